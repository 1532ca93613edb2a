import { fromPromise } from 'xstate'
import type { EmailChange, EmailChangeStatus } from '#contracts/api/email-change.ts'
import { AWAIT_BACKOFF, poll } from '#src/effects/poll.ts'
import { INVALIDATED_BY } from '#src/clients/invalidations.ts'
import { queryCache } from '#src/clients/query-cache.ts'
import { readEmailChange } from '../read-email-change.ts'

const isSame = (one: EmailChange | null, other: EmailChange | null) =>
  one?.new_email === other?.new_email &&
  one?.status === other?.status &&
  one?.is_current_confirmed === other?.is_current_confirmed &&
  one?.is_new_confirmed === other?.is_new_confirmed

/**
 * Polls until the change differs. One that is gone may have changed the address, so the queries with the old address
 * are invalidated (SESSION-23).
 */
export const defineAwaitEmailChange = () =>
  fromPromise<EmailChangeStatus, { change: EmailChange | null }>(({ input, signal: callerSignal }) =>
    poll(
      async (signal) => {
        const status = await readEmailChange(signal)
        if (isSame(status.change, input.change)) return undefined
        queryCache.invalidate(status.change === null ? INVALIDATED_BY.emailChanged : INVALIDATED_BY.emailChangeMoved)
        return status
      },
      AWAIT_BACKOFF,
      callerSignal,
    ),
  )
