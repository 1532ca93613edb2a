import { asks, staysAsItWas } from '../kit/happenings.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import type { pollingMachine } from './polling.machine.ts'

type Is = Predicate<typeof pollingMachine>

const isPausing: Is = (state) => state.matches('pausing')
const isTired: Is = (state) => state.matches('tired')
const isHidden: Is = (state) => state.matches('hidden')

const LOOK = { type: 'listChanged' }

export const pollingProperties: readonly Property<typeof pollingMachine>[] = [
  {
    says: 'What was just read is not read at once again',
    cites: ['DATA-08'],
    kind: 'start',
    input: 'start',
    holds: (state) => isPausing(state) && state.context.looks === 0,
  },
  {
    says: 'After each pause the list is read again',
    cites: ['DATA-08'],
    kind: 'after',
    on: 'wait pause',
    from: isPausing,
    holds: (it) => asks(it, LOOK) && it.after.context.looks === it.before.context.looks + 1,
  },
  {
    says: 'Pauses begin with a second and grow to a minute',
    cites: ['DATA-08'],
    kind: 'everyStep',
    when: ({ on }) => on === 'wait pause',
    holds: ({ before, waited }) => {
      const due = [1, 2, 3, 5, 8, 13, 20, 30, 60, 60, 60, 60, 60, 60][before.context.looks]
      return waited === (due ?? Number.NaN) * 1_000
    },
  },
  {
    says: 'After the fourteenth look nobody waits any longer',
    cites: ['DATA-08'],
    kind: 'always',
    holds: (state) => isHidden(state) || isTired(state) === (state.context.looks === 14),
  },
  {
    says: 'Nothing is read while nobody looks',
    cites: ['DATA-08'],
    kind: 'after',
    on: 'page.hidden',
    from: (state) => isPausing(state) || isTired(state),
    holds: (it) => isHidden(it.after) && it.emitted.length === 0,
  },
  {
    says: 'Whoever comes back sees at once how far it is, and it is watched again from the start',
    cites: ['DATA-09'],
    kind: 'after',
    on: 'page.shown',
    from: (state) => isHidden(state) || isTired(state),
    holds: (it) => isPausing(it.after) && it.after.context.looks === 0 && asks(it, LOOK),
  },
  {
    says: 'Told again what is known, nothing changes',
    cites: ['DATA-09'],
    kind: 'everyStep',
    when: ({ on, before }) => (on === 'page.shown' && isPausing(before)) || (on === 'page.hidden' && isHidden(before)),
    holds: (it) => staysAsItWas(it) && it.emitted.length === 0,
  },
  {
    says: 'Where a page cannot tell whether it is seen, it is watched all the same',
    cites: ['DATA-09'],
    kind: 'everyStep',
    when: ({ on }) => on === 'watchVisibility:broken',
    holds: (it) => staysAsItWas(it) && it.emitted.length === 0,
  },
]
