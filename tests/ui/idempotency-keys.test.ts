import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { send } from '#src/clients/http.ts'
import { neverAborted } from '#tests/kit/never-aborted.ts'

afterEach(() => vi.unstubAllGlobals())

/** Mocks the answers in sequence; returns the keys of the requests. */
const playAnswers = (...answers: (Response | Error)[]) => {
  const keys: (string | null)[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    keys.push(request.headers.get('Idempotency-Key'))
    const answer = answers.shift() ?? new Error('asked once too often')
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  })
  return keys
}

const write = (body: unknown, idempotent: { idempotent?: 'wrapper' } = { idempotent: 'wrapper' }) =>
  send(
    {
      endpoint: { method: 'POST', path: '/api/waitlist', ...idempotent },
      body,
      signal: neverAborted(),
    },
    z.object({ done: z.literal(true) }),
  ).catch(() => 'failed')

const answerDone = () => Response.json({ done: true })

// Proves API-16.
it('a retry has the same key while the outcome is unknown, and a new one afterwards', async () => {
  const keys = playAnswers(
    new TypeError('Failed to fetch'),
    Response.json({}, { status: 503 }),
    answerDone(),
    answerDone(),
  )
  for (const _ of [1, 2, 3, 4]) await write({ email: 'ana@prosa.test' })
  const [first, second, third, fourth] = keys
  expect([second, third]).toEqual([first, first])
  expect(fourth).not.toBe(first)
  expect(keys.map((key) => /^[\da-f]{32}$/.test(key ?? ''))).toEqual([true, true, true, true])
})

it('another request has another key', async () => {
  const keys = playAnswers(new TypeError('Failed to fetch'), answerDone(), answerDone())
  await write({ email: 'bia@prosa.test' })
  await write({ email: 'rui@prosa.test' })
  await write({ email: 'bia@prosa.test' })
  expect([keys[0] === keys[1], keys[0] === keys[2]]).toEqual([false, true])
})

it('a request has a new key after a refusal', async () => {
  const keys = playAnswers(Response.json({ code: 'rate.limited' }, { status: 429 }), answerDone())
  await write({ email: 'eva@prosa.test' })
  await write({ email: 'eva@prosa.test' })
  expect(keys[0]).not.toBe(keys[1])
})

// Proves API-30.
it('the key of the oldest request is dropped beyond 100 without an answer', async () => {
  const keys = playAnswers()
  for (let number = 0; number <= 100; number += 1) await write({ number })
  for (const number of [1, 0]) await write({ number })
  expect([keys[101] === keys[1], keys[102] === keys[0]]).toEqual([true, false])
})

it('a write that sets a state has no key', async () => {
  const keys = playAnswers(answerDone())
  await write({ status: 'closed' }, {})
  expect(keys).toEqual([null])
})

it.each([
  ['is cut off', () => new Response('{"done":tr')],
  ['is empty', () => new Response('')],
  ['has another shape', () => Response.json({ ok: true })],
  [
    'is a page of something on the way',
    () => new Response('<html></html>', { headers: { 'Content-Type': 'text/html' } }),
  ],
  ['is a refusal without a code', () => new Response('<html></html>', { status: 403 })],
  ['is that the first attempt is at work', () => Response.json({ code: 'request.conflict' }, { status: 409 })],
  ['is that the token has run out', () => Response.json({ code: 'auth.unauthenticated' }, { status: 401 })],
])('a retry has the same key where the answer %s', async (what, answer) => {
  const keys = playAnswers(answer(), answerDone())
  await write({ email: what })
  await write({ email: what })
  expect(keys[1]).toBe(keys[0])
})
