import { messagingLinkMachine } from '#machines/messaging-link/messaging-link.machine.ts'
import { defineAwaitLink, defineCreateCode, defineUnlink } from './effects/messaging-link.ts'
import { transcribeApi } from '#src/clients/transcribe-api.ts'

export const messagingLinkFlow = messagingLinkMachine.provide({
  actors: {
    createCode: defineCreateCode(transcribeApi),
    awaitLink: defineAwaitLink(transcribeApi),
    unlink: defineUnlink(transcribeApi),
  },
})
