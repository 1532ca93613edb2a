/**
 * Running delays in virtual time: events take no time, and time passes only by waiting for the delay that is due next,
 * which shortens the others.
 */
import type { AnyEventObject } from 'xstate'

/** Milliseconds. `total` is what the delay started with. */
export type Timer = { id: string; event: AnyEventObject; total: number; left: number }

const nameOf = ({ event }: Timer) => event.type.replace(/^xstate\.after\.([^.]+)\..*$/, '$1')

/** A single delay is always waited for in full, whatever has elapsed, as nothing else can become due meanwhile. */
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

/** The timers' part of a situation's identity: empty for a single timer. */
export const timersKey = (timers: readonly Timer[]) =>
  timers.length < 2 ? '' : timers.map(({ id, left }) => `${id}=${left}`).join(' ')
