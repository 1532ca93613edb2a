/** Reads that are requested at the same time share one request (ADR 032); each is answered or fails on its own. */
import { BATCHED_CALLS, type BatchedCall } from '#contracts/api/endpoints/batched.ts'
import { MEMBER_ENDPOINTS } from '#contracts/api/endpoints/members.ts'
import { asFailure } from './failures.ts'
import { createInFlightRequests } from './in-flight-requests.ts'
import { type RequestOptions, type Schema, send } from './http.ts'
import { signedIn } from './signed-in.ts'

type BatchResult = { answer: unknown } | { code: unknown }
type BatchResults = Partial<Record<BatchedCall, BatchResult>>

const asIs: Schema<unknown> = { parse: (value) => value }
const batch: Schema<BatchResults> = {
  parse: (value) => Object((Object(value) as { parts?: unknown }).parts) as BatchResults,
}

const flights = createInFlightRequests()
/** Of the batch that is not sent yet: it waits for the auth client and its session. */
let waiting = new Set<BatchedCall>()

const sendTogether = async (
  calls: readonly BatchedCall[],
  options: Pick<RequestOptions, 'headers' | 'signal'>,
): Promise<BatchResults> => {
  const [first, ...more] = calls
  if (first !== undefined && more.length === 0) {
    return { [first]: { answer: await send({ ...options, endpoint: MEMBER_ENDPOINTS[first] }, asIs) } }
  }
  // In one order, so that the same reads have the same URL: see `prefetch.ts`.
  const query = { calls: BATCHED_CALLS.filter((name) => calls.includes(name)).join(',') }
  return send({ ...options, endpoint: MEMBER_ENDPOINTS.readBatch, query }, batch)
}

const begin = (callerSignal: AbortSignal): Promise<BatchResults> => {
  const calls = new Set<BatchedCall>()
  waiting = calls
  return signedIn(callerSignal, ({ session }, signal) => {
    if (waiting === calls) {
      // Later reads start the next batch.
      waiting = new Set()
      flights.clear()
    }
    return sendTogether([...calls], { headers: { Authorization: `Bearer ${session.access_token}` }, signal })
  })
}

/** Resolves with the response, parsed by `schema`. Rejects with a `Failure`: of the request, or of this part. */
export const readInBatch = async <Answer>(
  name: BatchedCall,
  schema: Schema<Answer>,
  signal: AbortSignal,
): Promise<Answer> => {
  const answers = flights.join('', signal, begin)
  if (!signal.aborted) waiting.add(name)
  try {
    const part = (await answers)[name]
    if (part === undefined || !('answer' in part)) throw asFailure(part)
    return schema.parse(part.answer)
  } catch (error) {
    throw asFailure(error)
  }
}
