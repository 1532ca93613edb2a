import { avatarMachine } from '#machines/avatar/avatar.machine.ts'
import { defineReadPicture, defineRemoveAvatar, defineSaveAvatar } from './effects/avatar.ts'
import { profileApi } from '#src/clients/profile-api.ts'

export const avatarFlow = avatarMachine.provide({
  actors: {
    readPicture: defineReadPicture(),
    saveAvatar: defineSaveAvatar(profileApi),
    removeAvatar: defineRemoveAvatar(profileApi),
  },
})
