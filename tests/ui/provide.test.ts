/** Providing a machine with its effects: all of them, and each call with a timeout. */
import { renderHook } from '@testing-library/react'
import { useActorRef } from '@xstate/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AnyActorLogic, assign, createActor, fromPromise, setup } from 'xstate'
import { unprovided } from '#machines/kit/unprovided.ts'
import { toFailure } from '#machines/kit/to-failure.ts'
import { provide } from '#src/flow-runtime/provide.ts'

const caller = setup({
  types: { context: {} as { answer: unknown }, events: {} as { type: 'leave' } },
  actors: {
    call: unprovided<string, { word: string }>('call'),
    wait: unprovided<string, { word: string }>('wait', { isOpenEnded: true }),
  },
}).createMachine({
  context: { answer: null },
  initial: 'asking',
  states: {
    asking: {
      on: { leave: 'gone' },
      type: 'parallel',
      states: {
        calling: {
          invoke: {
            id: 'call',
            src: 'call',
            input: { word: 'hello' },
            onDone: { actions: assign({ answer: ({ event }) => event.output }) },
            onError: { actions: assign({ answer: ({ event }) => toFailure(event.error) }) },
          },
        },
        waiting: { invoke: { id: 'wait', src: 'wait', input: { word: 'long' }, onDone: {}, onError: '#gone' } },
      },
    },
    gone: { id: 'gone' },
  },
})

type Effect = (args: { input: { word: string }; signal: AbortSignal }) => Promise<string>

/** Never settles, and ignores the signal. */
const neverSettles: Effect = () => new Promise(() => {})

/** Resolves after a second. */
const delayedWord: Effect = ({ input }) => new Promise((resolve) => setTimeout(() => resolve(input.word), 1_000))

const run = (call: Effect, wait: Effect = neverSettles) => {
  const machine = provide(caller, { call: fromPromise(call), wait: fromPromise(wait) })
  const actor = createActor(machine).start()
  return { actor, answer: () => actor.getSnapshot().context.answer }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a call', () => {
  it('gets the input of the machine, and resolves to it', async () => {
    const { answer } = run(({ input }) => Promise.resolve(`${input.word} yourself`))
    await vi.advanceTimersByTimeAsync(0)
    expect(answer()).toBe('hello yourself')
  })

  it('rejects as its effect does', async () => {
    const { answer } = run(() => Promise.reject({ code: 'rate.limited', retryAfter: 30 }))
    await vi.advanceTimersByTimeAsync(0)
    expect(answer()).toEqual({ code: 'rate.limited', retryAfter: 30 })
  })

  // Proves FAIL-31.
  it('does not settle once it was abandoned: a restarted one gets its own answer', async () => {
    const machine = provide(caller, { call: fromPromise(delayedWord), wait: fromPromise(neverSettles) })
    // In strict mode React stops and restarts every actor.
    const { result } = renderHook(() => useActorRef(machine), { wrapper: StrictMode })
    await vi.advanceTimersByTimeAsync(500)
    expect(result.current.getSnapshot().context.answer).toBeNull()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(result.current.getSnapshot().context.answer).toBe('hello')
  })

  it('rejects if it throws', async () => {
    const { answer } = run(() => {
      throw new Error('a bug')
    })
    await vi.advanceTimersByTimeAsync(0)
    expect(answer()).toEqual({ code: 'unexpected' })
  })

  // Proves FAIL-01, FAIL-02, LIMIT-06.
  it('rejects after 11 s if it never settles, just after its client’s own timeout, and is aborted', async () => {
    const signals: AbortSignal[] = []
    const { answer } = run(({ signal }) => {
      signals.push(signal)
      return neverSettles({ input: { word: '' }, signal })
    })
    await vi.advanceTimersByTimeAsync(10_999)
    const before = [answer(), signals[0]?.aborted]
    await vi.advanceTimersByTimeAsync(1)
    expect([before, answer(), signals[0]?.aborted]).toEqual([[null, false], { code: 'network.timeout' }, true])
  })

  // Proves FAIL-31.
  it('stays rejected if it settles too late', async () => {
    const { answer } = run(() => new Promise((resolve) => void setTimeout(() => resolve('late'), 20_000)))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(answer()).toEqual({ code: 'network.timeout' })
  })

  it('is aborted when its machine stops', () => {
    const signals: AbortSignal[] = []
    const { actor } = run(({ signal }) => {
      signals.push(signal)
      return neverSettles({ input: { word: '' }, signal })
    })
    actor.send({ type: 'leave' })
    expect(signals[0]?.aborted).toBe(true)
  })

  it('leaves no timer once it has ended', async () => {
    run(() => Promise.resolve('soon'))
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})

it('an effect that waits for something external has no timeout', async () => {
  const { actor } = run(neverSettles)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(actor.getSnapshot().matches({ asking: 'waiting' })).toBe(true)
})

it('a missing or unknown effect is a type error', () => {
  const effect: AnyActorLogic = fromPromise(neverSettles)
  // @ts-expect-error -- `wait` is missing
  provide(caller, { call: fromPromise(neverSettles) })
  // @ts-expect-error -- the machine has no `shout`
  provide(caller, { call: fromPromise(neverSettles), wait: fromPromise(neverSettles), shout: effect })
  // @ts-expect-error -- the machine expects a text
  provide(caller, { call: fromPromise(() => Promise.resolve(1)), wait: fromPromise(neverSettles) })
})
