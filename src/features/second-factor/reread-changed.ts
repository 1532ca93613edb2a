import type { ErrorCode } from '#contracts/errors.ts'
import { INVALIDATED_BY } from '#src/clients/invalidations.ts'
import { asFailure } from '#src/clients/failures.ts'
import { queryCache } from '#src/clients/query-cache.ts'

const CHANGED: readonly ErrorCode[] = ['request.notFound', 'request.conflict']

/** Handles a rejection: if the second factor was changed elsewhere, it is read again, as the page shows it as it was. */
export const rereadChanged = (error: unknown): never => {
  if (CHANGED.includes(asFailure(error).code)) queryCache.invalidate(INVALIDATED_BY.factorChanged)
  throw error
}
