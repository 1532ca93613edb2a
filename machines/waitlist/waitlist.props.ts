import { isSame, starts, startsNothing, startsWith, staysAsItWas } from '../kit/happenings.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import type { waitlistMachine } from './waitlist.machine.ts'

type Is = Predicate<typeof waitlistMachine>

const isEditing: Is = (state) => state.matches('editing')
const isJoining: Is = (state) => state.matches('joining')
const isJoined: Is = (state) => state.matches('joined')
const isOffered: Is = (state) => state.matches('offered')
const isConfirming: Is = (state) => state.matches('confirming')
const isConfirmed: Is = (state) => state.matches('confirmed')
const isLeaving: Is = (state) => state.matches('leaving')
const isLeft: Is = (state) => state.matches('left')

const EMPTY = { email: null, key: null, issues: {}, failure: null }

export const waitlistProperties: readonly Property<typeof waitlistMachine>[] = [
  {
    says: 'The waiting list opens with an empty form that complains about nothing',
    cites: ['CONTACT-19'],
    kind: 'start',
    input: 'fresh',
    holds: (state) => isEditing(state) && isSame(state.context, EMPTY),
  },
  {
    says: 'The e-mail must match the form {email}',
    cites: ['FIELD-07', 'CONTACT-19'],
    kind: 'after',
    on: 'form.submit:badEmail',
    from: isEditing,
    holds: (it) => isEditing(it.after) && isSame(it.after.context, { ...EMPTY, issues: { email: 'email.invalid' } }),
  },
  {
    says: 'Nobody is put on the list without consent',
    cites: ['CONTACT-19'],
    kind: 'after',
    on: 'form.submit:noConsent',
    from: isEditing,
    holds: (it) =>
      isEditing(it.after) &&
      isSame(it.after.context, { ...EMPTY, issues: { consent: 'consent.required' } }) &&
      startsNothing(it),
  },
  {
    says: 'An address with consent is handed over as it was given',
    cites: ['CONTACT-20'],
    kind: 'after',
    on: 'form.submit:good',
    from: isEditing,
    holds: (it) =>
      isJoining(it.after) && startsWith(it, 'joinWaitlist', { email: 'ana@prosa.test', consent: 'accepted' }),
  },
  {
    says: 'Nothing is handed over that nobody submitted, and nothing twice',
    cites: ['CONTACT-20'],
    kind: 'everyStep',
    when: (it) => starts(it, 'joinWaitlist'),
    holds: ({ on, before }) => on === 'form.submit:good' && isEditing(before),
  },
  {
    says: 'Once accepted, the address is named to which the confirmation goes',
    cites: ['CONTACT-21'],
    kind: 'after',
    on: 'joinWaitlist:accepted',
    from: isJoining,
    holds: ({ after }) => isJoined(after) && after.context.email === 'ana@prosa.test',
  },
  {
    says: 'An unreachable service is told beside the form',
    cites: ['FAIL-04'],
    kind: 'after',
    on: 'joinWaitlist:unreachable',
    from: isJoining,
    holds: ({ after }) => isEditing(after) && after.context.failure?.code === 'network.unreachable',
  },
  {
    says: 'Too many tries are told with the time to wait',
    cites: ['FAIL-14'],
    kind: 'after',
    on: 'joinWaitlist:limited',
    from: isJoining,
    holds: ({ after }) =>
      isEditing(after) && after.context.failure?.code === 'rate.limited' && after.context.failure.retryAfter === 90,
  },
  {
    says: 'Whatever else goes wrong is told as unexpected',
    cites: ['FAIL-05'],
    kind: 'after',
    on: 'joinWaitlist:crashed',
    from: isJoining,
    holds: ({ after }) => isEditing(after) && after.context.failure?.code === 'unexpected',
  },
  {
    says: 'Another address can be given, with an empty form',
    cites: ['CONTACT-28'],
    kind: 'after',
    on: 'form.again',
    from: (state) => isJoined(state) || isLeft(state),
    holds: ({ after }) => isEditing(after) && isSame(after.context, EMPTY),
  },
  {
    says: 'An opened link spends nothing: it offers to confirm and to leave',
    cites: ['CONTACT-23'],
    kind: 'after',
    on: 'key.found',
    from: isEditing,
    holds: (it) => isOffered(it.after) && it.after.context.key === 'key-of-ana' && startsNothing(it),
  },
  {
    says: 'A key that is found later changes nothing',
    cites: ['CONTACT-23'],
    kind: 'after',
    on: 'key.found',
    from: (state) => !isEditing(state),
    holds: staysAsItWas,
  },
  {
    says: 'Where the address cannot be read, the form is still there',
    cites: ['FAIL-22'],
    kind: 'after',
    on: 'readKey:broken',
    from: () => true,
    holds: staysAsItWas,
  },
  {
    says: 'A press confirms the entry of the link',
    cites: ['CONTACT-24'],
    kind: 'after',
    on: 'entry.confirm',
    from: isOffered,
    holds: (it) => isConfirming(it.after) && startsWith(it, 'confirmEntry', { key: 'key-of-ana' }),
  },
  {
    says: 'Nothing is confirmed that nobody pressed for',
    cites: ['CONTACT-24'],
    kind: 'everyStep',
    when: (it) => starts(it, 'confirmEntry'),
    holds: ({ on, before }) => on === 'entry.confirm' && isOffered(before),
  },
  {
    says: 'A confirmed entry is told, and its link still leads out',
    cites: ['CONTACT-24'],
    kind: 'after',
    on: 'confirmEntry:confirmed',
    from: isConfirming,
    holds: ({ after }) => isConfirmed(after) && after.context.key === 'key-of-ana',
  },
  {
    says: 'A spent link is told beside the form that gets a new one',
    cites: ['CONTACT-26'],
    kind: 'after',
    on: 'confirmEntry:spent',
    from: isConfirming,
    holds: ({ after }) => isEditing(after) && after.context.failure?.code === 'auth.linkExpired',
  },
  {
    says: 'What failed otherwise can be tried again',
    cites: ['FAIL-07'],
    kind: 'after',
    on: 'confirmEntry:unreachable',
    from: isConfirming,
    holds: ({ after }) => isOffered(after) && after.context.failure?.code === 'network.unreachable',
  },
  {
    says: 'Leaving that failed can be tried again',
    cites: ['FAIL-07'],
    kind: 'after',
    on: 'leaveWaitlist:unreachable',
    from: isLeaving,
    holds: ({ after }) => isOffered(after) && after.context.failure?.code === 'network.unreachable',
  },
  {
    says: 'So can what nobody foresaw',
    cites: ['FAIL-07'],
    kind: 'after',
    on: 'confirmEntry:crashed',
    from: isConfirming,
    holds: ({ after }) => isOffered(after) && after.context.failure?.code === 'unexpected',
  },
  {
    says: 'Leaving too, whatever went wrong',
    cites: ['FAIL-07'],
    kind: 'after',
    on: 'leaveWaitlist:crashed',
    from: isLeaving,
    holds: ({ after }) => isOffered(after) && after.context.failure?.code === 'unexpected',
  },
  {
    says: 'A press leaves the list, before or after confirming',
    cites: ['CONTACT-25'],
    kind: 'after',
    on: 'entry.leave',
    from: (state) => isOffered(state) || isConfirmed(state),
    holds: (it) => isLeaving(it.after) && startsWith(it, 'leaveWaitlist', { key: 'key-of-ana' }),
  },
  {
    says: 'Nobody leaves who did not ask to',
    cites: ['CONTACT-25'],
    kind: 'everyStep',
    when: (it) => starts(it, 'leaveWaitlist'),
    holds: ({ on }) => on === 'entry.leave',
  },
  {
    says: 'Whoever left is told so, and the key is forgotten',
    cites: ['CONTACT-25'],
    kind: 'after',
    on: 'leaveWaitlist:left',
    from: isLeaving,
    holds: ({ after }) => isLeft(after) && isSame(after.context, EMPTY),
  },
  {
    says: 'The key is kept for as long as it can be used, and no longer',
    cites: ['CONTACT-27'],
    kind: 'always',
    holds: (state) =>
      (state.context.key !== null) ===
      (isOffered(state) || isConfirming(state) || isConfirmed(state) || isLeaving(state)),
  },
  {
    says: 'The address is kept for as long as it is on its way or named, and no longer',
    cites: ['CONTACT-27'],
    kind: 'always',
    holds: (state) => (state.context.email !== null) === (isJoining(state) || isJoined(state)),
  },
  {
    says: 'Issues and failures are told one at a time, and only where something can be done about them',
    cites: ['FAIL-09'],
    kind: 'always',
    holds: ({ context, ...state }) => {
      const hasIssues = Object.keys(context.issues).length > 0
      const hasFailure = context.failure !== null
      if (state.value === 'editing') return !(hasIssues && hasFailure)
      return !hasIssues && (!hasFailure || state.value === 'offered')
    },
  },
  {
    says: 'Whoever waits for an answer is told that it is on its way',
    cites: ['FAIL-03'],
    kind: 'always',
    holds: (state) => state.hasTag('busy') === (isJoining(state) || isConfirming(state) || isLeaving(state)),
  },
]
