import { avatarResponseSchema } from '#contracts/api/avatar.ts'
import { avatarMachine } from '#machines/avatar/avatar.machine.ts'
import { provide } from '#src/flow-runtime/provide.ts'
import { defineReadPicture } from './effects/read-picture.ts'
import { defineSaveAvatar } from './effects/save-avatar.ts'
import { commandOf } from '#src/effects/command.ts'

export const avatarFlow = provide(avatarMachine, {
  readPicture: defineReadPicture(),
  saveAvatar: defineSaveAvatar(),
  removeAvatar: commandOf('removeAvatar', avatarResponseSchema, () => ({})),
})
