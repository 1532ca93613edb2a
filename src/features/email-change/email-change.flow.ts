import { fromPromise } from 'xstate'
import { type EmailChangeStatus, emailChangeResponseSchema } from '#contracts/api/email-change.ts'
import type { Mailbox } from '#contracts/api/email-confirmation.ts'
import { emailChangeMachine } from '#machines/email-change/email-change.machine.ts'
import { requestMailMachine } from '#machines/request-mail/request-mail.machine.ts'
import { queryOf } from '#src/account/query/query.flow.ts'
import { commandOf } from '#src/effects/command.ts'
import { defineReauthenticateByFactor } from '#src/effects/reauthenticate-by-factor.ts'
import { call } from '#src/clients/call.ts'
import { clients } from '#src/clients/clients.ts'
import { provide } from '#src/flow-runtime/provide.ts'
import { defineAwaitEmailChange } from './effects/await-email-change.ts'
import { readEmailChange } from './read-email-change.ts'

export const emailChangeQuery = queryOf({ name: 'emailChange' }, readEmailChange)

export const emailChangeFlow = provide(emailChangeMachine, {
  requestChange: fromPromise<EmailChangeStatus, { email: string; password?: string }>(({ input: body, signal }) =>
    call('requestEmailChange', emailChangeResponseSchema, { body, signal }),
  ),
  verifyFactor: defineReauthenticateByFactor(clients),
  awaitFirst: defineAwaitEmailChange(),
  awaitLast: defineAwaitEmailChange(),
  cancelChange: fromPromise<EmailChangeStatus, undefined>(({ signal }) =>
    call('cancelEmailChange', emailChangeResponseSchema, { signal }),
  ),
})

/** The link confirms that the owner of the old mailbox agrees, and that the new one is the owner's. */
const mailboxMailOf = (mailbox: Mailbox) =>
  provide(requestMailMachine, {
    // The address is not sent: the service has stored both mailboxes of the change.
    sendMail: commandOf<'resendEmailChange', { email: string }>('resendEmailChange', emailChangeResponseSchema, () => ({
      body: { mailbox },
    })),
  })
export const mailboxMailFlows = { current: mailboxMailOf('current'), new: mailboxMailOf('new') } as const
