import { consequencesOf } from '../kit/consequences.ts'
import { isSame } from '../kit/predicates.ts'
import type { Property } from '../kit/properties.ts'
import type { otherSessionsMachine } from './other-sessions.machine.ts'

const { after, ends, failures, onlyAfter, rests, shows } = consequencesOf<typeof otherSessionsMachine>()

const isConfirming = rests('confirming')

export const otherSessionsProperties: readonly Property<typeof otherSessionsMachine>[] = [
  {
    name: 'Signing out elsewhere is offered, and nothing is said yet',
    cites: ['ACCOUNT-40'],
    kind: 'start',
    input: 'start',
    expect: (state) => rests('offered')(state) && state.context.failure === null,
  },
  {
    name: 'One, the others, or everywhere, as was asked for, and never without a question',
    cites: ['ACCOUNT-40', 'SECURITY-41'],
    ...after(rests('offered', 'ended'), {
      'session.end': { shows: 'confirming', keeps: { ending: { scope: 'one', id: 'session-phone' } } },
      'others.end': { shows: 'confirming', keeps: { ending: { scope: 'others' } } },
      'everywhere.end': { shows: 'confirming', keeps: { ending: { scope: 'global' } } },
    }),
  },
  {
    name: 'A question that is open is not asked anew, and what is under way is not changed',
    cites: ['ACCOUNT-40'],
    kind: 'everyStep',
    when: ({ before }) => shows('confirming', 'ending')(before),
    expect: ({ before, after: { context } }) => isSame(before.context.ending, context.ending),
  },
  {
    name: 'Whoever answers no keeps everything as it is',
    cites: ['ACCOUNT-40'],
    ...after(isConfirming, { 'ending.cancel': { shows: 'offered', failure: null } }),
  },
  {
    name: 'Whoever answers yes has exactly that done, and nothing is ended that nobody confirmed',
    cites: ['ACCOUNT-40', 'SECURITY-41'],
    ...onlyAfter(isConfirming, {
      'ending.confirm': ({
        before: {
          context: { ending },
        },
      }) => ({ shows: 'ending', calls: { endSessions: ending } }),
    }),
  },
  {
    name: 'What is done is said; with this session over, login comes next; what failed is told where it can be tried again',
    cites: ['ACCOUNT-40', 'SECURITY-41', 'FAIL-07', 'FAIL-13'],
    ...ends('endSessions', {
      ended: ({ before }) =>
        before.context.ending.scope === 'global'
          ? { shows: 'ending', emits: { type: 'navigate', to: 'login' } }
          : { shows: 'ended' },
      ...failures(['unreachable', 'crashed'], { shows: 'confirming' }),
    }),
  },
]
