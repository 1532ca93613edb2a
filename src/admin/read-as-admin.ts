/** Reads of the Product API that require the role `admin`. */
import type { ResponseOf } from '#contracts/api/calls.ts'
import { type CallInput, call, type MemberCall } from '#src/clients/call.ts'
import { asFailure } from '#src/clients/failures.ts'
import type { Schema } from '#src/clients/http.ts'
import { queryCache } from '#src/clients/query-cache.ts'

const READS = ['inbox', 'operations', 'user', 'userHistory', 'users'] as const

/** If the role was lost, no answer that was read with it stays in the cache; the query clears what is shown (ADMIN-65). */
export const readAsAdmin = <Name extends MemberCall, Answer extends ResponseOf<Name>>(
  name: Name,
  schema: Schema<Answer>,
  input: CallInput<Name>,
): Promise<Answer> =>
  call(name, schema, input).catch((error: unknown) => {
    if (asFailure(error).code === 'access.denied') queryCache.evict({ evict: READS })
    throw error
  })
