import { fromPromise } from 'xstate'
import { messagingLinkResponseSchema } from '#contracts/api/messaging-link.ts'
import { LINK_CODE_TTL } from '#contracts/limits.ts'
import type { CodeOutcome } from '#machines/messaging-link/messaging-link.machine.ts'
import { AWAIT_BACKOFF, poll } from '#src/effects/poll.ts'
import { call } from '#src/clients/call.ts'
import { INVALIDATED_BY } from '#src/clients/invalidations.ts'
import { queryCache } from '#src/clients/query-cache.ts'

/** Polls the code. One that is no longer open was either used (a link newer than the code) or has expired. */
export const defineAwaitLink = () =>
  fromPromise<CodeOutcome, { expiresAt: string }>(({ input: { expiresAt }, signal: callerSignal }) => {
    const madeAt = Date.parse(expiresAt) - LINK_CODE_TTL
    return poll<CodeOutcome>(
      async (signal) => {
        const { link, open_code: open } = await call('readMessagingLink', messagingLinkResponseSchema, { signal })
        if (open !== null) return open.is_number_in_use ? { kind: 'numberInUse' } : undefined
        const isNew = link !== null && Date.parse(link.linked_at) >= madeAt
        if (isNew) queryCache.invalidate(INVALIDATED_BY.numberLinked)
        return isNew ? { kind: 'linked', phone: link.phone_masked } : { kind: 'over' }
      },
      AWAIT_BACKOFF,
      callerSignal,
    )
  })
