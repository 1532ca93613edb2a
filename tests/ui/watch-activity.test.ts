import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { queryCache } from '#src/clients/query-cache.ts'
import { defineWatchActivity } from '#src/features/transcription/effects/watch-activity.ts'
import { wereSummariesShown } from '#src/features/transcription/summaries-shown.ts'

beforeEach(() => {
  vi.useFakeTimers()
  queryCache.clear()
})
afterEach(() => vi.useRealTimers())

const watch = () => {
  const onActivity = vi.fn<() => void>()
  const machine = setup({ actors: { watchActivity: defineWatchActivity() } }).createMachine({
    invoke: { src: 'watchActivity', id: 'watchActivity' },
    on: { 'activity.seen': { actions: () => onActivity() } },
  })
  const actor = createActor(machine).start()
  const send = (type: 'showing.start' | 'showing.stop') => {
    const stream = actor.getSnapshot().children['watchActivity'] as { send: (event: { type: string }) => void }
    stream.send({ type })
    return vi.advanceTimersByTimeAsync(0)
  }
  return { actor, onActivity, send }
}
const press = () => dispatchEvent(new KeyboardEvent('keydown'))

it('activity is reported between start and stop, at most once a second', async () => {
  const { onActivity, send } = watch()
  press()
  expect(onActivity).toHaveBeenCalledTimes(0)
  await send('showing.start')
  press()
  press()
  expect(onActivity).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_000)
  press()
  expect(onActivity).toHaveBeenCalledTimes(2)
  await send('showing.stop')
  vi.advanceTimersByTime(1_000)
  press()
  expect(onActivity).toHaveBeenCalledTimes(2)
})

// Proves SCRIBE-30, SCRIBE-32.
it('shown summaries are stored as such until five minutes after the last activity, also when the list is left', async () => {
  const { actor, send } = watch()
  expect(wereSummariesShown()).toBe(false)
  await send('showing.start')
  vi.advanceTimersByTime(200_000)
  press()
  await vi.advanceTimersByTimeAsync(0)
  actor.stop()
  vi.advanceTimersByTime(299_999)
  expect(wereSummariesShown()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(wereSummariesShown()).toBe(false)
})

// Proves SCRIBE-30.
it('that summaries are shown is dropped when they are hidden, and when another person signs in', async () => {
  const { send } = watch()
  await send('showing.start')
  await send('showing.stop')
  expect(wereSummariesShown()).toBe(false)
  await send('showing.start')
  queryCache.clear()
  expect(wereSummariesShown()).toBe(false)
})
