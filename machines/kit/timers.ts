/**
 * Running delays. People and effects react at once, time passes only by waiting: the delay that is due next ends first,
 * and the others have that much less left.
 */
import type { AnyEventObject } from 'xstate'

/** Milliseconds. `total` is what the delay started with. */
export type Timer = { id: string; event: AnyEventObject; total: number; left: number }

const nameOf = ({ event }: Timer) => event.type.replace(/^xstate\.after\.([^.]+)\..*$/, '$1')

/** A lone delay may be waited for in full, however much of it has passed: nothing else can end meanwhile. */
export const dueTimer = (timers: readonly Timer[]) => {
  const [first, second] = timers.toSorted((a, b) => a.left - b.left)
  if (first === undefined) return null
  if (second?.left === first.left) throw new Error(`${nameOf(first)} and ${nameOf(second)} end at the same time`)
  return { ...first, name: nameOf(first), wait: second === undefined ? first.total : first.left }
}

export const afterWaiting = (timers: readonly Timer[]): Timer[] => {
  const due = dueTimer(timers)
  if (due === null) return []
  return timers.filter(({ id }) => id !== due.id).map((timer) => ({ ...timer, left: timer.left - due.left }))
}

/** What of the timers decides what can happen: nothing while there is only one. */
export const timersKey = (timers: readonly Timer[]) =>
  timers.length < 2 ? '' : timers.map(({ id, left }) => `${id}=${left}`).join(' ')
