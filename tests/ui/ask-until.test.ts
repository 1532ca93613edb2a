// Proves FAIL-01.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Failure } from '#contracts/errors.ts'
import { askUntil } from '#src/actors/ask-until.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const seen = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
const never = new AbortController().signal

it('asks ever less often, and then every 15 s', async () => {
  const began = Date.now()
  const asked: number[] = []
  const ask = () => {
    asked.push(Date.now() - began)
    return Promise.resolve(asked.length === 7 ? 'answer' : undefined)
  }
  const answer = askUntil(ask, never)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await answer).toBe('answer')
  expect(asked).toEqual([0, 1_000, 3_000, 7_000, 15_000, 30_000, 45_000])
})

it('asks nothing while nobody looks, and at once when somebody does', async () => {
  const ask = vi.fn<() => Promise<string | undefined>>(() => Promise.resolve(undefined))
  const answer = askUntil(ask, never)
  await vi.advanceTimersByTimeAsync(0)
  seen('hidden')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask.mock.calls.length).toBe(1)
  ask.mockImplementation(() => Promise.resolve('answer'))
  seen('visible')
  expect(await answer).toBe('answer')
  expect(ask.mock.calls.length).toBe(2)
})

it('takes an answer that is late for none, and any other failure for what it is', async () => {
  const failures: Failure[] = [{ code: 'network.timeout' }, { code: 'network.unreachable' }]
  const ask = vi.fn(() => Promise.reject(failures.shift() as unknown as Error))
  const answer = askUntil(ask, never)
  const settled = expect(answer).rejects.toEqual({ code: 'network.unreachable' })
  await vi.advanceTimersByTimeAsync(1_000)
  await settled
  expect(ask.mock.calls.length).toBe(2)
})

it.each(['visible', 'hidden'] as const)('ends with whoever asked, on a %s page', async (state) => {
  const asking = new AbortController()
  const answer = askUntil(() => Promise.resolve(undefined), asking.signal)
  const settled = expect(answer).rejects.toThrow('gone')
  await vi.advanceTimersByTimeAsync(0)
  if (state === 'hidden') {
    seen(state)
    await vi.advanceTimersByTimeAsync(5_000)
  }
  asking.abort(new Error('gone'))
  await settled
})

it('asks no more once it was left while a question was under way', async () => {
  const asking = new AbortController()
  const ask = vi.fn<() => Promise<undefined>>(() => {
    asking.abort(new Error('gone'))
    return Promise.reject({ code: 'network.timeout' })
  })
  const settled = expect(askUntil(ask, asking.signal)).rejects.toThrow('gone')
  await vi.advanceTimersByTimeAsync(60_000)
  await settled
  expect(ask.mock.calls.length).toBe(1)
})

it('keeps no listener of the turns before, on a page that is looked at or not', async () => {
  const asking = new AbortController()
  const added = vi.spyOn(asking.signal, 'addEventListener')
  const removed = vi.spyOn(asking.signal, 'removeEventListener')
  const onPage = vi.spyOn(document, 'addEventListener')
  const offPage = vi.spyOn(document, 'removeEventListener')
  const answer = askUntil(() => Promise.resolve(undefined), asking.signal)
  const settled = expect(answer).rejects.toThrow('gone')
  for (const state of ['visible', 'hidden', 'visible', 'hidden', 'visible'] as const) {
    seen(state)
    // Each turn follows the one before.
    await vi.advanceTimersByTimeAsync(20_000) // oxlint-disable-line no-await-in-loop
  }
  const left = [
    added.mock.calls.length - removed.mock.calls.length,
    onPage.mock.calls.length - offPage.mock.calls.length,
  ]
  expect([left[0], left[1], added.mock.calls.length > 4]).toEqual([1, 0, true])
  asking.abort(new Error('gone'))
  await settled
})
