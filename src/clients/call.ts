/** Calls of the Product API as the signed-in person, typed by the endpoint table. */
import type { ResponseOf, RequestOf } from '#contracts/api/calls.ts'
import { isBatched } from '#contracts/api/endpoints/batched.ts'
import { MEMBER_ENDPOINTS } from '#contracts/api/endpoints/members.ts'
import { type ErrorCode, isAnswerLost } from '#contracts/errors.ts'
import { readInBatch } from './batch.ts'
import { invalidatedBy } from './invalidations.ts'
import { asFailure } from './failures.ts'
import { type RequestOptions, type RequestParams, type Schema, send } from './http.ts'
import { queryCache } from './query-cache.ts'
import { signedIn } from './signed-in.ts'

export type MemberCall = keyof typeof MEMBER_ENDPOINTS
export type CallInput<Name extends MemberCall> = RequestOf<Name> & { signal: AbortSignal }

/** Error codes which say that the client's data is stale. */
const STALE_DATA_CODES: ReadonlySet<ErrorCode> = new Set(['request.notFound', 'billing.alreadyActive'])
/** The same, but an immediate refetch would remove the part of the page that shows the failure. */
const SHOWN_FIRST_CODES: ReadonlySet<ErrorCode> = new Set([
  'request.conflict',
  'billing.noSubscription',
  'admin.alreadyAnswered',
])

/**
 * Invalidates the queries that the call changes. If the outcome is unknown, or the failure has to be shown first, cached
 * answers are only dropped.
 */
const invalidating = async <Answer>(name: MemberCall, work: Promise<Answer>): Promise<Answer> => {
  const invalidation = invalidatedBy(name)
  try {
    const answer = await work
    queryCache.invalidate(invalidation)
    return answer
  } catch (error) {
    const { code } = asFailure(error)
    if (STALE_DATA_CODES.has(code)) queryCache.invalidate(invalidation)
    else if (isAnswerLost(code) || SHOWN_FIRST_CODES.has(code)) queryCache.evict(invalidation)
    throw error
  }
}

export const asMember = <Answer>(
  name: MemberCall,
  { signal: callerSignal, ...parts }: RequestParams & { signal: AbortSignal },
  execute: (options: RequestOptions) => Promise<Answer>,
  timeout?: AbortSignal,
) =>
  invalidating(
    name,
    signedIn(
      callerSignal,
      ({ session }, signal) =>
        execute({
          ...parts,
          endpoint: MEMBER_ENDPOINTS[name],
          headers: { Authorization: `Bearer ${session.access_token}` },
          signal,
        }),
      timeout,
    ),
  )

/** Resolves with the response, parsed by `schema`. Rejects with a `Failure`. */
export const call = <Name extends MemberCall, Answer extends ResponseOf<Name>>(
  name: Name,
  schema: Schema<Answer>,
  input: CallInput<Name>,
): Promise<Answer> =>
  isBatched(name) ? readInBatch(name, schema, input.signal) : asMember(name, input, (options) => send(options, schema))
