import { fromPromise } from 'xstate'
import { type LinkCode, linkCodeResponseSchema, messagingLinkResponseSchema } from '#contracts/api/messaging-link.ts'
import { messagingLinkMachine } from '#machines/messaging-link/messaging-link.machine.ts'
import { commandOf } from '#src/effects/command.ts'
import { call } from '#src/clients/call.ts'
import { provide } from '#src/flow-runtime/provide.ts'
import { defineAwaitLink } from './effects/await-link.ts'

export const messagingLinkFlow = provide(messagingLinkMachine, {
  createCode: fromPromise<LinkCode, undefined>(({ signal }) =>
    call('createLinkCode', linkCodeResponseSchema, { signal }),
  ),
  awaitLink: defineAwaitLink(),
  unlink: commandOf('removeMessagingLink', messagingLinkResponseSchema, () => ({})),
})
