import { callbackMachine } from '#machines/callback/callback.machine.ts'
import { defineConfirmMailbox } from '#src/actors/confirm-mailbox.ts'
import { defineExchangeCode } from '#src/actors/exchange-code.ts'
import { defineSendLink } from '#src/actors/send-link.ts'
import { defineTakeLink } from '#src/actors/take-link.ts'
import { defineTakeOrigin } from '#src/actors/take-origin.ts'
import { defineVerifyCode } from '#src/actors/verify-code.ts'
import { defineVerifyLink } from '#src/actors/verify-link.ts'
import { clients } from '#src/clients/clients.ts'

export const callbackFlow = callbackMachine.provide({
  actors: {
    takeLink: defineTakeLink(),
    verifyLink: defineVerifyLink(clients),
    verifyCode: defineVerifyCode(clients),
    exchangeCode: defineExchangeCode(clients),
    sendLink: defineSendLink(clients),
    confirmMailbox: defineConfirmMailbox(clients),
    takeOrigin: defineTakeOrigin(clients, { isByLink: true }),
  },
})
