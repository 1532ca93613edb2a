import { consequencesOf } from '../kit/consequences.ts'
import { isSame } from '../kit/predicates.ts'
import type { Property } from '../kit/properties.ts'
import type { otherSessionsMachine } from './other-sessions.machine.ts'

const { after, ends, failures, onlyAfter, isIdleIn, shows } = consequencesOf<typeof otherSessionsMachine>()

const isConfirming = isIdleIn('confirming')

export const otherSessionsProperties: readonly Property<typeof otherSessionsMachine>[] = [
  {
    name: 'The other sessions start with the offer to sign out elsewhere and no message',
    cites: ['ACCOUNT-40'],
    kind: 'start',
    input: 'start',
    expect: (state) => isIdleIn('offered')(state) && state.context.failure === null,
  },
  {
    name: 'Signing out one, the others, or everywhere asks for confirmation first',
    cites: ['ACCOUNT-40', 'SECURITY-41'],
    ...after(isIdleIn('offered', 'ended'), {
      'session.end': { shows: 'confirming', context: { chosen: { scope: 'one', id: 'session-phone' } } },
      'others.end': { shows: 'confirming', context: { chosen: { scope: 'others' } } },
      'everywhere.end': { shows: 'confirming', context: { chosen: { scope: 'global' } } },
    }),
  },
  {
    name: 'An open question, or a call in progress, is not changed by another click',
    cites: ['ACCOUNT-40'],
    kind: 'everyStep',
    when: ({ before }) => shows('confirming', 'signingOutOthers')(before),
    expect: ({ before, after: { context } }) => isSame(before.context.chosen, context.chosen),
  },
  {
    name: 'Cancelling the question changes no session',
    cites: ['ACCOUNT-40'],
    ...after(isConfirming, { 'signOut.cancel': { shows: 'offered', failure: null } }),
  },
  {
    name: 'Only confirming ends sessions, exactly the chosen ones',
    cites: ['ACCOUNT-40', 'SECURITY-41'],
    ...onlyAfter(isConfirming, {
      'signOut.confirm': ({
        before: {
          context: { chosen },
        },
      }) => ({ shows: 'signingOutOthers', calls: { endSessions: chosen } }),
    }),
  },
  {
    name: 'Success is confirmed; for every device, a sign-out here follows; a failure is shown with a retry',
    cites: ['ACCOUNT-40', 'SECURITY-41', 'SESSION-17', 'FAIL-07', 'FAIL-13'],
    ...ends('endSessions', {
      ended: ({ before }) =>
        before.context.chosen.scope === 'global'
          ? { shows: 'signingOutOthers', emits: { type: 'signOut' } }
          : { shows: 'ended' },
      ...failures(['unreachable', 'crashed'], { shows: 'confirming' }),
    }),
  },
]
