import { asks, staysAsItWas } from '../kit/happenings.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import type { leaveGuardMachine } from './leave-guard.machine.ts'

type Is = Predicate<typeof leaveGuardMachine>

const isWatching: Is = (state) => state.matches('watching')
const isAsking: Is = (state) => state.matches('asking')

export const leaveGuardProperties: readonly Property<typeof leaveGuardMachine>[] = [
  {
    name: 'Nobody is asked who does not leave',
    cites: ['ACCOUNT-13'],
    kind: 'start',
    input: 'unsaved',
    expect: isWatching,
  },
  {
    name: 'Leaving with something unsaved asks',
    cites: ['ACCOUNT-12'],
    kind: 'after',
    on: 'page.leave',
    from: isWatching,
    expect: (it) => isAsking(it.after) && it.emitted.length === 0,
  },
  {
    name: 'Who wants to leave again while being asked is not asked anew',
    cites: ['ACCOUNT-12'],
    kind: 'after',
    on: 'page.leave',
    from: isAsking,
    expect: (it) => staysAsItWas(it) && it.emitted.length === 0,
  },
  {
    name: 'Who stays stays, with everything that was typed',
    cites: ['ACCOUNT-12'],
    kind: 'after',
    on: 'leave.stay',
    from: isAsking,
    expect: (it) => isWatching(it.after) && it.emitted.length === 0,
  },
  {
    name: 'Who confirms leaves',
    cites: ['ACCOUNT-12'],
    kind: 'after',
    on: 'leave.confirm',
    from: isAsking,
    expect: (it) => isWatching(it.after) && asks(it, { type: 'leavePage' }),
  },
  {
    name: 'Nobody leaves unasked',
    cites: ['ACCOUNT-12'],
    kind: 'everyStep',
    when: (it) => it.emitted.length > 0,
    expect: ({ on, before }) => on === 'leave.confirm' && isAsking(before),
  },
  {
    name: 'A guard that breaks keeps nobody from working',
    cites: ['ACCOUNT-14'],
    kind: 'after',
    on: 'guardPage:broken',
    from: () => true,
    expect: staysAsItWas,
  },
]
