import { asks, staysAsItWas } from '../kit/happenings.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import type { leaveGuardMachine } from './leave-guard.machine.ts'

type Is = Predicate<typeof leaveGuardMachine>

const isWatching: Is = (state) => state.matches('watching')
const isAsking: Is = (state) => state.matches('asking')

export const leaveGuardProperties: readonly Property<typeof leaveGuardMachine>[] = [
  {
    says: 'Nobody is asked who does not leave',
    cites: ['ACCOUNT-13'],
    kind: 'start',
    input: 'unsaved',
    holds: isWatching,
  },
  {
    says: 'Leaving with something unsaved asks',
    cites: ['ACCOUNT-12'],
    kind: 'after',
    on: 'page.leave',
    from: isWatching,
    holds: (it) => isAsking(it.after) && it.emitted.length === 0,
  },
  {
    says: 'Who wants to leave again while being asked is not asked anew',
    cites: ['ACCOUNT-12'],
    kind: 'after',
    on: 'page.leave',
    from: isAsking,
    holds: (it) => staysAsItWas(it) && it.emitted.length === 0,
  },
  {
    says: 'Who stays stays, with everything that was typed',
    cites: ['ACCOUNT-12'],
    kind: 'after',
    on: 'leave.stay',
    from: isAsking,
    holds: (it) => isWatching(it.after) && it.emitted.length === 0,
  },
  {
    says: 'Who confirms leaves',
    cites: ['ACCOUNT-12'],
    kind: 'after',
    on: 'leave.confirm',
    from: isAsking,
    holds: (it) => isWatching(it.after) && asks(it, { type: 'leavePage' }),
  },
  {
    says: 'Nobody leaves unasked',
    cites: ['ACCOUNT-12'],
    kind: 'everyStep',
    when: (it) => it.emitted.length > 0,
    holds: ({ on, before }) => on === 'leave.confirm' && isAsking(before),
  },
  {
    says: 'A guard that breaks keeps nobody from working',
    cites: ['ACCOUNT-14'],
    kind: 'after',
    on: 'guardPage:broken',
    from: () => true,
    holds: staysAsItWas,
  },
]
