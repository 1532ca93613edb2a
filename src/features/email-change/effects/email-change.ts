import { fromPromise } from 'xstate'
import type { EmailChange, EmailChangeStatus, Mailbox } from '#contracts/api/email-change.ts'
import type { EmailChangeApi } from '#src/clients/email-change-api.ts'
import { askUntil } from '#src/actors/ask-until.ts'
import { dropKeptProfile } from '#src/actors/load-profile.ts'

export const defineRequestEmailChange = ({ requestEmailChange }: Pick<EmailChangeApi, 'requestEmailChange'>) =>
  fromPromise<EmailChangeStatus, { email: string; password?: string }>(({ input, signal }) =>
    requestEmailChange(input, signal),
  )

const isSame = (one: EmailChange | null, other: EmailChange | null) =>
  one?.new_email === other?.new_email &&
  one?.status === other?.status &&
  one?.is_current_confirmed === other?.is_current_confirmed &&
  one?.is_new_confirmed === other?.is_new_confirmed

/**
 * A change that is gone may have changed the address: whoever looks the person up from now on sees the new one
 * (SESSION-23).
 */
export const defineAwaitEmailChange = ({ readEmailChange }: Pick<EmailChangeApi, 'readEmailChange'>) =>
  fromPromise<EmailChangeStatus, { change: EmailChange | null }>(({ input, signal }) =>
    askUntil(async (each) => {
      const status = await readEmailChange(each)
      if (isSame(status.change, input.change)) return undefined
      if (status.change === null) dropKeptProfile()
      return status
    }, signal),
  )

export const defineCancelEmailChange = ({ cancelEmailChange }: Pick<EmailChangeApi, 'cancelEmailChange'>) =>
  fromPromise<EmailChangeStatus, undefined>(({ signal }) => cancelEmailChange(signal))

/** The service knows the address of each mailbox itself. */
export const defineResendEmailChange = (
  { resendEmailChange }: Pick<EmailChangeApi, 'resendEmailChange'>,
  mailbox: Mailbox,
) => fromPromise<void, { email: string }>(({ signal }) => resendEmailChange(mailbox, signal))
