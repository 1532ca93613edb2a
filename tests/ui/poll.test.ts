import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Failure } from '#contracts/errors.ts'
import { AWAIT_BACKOFF, poll, WATCH_BACKOFF } from '#src/effects/poll.ts'
import { neverAborted } from '#tests/kit/never-aborted.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const setVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
const never = neverAborted()

it('a poll repeats with backoff, and then every 15 s', async () => {
  const start = Date.now()
  const times: number[] = []
  const attempt = () => {
    times.push(Date.now() - start)
    return Promise.resolve(times.length === 7 ? 'answer' : undefined)
  }
  const answer = poll(attempt, AWAIT_BACKOFF, never)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await answer).toBe('answer')
  expect(times).toEqual([0, 1_000, 3_000, 7_000, 15_000, 30_000, 45_000])
})

it('a poll pauses while the page is hidden, and repeats at once when it becomes visible', async () => {
  const attempt = vi.fn<() => Promise<string | undefined>>(() => Promise.resolve(undefined))
  const answer = poll(attempt, AWAIT_BACKOFF, never)
  await vi.advanceTimersByTimeAsync(0)
  setVisibility('hidden')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(attempt.mock.calls.length).toBe(1)
  attempt.mockImplementation(() => Promise.resolve('answer'))
  setVisibility('visible')
  expect(await answer).toBe('answer')
  expect(attempt.mock.calls.length).toBe(2)
})

// Proves FAIL-01.
it('a poll retries after a timeout, and rejects with any other failure', async () => {
  const failures: Failure[] = [{ code: 'network.timeout' }, { code: 'network.unreachable' }]
  const attempt = vi.fn(() => Promise.reject(failures.shift() as unknown as Error))
  const answer = poll(attempt, AWAIT_BACKOFF, never)
  const expectation = expect(answer).rejects.toEqual({ code: 'network.unreachable' })
  await vi.advanceTimersByTimeAsync(1_000)
  await expectation
  expect(attempt.mock.calls.length).toBe(2)
})

it.each(['visible', 'hidden'] as const)('a poll stops when it is aborted, on a %s page', async (state) => {
  const asking = new AbortController()
  const answer = poll(() => Promise.resolve(undefined), AWAIT_BACKOFF, asking.signal)
  const expectation = expect(answer).rejects.toThrow('gone')
  await vi.advanceTimersByTimeAsync(0)
  if (state === 'hidden') {
    setVisibility(state)
    await vi.advanceTimersByTimeAsync(5_000)
  }
  asking.abort(new Error('gone'))
  await expectation
})

it('a poll does not repeat if it is aborted during a request', async () => {
  const asking = new AbortController()
  const attempt = vi.fn<() => Promise<undefined>>(() => {
    asking.abort(new Error('gone'))
    return Promise.reject({ code: 'network.timeout' })
  })
  const expectation = expect(poll(attempt, AWAIT_BACKOFF, asking.signal)).rejects.toThrow('gone')
  await vi.advanceTimersByTimeAsync(60_000)
  await expectation
  expect(attempt.mock.calls.length).toBe(1)
})

// Proves DATA-08.
it('a changing list is polled fourteen times, at intervals from a second to a minute', async () => {
  const start = Date.now()
  const pauses: number[] = []
  let before = start
  const attemptOnce = () => {
    pauses.push((Date.now() - before) / 1_000)
    before = Date.now()
    return Promise.resolve(undefined)
  }
  void poll(attemptOnce, WATCH_BACKOFF, never)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(pauses).toEqual([0, 1, 2, 3, 5, 8, 13, 20, 30, 60, 60, 60, 60, 60, 60])
})

// Proves DATA-09.
it('a poll repeats at once when the page becomes visible, and restarts the backoff', async () => {
  const attemptOnce = vi.fn(() => Promise.resolve(undefined))
  void poll(attemptOnce, WATCH_BACKOFF, never)
  await vi.advanceTimersByTimeAsync(3_600_000)
  const before = attemptOnce.mock.calls.length
  setVisibility('hidden')
  await vi.advanceTimersByTimeAsync(60_000)
  const whileHidden = attemptOnce.mock.calls.length
  setVisibility('visible')
  await vi.advanceTimersByTimeAsync(0)
  const onceVisible = attemptOnce.mock.calls.length
  await vi.advanceTimersByTimeAsync(1_000)
  expect([before, whileHidden, onceVisible, attemptOnce.mock.calls.length]).toEqual([15, 15, 16, 17])
})

it('a poll leaves no listener, however often it repeats', async () => {
  const asking = new AbortController()
  const listening = new Set<AbortSignal | undefined>()
  const countListeners = (target: EventTarget) =>
    vi.spyOn(target, 'addEventListener').mockImplementation(function (this: EventTarget, name, listener, options) {
      const { signal } = options as AddEventListenerOptions
      listening.add(signal)
      signal?.addEventListener('abort', () => listening.delete(signal))
      EventTarget.prototype.addEventListener.call(this, name, listener, options)
    })
  countListeners(asking.signal)
  countListeners(document)
  void poll(() => Promise.resolve(undefined), AWAIT_BACKOFF, asking.signal).catch(() => {})
  await vi.advanceTimersByTimeAsync(86_400_000)
  expect(listening.size).toBe(1)
  asking.abort(new Error('gone'))
  expect(listening.size).toBe(0)
})
