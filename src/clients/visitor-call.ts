/** Calls of the Product API that need no session, typed by the endpoint table. */
import type { ResponseOf, RequestOf } from '#contracts/api/calls.ts'
import { VISITOR_ENDPOINTS } from '#contracts/api/endpoints/visitors.ts'
import { type RequestParams, type Schema, send, withTimeout } from './http.ts'

export type VisitorCall = keyof typeof VISITOR_ENDPOINTS
/** `headers` are for a call that makes its own idempotency key. */
type VisitorCallInput<Name extends VisitorCall> = RequestOf<Name> & {
  signal: AbortSignal
  headers?: Record<string, string>
}

/** Resolves with the response, parsed by `schema`. Rejects with a `Failure`. */
export const callAsVisitor = <Name extends VisitorCall, Answer extends ResponseOf<Name>>(
  name: Name,
  schema: Schema<Answer>,
  input: VisitorCallInput<Name>,
): Promise<Answer> => {
  const parts: RequestParams = input
  return withTimeout(input.signal, (signal) =>
    send({ ...input, ...parts, endpoint: VISITOR_ENDPOINTS[name], signal }, schema),
  )
}
