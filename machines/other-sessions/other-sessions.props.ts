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
    name: 'Signing out elsewhere is offered, and nothing is said yet',
    cites: ['ACCOUNT-40'],
    kind: 'start',
    input: 'start',
    expect: (state) => isOffered(state) && state.context.failure === null,
  },
  {
    name: 'The others, or everywhere, as was asked for, and never without a question',
    cites: ['ACCOUNT-40'],
    kind: 'after',
    on: ['others.end', 'everywhere.end'],
    from: isResting,
    expect: (it) =>
      isConfirming(it.after) &&
      startsNothing(it) &&
      it.after.context.scope === (it.on === 'others.end' ? 'others' : 'global'),
  },
  {
    name: 'A question that is open is not asked anew, and what is under way is not changed',
    cites: ['ACCOUNT-40'],
    kind: 'everyStep',
    when: ({ before }) => isConfirming(before) || isEnding(before),
    expect: ({ before, after }) =>
      before.context.scope === after.context.scope && !(isConfirming(before) && isEnded(after)),
  },
  {
    name: 'Whoever answers no keeps everything as it is',
    cites: ['ACCOUNT-40'],
    kind: 'after',
    on: 'ending.cancel',
    from: isConfirming,
    expect: (it) => isOffered(it.after) && startsNothing(it),
  },
  {
    name: 'Whoever answers yes has exactly that done',
    cites: ['ACCOUNT-40'],
    kind: 'after',
    on: 'ending.confirm',
    from: isConfirming,
    expect: (it) => isEnding(it.after) && startsWith(it, 'endSessions', { scope: it.before.context.scope }),
  },
  {
    name: 'Nothing is ended that nobody confirmed',
    cites: ['ACCOUNT-40'],
    kind: 'everyStep',
    when: (it) => starts(it, 'endSessions'),
    expect: ({ on }) => on === 'ending.confirm',
  },
  {
    name: 'What is done is said to be done; with this session over, login comes next',
    cites: ['ACCOUNT-40'],
    kind: 'after',
    on: 'endSessions:ended',
    from: isEnding,
    expect: (it) =>
      isOthers(it.before) ? isEnded(it.after) : isLeft(it.after) && asks(it, { type: 'navigate', to: 'login' }),
  },
  {
    name: 'What failed is told where it can be tried again',
    cites: ['FAIL-07'],
    kind: 'after',
    on: ['endSessions:unreachable', 'endSessions:crashed'],
    from: isEnding,
    expect: ({ on, after }) => {
      const codes: Record<string, string> = {
        'endSessions:unreachable': 'network.unreachable',
        'endSessions:crashed': 'unexpected',
      }
      return isConfirming(after) && after.context.failure?.code === codes[on]
    },
  },
  {
    name: 'Nothing that fails is told to the shell',
    cites: ['FAIL-13'],
    kind: 'everyStep',
    when: ({ emitted }) => emitted.length > 0,
    expect: ({ on }) => on === 'endSessions:ended',
  },
  {
    name: 'A failure is told only beside the question',
    cites: ['FAIL-07'],
    kind: 'always',
    expect: (state) => state.context.failure === null || isConfirming(state),
  },
]
