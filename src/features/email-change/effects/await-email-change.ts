import { fromPromise } from 'xstate'
import type { EmailChange, EmailChangeStatus } from '#contracts/api/email-change.ts'
import { askUntil } from '#src/actors/ask-until.ts'
import { dropKeptProfile } from '#src/actors/load-profile.ts'
import { readEmailChange } from '../read-email-change.ts'

const isSame = (one: EmailChange | null, other: EmailChange | null) =>
  one?.new_email === other?.new_email &&
  one?.status === other?.status &&
  one?.is_current_confirmed === other?.is_current_confirmed &&
  one?.is_new_confirmed === other?.is_new_confirmed

/**
 * A change that is gone may have changed the address: whoever looks the person up from now on sees the new one
 * (SESSION-23).
 */
export const defineAwaitEmailChange = () =>
  fromPromise<EmailChangeStatus, { change: EmailChange | null }>(({ input, signal }) =>
    askUntil(async (each) => {
      const status = await readEmailChange(each)
      if (isSame(status.change, input.change)) return undefined
      if (status.change === null) dropKeptProfile()
      return status
    }, signal),
  )
