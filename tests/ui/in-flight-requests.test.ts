/** Readers of the same answer share one request, which is aborted when none of them waits any more. */
import { expect, it } from 'vitest'
import { createInFlightRequests } from '#src/clients/in-flight-requests.ts'

/** Requests that are never answered, with their signals. */
const openRequests = () => {
  const { join } = createInFlightRequests()
  const signals: AbortSignal[] = []
  const read = (signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<never>(() => {})
  }
  return { signals, join: (signal: AbortSignal) => void join('', signal, read).catch(() => {}) }
}

it('a shared request is aborted with its last reader', () => {
  const { signals, join } = openRequests()
  const readers = [new AbortController(), new AbortController()] as const
  for (const { signal } of readers) join(signal)
  readers[0].abort()
  const before = signals.map(({ aborted }) => aborted)
  readers[1].abort()
  expect([before, signals.map(({ aborted }) => aborted)]).toEqual([[false], [true]])
})

it('a reader that has stopped already neither starts a request nor keeps one open', () => {
  const { signals, join } = openRequests()
  join(AbortSignal.abort())
  expect(signals).toEqual([])
  const reader = new AbortController()
  join(reader.signal)
  join(AbortSignal.abort())
  reader.abort()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})
