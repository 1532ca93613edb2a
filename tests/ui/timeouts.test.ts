/** Every request times out after ten seconds in total, whether the connection or the answer hangs. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { prefillResponseSchema } from '#contracts/api/registration-prefill.ts'
import { asFailure } from '#src/clients/failures.ts'
import { serviceFetch } from '#src/clients/service-fetch.ts'
import { callAsVisitor } from '#src/clients/visitor-call.ts'
import { neverAborted } from '#tests/kit/never-aborted.ts'

const delays: number[] = []
let runOut: () => void

beforeEach(() => {
  delays.length = 0
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const time = new AbortController()
    delays.push(ms)
    runOut = () => time.abort(new DOMException('x', 'TimeoutError'))
    return time.signal
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const rejectOnAbort = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })

/** Never answers. */
const neverAnswers = (input: RequestInfo | URL, init?: RequestInit) => {
  queueMicrotask(() => runOut())
  return rejectOnAbort(init?.signal ?? (input instanceof Request ? input.signal : null))
}

/** Answers with headers, but never ends the body. */
const halfAnswer = (input: RequestInfo | URL, init?: RequestInit) => {
  const signal = init?.signal ?? (input instanceof Request ? input.signal : null)
  const body = new ReadableStream({
    start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason), { once: true }),
    pull: () => runOut(),
  })
  return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'application/json' } }))
}

const calls = {
  'a call of the Product API': (signal: AbortSignal) =>
    callAsVisitor('prefillRegistration', prefillResponseSchema, { body: { invitation: 'convite' }, signal }),
  'the auth and table client': async (signal: AbortSignal) => {
    const answer = await serviceFetch('http://localhost/rest/v1/users', { signal })
    return answer.json() as Promise<unknown>
  },
}

describe.each(Object.entries(calls))('%s', (_, call) => {
  // Proves API-03, FAIL-01.
  it.each([
    ['nobody answers', neverAnswers],
    ['the answer never ends', halfAnswer],
  ])('times out if %s', async (_name, fetching) => {
    vi.stubGlobal('fetch', fetching)
    const failure = await call(neverAborted()).catch(asFailure)
    expect([failure, delays]).toEqual([{ code: 'network.timeout' }, [10_000]])
  })
})
