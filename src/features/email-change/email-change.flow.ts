import { emailChangeMachine } from '#machines/email-change/email-change.machine.ts'
import { linkMailMachine } from '#machines/link-mail/link-mail.machine.ts'
import {
  defineAwaitEmailChange,
  defineCancelEmailChange,
  defineRequestEmailChange,
  defineResendEmailChange,
} from './effects/email-change.ts'
import { emailChangeApi } from '#src/clients/email-change-api.ts'
import { readingOf } from '#src/account/reading/reading.flow.ts'

export const emailChangeReading = readingOf(emailChangeApi.readEmailChange)

export const emailChangeFlow = emailChangeMachine.provide({
  actors: {
    requestChange: defineRequestEmailChange(emailChangeApi),
    awaitFirst: defineAwaitEmailChange(emailChangeApi),
    awaitLast: defineAwaitEmailChange(emailChangeApi),
    cancelChange: defineCancelEmailChange(emailChangeApi),
  },
})

/** The link confirms that the owner of the old mailbox agrees, and that the new one is the owner's. */
export const mailboxMailFlows = {
  current: linkMailMachine.provide({ actors: { sendMail: defineResendEmailChange(emailChangeApi, 'current') } }),
  new: linkMailMachine.provide({ actors: { sendMail: defineResendEmailChange(emailChangeApi, 'new') } }),
} as const
