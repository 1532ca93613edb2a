import { isSame, starts, startsNothing, startsWith } from '../kit/happenings.ts'
import type { Happening, Predicate, Property } from '../kit/properties.ts'
import type { messagingLinkMachine } from './messaging-link.machine.ts'

type Is = Predicate<typeof messagingLinkMachine>
type It = Happening<typeof messagingLinkMachine>

const isUnlinked: Is = (state) => state.matches({ resting: 'unlinked' })
const isLinked: Is = (state) => state.matches({ resting: 'linked' })
const isResting: Is = (state) => isUnlinked(state) || isLinked(state)
const isCreating: Is = (state) => state.matches('creating')
const isWaiting: Is = (state) => state.matches('waiting')
const isUnread: Is = (state) => state.matches('unread')
const isExpired: Is = (state) => state.matches('expired')
const isNumberInUse: Is = (state) => state.matches('numberInUse')
const isConfirming: Is = (state) => state.matches('confirming')
const isUnlinking: Is = (state) => state.matches('unlinking')
const isOver: Is = (state) => isExpired(state) || isNumberInUse(state)

/** The number stays what it was, and what is shown says so. */
const isKept = ({ before, after }: It) =>
  before.context.phone === after.context.phone && (after.context.phone === null ? isUnlinked(after) : isLinked(after))

/** Back where it can be tried again. */
const isBack = (it: It) => {
  if (isCreating(it.before)) return isKept(it)
  return isWaiting(it.before) ? isUnread(it.after) : isConfirming(it.after)
}

const CALLS = [
  { call: 'createCode', from: isCreating, what: 'A code that could not be made' },
  { call: 'awaitLink', from: isWaiting, what: 'A code that could not be watched' },
  { call: 'unlink', from: isUnlinking, what: 'A number that could not be unlinked' },
] as const

/** All calls fail alike. */
const failures = CALLS.flatMap(({ call, from, what }): Property<typeof messagingLinkMachine>[] => [
  {
    says: `${what} says so where it can be tried again`,
    cites: ['FAIL-07'],
    kind: 'after',
    on: `${call}:unreachable`,
    from,
    holds: (it) => isBack(it) && it.after.context.failure?.code === 'network.unreachable' && it.emitted.length === 0,
  },
  {
    says: `${what} for a reason nobody foresaw is told as unexpected`,
    cites: ['FAIL-05'],
    kind: 'after',
    on: `${call}:crashed`,
    from,
    holds: (it) => isBack(it) && it.after.context.failure?.code === 'unexpected' && it.emitted.length === 0,
  },
])

export const messagingLinkProperties: readonly Property<typeof messagingLinkMachine>[] = [
  {
    says: 'Without a number, linking one is what there is to do',
    cites: ['SCRIBE-28'],
    kind: 'start',
    input: 'unlinked',
    holds: (state) => isUnlinked(state) && state.context.offer === null && state.context.failure === null,
  },
  {
    says: 'A linked number is shown as linked',
    cites: ['SCRIBE-28'],
    kind: 'start',
    input: 'linked',
    holds: (state) => isLinked(state) && state.context.phone === '•••• 0001',
  },
  {
    says: 'A code is made when it is asked for',
    cites: ['SCRIBE-23'],
    kind: 'after',
    on: 'code.create',
    from: (state) => isResting(state) || isOver(state),
    holds: (it) => isCreating(it.after) && starts(it, 'createCode') && it.after.context.failure === null,
  },
  {
    says: 'No code is made that nobody asked for',
    cites: ['SCRIBE-23'],
    kind: 'everyStep',
    when: (it) => starts(it, 'createCode'),
    holds: ({ on }) => on === 'code.create',
  },
  {
    says: 'The code is shown, and what comes of it is watched',
    cites: ['SCRIBE-23'],
    kind: 'after',
    on: 'createCode:made',
    from: isCreating,
    holds: (it) =>
      isWaiting(it.after) &&
      it.after.context.offer?.code === 'K7MP2Q9X' &&
      startsWith(it, 'awaitLink', { expiresAt: '2026-11-20T12:10:00Z' }),
  },
  {
    says: 'The number that the code came from is linked',
    cites: ['SCRIBE-24'],
    kind: 'after',
    on: 'awaitLink:linked',
    from: isWaiting,
    holds: (it) => isLinked(it.after) && it.after.context.phone === '•••• 0002',
  },
  {
    says: 'A number of another account stays there, and that is said',
    cites: ['SCRIBE-24'],
    kind: 'after',
    on: 'awaitLink:numberInUse',
    from: isWaiting,
    holds: (it) => isNumberInUse(it.after) && it.emitted.length === 0,
  },
  {
    says: 'A code that was not sent in time is over: after ten minutes, or when the service says so',
    cites: ['SCRIBE-23'],
    kind: 'after',
    on: ['awaitLink:over', 'wait codeTtl'],
    from: isWaiting,
    holds: (it) => isExpired(it.after) && it.emitted.length === 0 && (it.waited === 0 || it.waited === 600_000),
  },
  {
    says: 'Nothing but its fate takes a number away or brings one',
    cites: ['SCRIBE-28'],
    kind: 'everyStep',
    when: ({ before, after }) => before.context.phone !== after.context.phone,
    holds: ({ on }) => on === 'awaitLink:linked' || on === 'unlink:unlinked',
  },
  {
    says: 'A code can be left alone, and the number stays what it was',
    cites: ['SCRIBE-25'],
    kind: 'after',
    on: 'code.drop',
    from: (state) => isWaiting(state) || isUnread(state) || isOver(state),
    holds: (it) => isKept(it) && startsNothing(it) && it.after.context.failure === null,
  },
  {
    says: 'Where it could not be read, the code still stands and is watched again when asked',
    cites: ['SCRIBE-25'],
    kind: 'after',
    on: 'code.check',
    from: isUnread,
    holds: (it) =>
      isWaiting(it.after) &&
      it.after.context.failure === null &&
      starts(it, 'awaitLink') &&
      isSame(it.before.context.offer, it.after.context.offer),
  },
  {
    says: 'A code is shown only as long as it may be sent',
    cites: ['SCRIBE-23'],
    kind: 'always',
    when: (state) => isResting(state) || isCreating(state),
    holds: ({ context }) => context.offer === null,
  },
  {
    says: 'While it is waited for there is a code to send',
    cites: ['SCRIBE-23'],
    kind: 'always',
    when: (state) => isWaiting(state) || isUnread(state),
    holds: ({ context }) => context.offer !== null,
  },
  {
    says: 'Unlinking asks first',
    cites: ['SCRIBE-26'],
    kind: 'after',
    on: 'number.unlink',
    from: isLinked,
    holds: (it) => isConfirming(it.after) && startsNothing(it) && it.after.context.failure === null,
  },
  {
    says: 'Nothing is unlinked that nobody confirmed',
    cites: ['SCRIBE-26'],
    kind: 'everyStep',
    when: (it) => starts(it, 'unlink'),
    holds: (it) => it.on === 'unlinking.confirm' && isConfirming(it.before),
  },
  {
    says: 'A confirmed unlinking is begun',
    cites: ['SCRIBE-26'],
    kind: 'after',
    on: 'unlinking.confirm',
    from: isConfirming,
    holds: (it) => isUnlinking(it.after) && starts(it, 'unlink') && it.after.context.failure === null,
  },
  {
    says: 'Whoever changes their mind keeps the number',
    cites: ['SCRIBE-26'],
    kind: 'after',
    on: 'unlinking.cancel',
    from: isConfirming,
    holds: (it) => isLinked(it.after) && isKept(it) && startsNothing(it) && it.after.context.failure === null,
  },
  {
    says: 'What is unlinked is gone',
    cites: ['SCRIBE-26'],
    kind: 'after',
    on: 'unlink:unlinked',
    from: isUnlinking,
    holds: (it) => isUnlinked(it.after) && it.after.context.phone === null,
  },
  {
    says: 'Too many codes are told with the time to wait',
    cites: ['SCRIBE-27'],
    kind: 'after',
    on: 'createCode:limited',
    from: isCreating,
    holds: (it) => isBack(it) && isSame(it.after.context.failure, { code: 'rate.limited', retryAfter: 90 }),
  },
  ...failures,
  {
    says: 'A failure is told where it can be tried again, and nowhere else',
    cites: ['FAIL-07'],
    kind: 'always',
    holds: (state) =>
      isUnread(state)
        ? state.context.failure !== null
        : isResting(state) || isConfirming(state) || state.context.failure === null,
  },
  {
    says: 'Whoever waits is told so, and nobody else',
    cites: ['FAIL-03'],
    kind: 'always',
    holds: (state) => state.hasTag('busy') === (isCreating(state) || isWaiting(state) || isUnlinking(state)),
  },
  { says: 'A number can always be linked', cites: ['FAIL-26'], kind: 'canAlwaysReach', holds: isLinked },
]
