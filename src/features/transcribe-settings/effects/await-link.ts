import { fromPromise } from 'xstate'
import { messagingLinkResponseSchema } from '#contracts/api/messaging-link.ts'
import { LINK_CODE_TTL } from '#contracts/limits.ts'
import type { CodeFate } from '#machines/messaging-link/messaging-link.machine.ts'
import { askUntil } from '#src/actors/ask-until.ts'
import { call } from '#src/clients/call.ts'

/** A code that can no longer be sent has linked its number since it was made, or is over. */
export const defineAwaitLink = () =>
  fromPromise<CodeFate, { expiresAt: string }>(({ input: { expiresAt }, signal: whole }) => {
    const madeAt = Date.parse(expiresAt) - LINK_CODE_TTL
    return askUntil<CodeFate>(async (signal) => {
      const { link, open_code: open } = await call('readMessagingLink', messagingLinkResponseSchema, { signal })
      if (open !== null) return open.is_number_in_use ? { kind: 'numberInUse' } : undefined
      const isNew = link !== null && Date.parse(link.linked_at) >= madeAt
      return isNew ? { kind: 'linked', phone: link.phone_masked } : { kind: 'over' }
    }, whole)
  })
