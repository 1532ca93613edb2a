import { asks, starts, startsNothing, startsWith } from '../kit/happenings.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import type { otherSessionsMachine } from './other-sessions.machine.ts'

type Is = Predicate<typeof otherSessionsMachine>

const isOffered: Is = (state) => state.matches('offered')
const isConfirming: Is = (state) => state.matches('confirming')
const isEnding: Is = (state) => state.matches('ending')
const isEnded: Is = (state) => state.matches('ended')
const isLeft: Is = (state) => state.matches('left')
const isOthers: Is = ({ context }) => context.scope === 'others'
const isResting: Is = (state) => isOffered(state) || isEnded(state)

export const otherSessionsProperties: readonly Property<typeof otherSessionsMachine>[] = [
  {
    says: 'Signing out elsewhere is offered, and nothing is said yet',
    cites: ['ACCOUNT-40'],
    kind: 'start',
    input: 'start',
    holds: (state) => isOffered(state) && state.context.failure === null,
  },
  {
    says: 'The others, or everywhere, as was asked for, and never without a question',
    cites: ['ACCOUNT-40'],
    kind: 'after',
    on: ['others.end', 'everywhere.end'],
    from: isResting,
    holds: (it) =>
      isConfirming(it.after) &&
      startsNothing(it) &&
      it.after.context.scope === (it.on === 'others.end' ? 'others' : 'global'),
  },
  {
    says: 'A question that is open is not asked anew, and what is under way is not changed',
    cites: ['ACCOUNT-40'],
    kind: 'everyStep',
    when: ({ before }) => isConfirming(before) || isEnding(before),
    holds: ({ before, after }) =>
      before.context.scope === after.context.scope && !(isConfirming(before) && isEnded(after)),
  },
  {
    says: 'Whoever answers no keeps everything as it is',
    cites: ['ACCOUNT-40'],
    kind: 'after',
    on: 'ending.cancel',
    from: isConfirming,
    holds: (it) => isOffered(it.after) && startsNothing(it),
  },
  {
    says: 'Whoever answers yes has exactly that done',
    cites: ['ACCOUNT-40'],
    kind: 'after',
    on: 'ending.confirm',
    from: isConfirming,
    holds: (it) => isEnding(it.after) && startsWith(it, 'endSessions', { scope: it.before.context.scope }),
  },
  {
    says: 'Nothing is ended that nobody confirmed',
    cites: ['ACCOUNT-40'],
    kind: 'everyStep',
    when: (it) => starts(it, 'endSessions'),
    holds: ({ on }) => on === 'ending.confirm',
  },
  {
    says: 'What is done is said to be done; with this session over, login comes next',
    cites: ['ACCOUNT-40'],
    kind: 'after',
    on: 'endSessions:ended',
    from: isEnding,
    holds: (it) =>
      isOthers(it.before) ? isEnded(it.after) : isLeft(it.after) && asks(it, { type: 'navigate', to: 'login' }),
  },
  {
    says: 'What failed is told where it can be tried again',
    cites: ['FAIL-07'],
    kind: 'after',
    on: ['endSessions:unreachable', 'endSessions:crashed'],
    from: isEnding,
    holds: ({ on, after }) => {
      const codes: Record<string, string> = {
        'endSessions:unreachable': 'network.unreachable',
        'endSessions:crashed': 'unexpected',
      }
      return isConfirming(after) && after.context.failure?.code === codes[on]
    },
  },
  {
    says: 'Nothing that fails is told to the shell',
    cites: ['FAIL-13'],
    kind: 'everyStep',
    when: ({ emitted }) => emitted.length > 0,
    holds: ({ on }) => on === 'endSessions:ended',
  },
  {
    says: 'A failure is told only beside the question',
    cites: ['FAIL-07'],
    kind: 'always',
    holds: (state) => state.context.failure === null || isConfirming(state),
  },
]
