import { requestMailMachine } from '#machines/request-mail/request-mail.machine.ts'
import { defineRequestPasswordReset } from '#src/effects/request-password-reset.ts'
import { defineResendConfirmation } from '#src/effects/resend-confirmation.ts'
import { clients } from '#src/clients/clients.ts'
import { provide } from '#src/flow-runtime/provide.ts'

/** The link confirms the address. */
export const confirmationMailFlow = provide(requestMailMachine, { sendMail: defineResendConfirmation(clients) })

/** The link opens the new-password form, also for an account without a password. */
export const passwordMailFlow = provide(requestMailMachine, { sendMail: defineRequestPasswordReset(clients) })
