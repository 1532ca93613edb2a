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
    name: 'The waiting list opens with an empty form that complains about nothing',
    cites: ['CONTACT-19'],
    kind: 'start',
    input: 'fresh',
    expect: (state) => isEditing(state) && isSame(state.context, EMPTY),
  },
  {
    name: 'The e-mail must match the form {email}',
    cites: ['FIELD-07', 'CONTACT-19'],
    kind: 'after',
    on: 'form.submit:badEmail',
    from: isEditing,
    expect: (it) => isEditing(it.after) && isSame(it.after.context, { ...EMPTY, issues: { email: 'email.invalid' } }),
  },
  {
    name: 'Nobody is put on the list without consent',
    cites: ['CONTACT-19'],
    kind: 'after',
    on: 'form.submit:noConsent',
    from: isEditing,
    expect: (it) =>
      isEditing(it.after) &&
      isSame(it.after.context, { ...EMPTY, issues: { consent: 'consent.required' } }) &&
      startsNothing(it),
  },
  {
    name: 'An address with consent is handed over as it was given',
    cites: ['CONTACT-20'],
    kind: 'after',
    on: 'form.submit:good',
    from: isEditing,
    expect: (it) =>
      isJoining(it.after) && startsWith(it, 'joinWaitlist', { email: 'ana@prosa.test', consent: 'accepted' }),
  },
  {
    name: 'Nothing is handed over that nobody submitted, and nothing twice',
    cites: ['CONTACT-20'],
    kind: 'everyStep',
    when: (it) => starts(it, 'joinWaitlist'),
    expect: ({ on, before }) => on === 'form.submit:good' && isEditing(before),
  },
  {
    name: 'Once accepted, the address is named to which the confirmation goes',
    cites: ['CONTACT-21'],
    kind: 'after',
    on: 'joinWaitlist:accepted',
    from: isJoining,
    expect: ({ after }) => isJoined(after) && after.context.email === 'ana@prosa.test',
  },
  {
    name: 'An unreachable service is told beside the form',
    cites: ['FAIL-04'],
    kind: 'after',
    on: 'joinWaitlist:unreachable',
    from: isJoining,
    expect: ({ after }) => isEditing(after) && after.context.failure?.code === 'network.unreachable',
  },
  {
    name: 'Too many tries are told with the time to wait',
    cites: ['FAIL-14'],
    kind: 'after',
    on: 'joinWaitlist:limited',
    from: isJoining,
    expect: ({ after }) =>
      isEditing(after) && after.context.failure?.code === 'rate.limited' && after.context.failure.retryAfter === 90,
  },
  {
    name: 'Whatever else goes wrong is told as unexpected',
    cites: ['FAIL-05'],
    kind: 'after',
    on: 'joinWaitlist:crashed',
    from: isJoining,
    expect: ({ after }) => isEditing(after) && after.context.failure?.code === 'unexpected',
  },
  {
    name: 'Another address can be given, with an empty form',
    cites: ['CONTACT-28'],
    kind: 'after',
    on: 'form.again',
    from: (state) => isJoined(state) || isLeft(state),
    expect: ({ after }) => isEditing(after) && isSame(after.context, EMPTY),
  },
  {
    name: 'An opened link spends nothing: it offers to confirm and to leave',
    cites: ['CONTACT-23'],
    kind: 'after',
    on: 'key.found',
    from: isEditing,
    expect: (it) => isOffered(it.after) && it.after.context.key === 'key-of-ana' && startsNothing(it),
  },
  {
    name: 'A key that is found later changes nothing',
    cites: ['CONTACT-23'],
    kind: 'after',
    on: 'key.found',
    from: (state) => !isEditing(state),
    expect: staysAsItWas,
  },
  {
    name: 'Where the address cannot be read, the form is still there',
    cites: ['FAIL-22'],
    kind: 'after',
    on: 'readKey:broken',
    from: () => true,
    expect: staysAsItWas,
  },
  {
    name: 'A press confirms the entry of the link',
    cites: ['CONTACT-24'],
    kind: 'after',
    on: 'entry.confirm',
    from: isOffered,
    expect: (it) => isConfirming(it.after) && startsWith(it, 'confirmEntry', { key: 'key-of-ana' }),
  },
  {
    name: 'Nothing is confirmed that nobody pressed for',
    cites: ['CONTACT-24'],
    kind: 'everyStep',
    when: (it) => starts(it, 'confirmEntry'),
    expect: ({ on, before }) => on === 'entry.confirm' && isOffered(before),
  },
  {
    name: 'A confirmed entry is told, and its link still leads out',
    cites: ['CONTACT-24'],
    kind: 'after',
    on: 'confirmEntry:confirmed',
    from: isConfirming,
    expect: ({ after }) => isConfirmed(after) && after.context.key === 'key-of-ana',
  },
  {
    name: 'A spent link is told beside the form that gets a new one',
    cites: ['CONTACT-26'],
    kind: 'after',
    on: 'confirmEntry:spent',
    from: isConfirming,
    expect: ({ after }) => isEditing(after) && after.context.failure?.code === 'auth.linkExpired',
  },
  {
    name: 'What failed otherwise can be tried again',
    cites: ['FAIL-07'],
    kind: 'after',
    on: 'confirmEntry:unreachable',
    from: isConfirming,
    expect: ({ after }) => isOffered(after) && after.context.failure?.code === 'network.unreachable',
  },
  {
    name: 'Leaving that failed can be tried again',
    cites: ['FAIL-07'],
    kind: 'after',
    on: 'leaveWaitlist:unreachable',
    from: isLeaving,
    expect: ({ after }) => isOffered(after) && after.context.failure?.code === 'network.unreachable',
  },
  {
    name: 'So can what nobody foresaw',
    cites: ['FAIL-07'],
    kind: 'after',
    on: 'confirmEntry:crashed',
    from: isConfirming,
    expect: ({ after }) => isOffered(after) && after.context.failure?.code === 'unexpected',
  },
  {
    name: 'Leaving too, whatever went wrong',
    cites: ['FAIL-07'],
    kind: 'after',
    on: 'leaveWaitlist:crashed',
    from: isLeaving,
    expect: ({ after }) => isOffered(after) && after.context.failure?.code === 'unexpected',
  },
  {
    name: 'A press leaves the list, before or after confirming',
    cites: ['CONTACT-25'],
    kind: 'after',
    on: 'entry.leave',
    from: (state) => isOffered(state) || isConfirmed(state),
    expect: (it) => isLeaving(it.after) && startsWith(it, 'leaveWaitlist', { key: 'key-of-ana' }),
  },
  {
    name: 'Nobody leaves who did not ask to',
    cites: ['CONTACT-25'],
    kind: 'everyStep',
    when: (it) => starts(it, 'leaveWaitlist'),
    expect: ({ on }) => on === 'entry.leave',
  },
  {
    name: 'Whoever left is told so, and the key is forgotten',
    cites: ['CONTACT-25'],
    kind: 'after',
    on: 'leaveWaitlist:left',
    from: isLeaving,
    expect: ({ after }) => isLeft(after) && isSame(after.context, EMPTY),
  },
  {
    name: 'The key is kept for as long as it can be used, and no longer',
    cites: ['CONTACT-27'],
    kind: 'always',
    expect: (state) =>
      (state.context.key !== null) ===
      (isOffered(state) || isConfirming(state) || isConfirmed(state) || isLeaving(state)),
  },
  {
    name: 'The address is kept for as long as it is on its way or named, and no longer',
    cites: ['CONTACT-27'],
    kind: 'always',
    expect: (state) => (state.context.email !== null) === (isJoining(state) || isJoined(state)),
  },
  {
    name: 'Issues and failures are told one at a time, and only where something can be done about them',
    cites: ['FAIL-09'],
    kind: 'always',
    expect: ({ context, ...state }) => {
      const hasIssues = Object.keys(context.issues).length > 0
      const hasFailure = context.failure !== null
      if (state.value === 'editing') return !(hasIssues && hasFailure)
      return !hasIssues && (!hasFailure || state.value === 'offered')
    },
  },
  {
    name: 'Whoever waits for an answer is told that it is on its way',
    cites: ['FAIL-03'],
    kind: 'always',
    expect: (state) => state.hasTag('busy') === (isJoining(state) || isConfirming(state) || isLeaving(state)),
  },
]
