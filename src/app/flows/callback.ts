import { callbackMachine } from '#machines/callback/callback.machine.ts'
import { defineExchangeCode } from '../../actors/exchange-code.ts'
import { defineSendLink } from '../../actors/send-link.ts'
import { defineTakeLink } from '../../actors/take-link.ts'
import { defineTakeOrigin } from '../../actors/take-origin.ts'
import { defineVerifyCode } from '../../actors/verify-code.ts'
import { defineVerifyLink } from '../../actors/verify-link.ts'
import { clients } from '../../clients/clients.ts'

export const callbackFlow = callbackMachine.provide({
  actors: {
    takeLink: defineTakeLink(),
    verifyLink: defineVerifyLink(clients),
    verifyCode: defineVerifyCode(clients),
    exchangeCode: defineExchangeCode(clients),
    sendLink: defineSendLink(clients),
    takeOrigin: defineTakeOrigin(clients),
  },
})
