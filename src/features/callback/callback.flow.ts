import { fromPromise } from 'xstate'
import { type EmailConfirmation, emailConfirmationResponseSchema } from '#contracts/api/email-confirmation.ts'
import { callbackMachine } from '#machines/callback/callback.machine.ts'
import { provide } from '#src/flow-runtime/provide.ts'
import { defineExchangeCode } from './effects/exchange-code.ts'
import { defineSendLink } from './effects/send-link.ts'
import { defineTakeLink } from './effects/take-link.ts'
import { defineTakeReturnTo } from '#src/effects/take-return-to.ts'
import { defineVerifyCode } from '#src/effects/verify-code.ts'
import { defineVerifyLink } from './effects/verify-link.ts'
import { clients } from '#src/clients/clients.ts'
import { callAsVisitor } from '#src/clients/visitor-call.ts'

export const callbackFlow = provide(callbackMachine, {
  takeLink: defineTakeLink(),
  verifyLink: defineVerifyLink(clients),
  verifyCode: defineVerifyCode(clients),
  exchangeCode: defineExchangeCode(clients),
  sendLink: defineSendLink(clients),
  confirmMailbox: fromPromise<EmailConfirmation, { token: string }>(({ input: body, signal }) =>
    callAsVisitor('confirmEmailChange', emailConfirmationResponseSchema, { body, signal }),
  ),
  takeReturnTo: defineTakeReturnTo(clients, { isByLink: true }),
})
