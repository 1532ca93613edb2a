import { isSame, starts, startsNothing, startsWith } from '../kit/happenings.ts'
import type { Occurrence, Predicate, Property } from '../kit/properties.ts'
import type { messagingLinkMachine } from './messaging-link.machine.ts'

type Is = Predicate<typeof messagingLinkMachine>
type It = Occurrence<typeof messagingLinkMachine>

const isUnlinked: Is = (state) => state.matches({ resting: 'unlinked' })
const isLinked: Is = (state) => state.matches({ resting: 'linked' })
const isResting: Is = (state) => isUnlinked(state) || isLinked(state)
const isCreating: Is = (state) => state.matches('creating')
const isWaiting: Is = (state) => state.matches('waiting')
const hasCheckFailed: Is = (state) => state.matches('checkFailed')
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
  return isWaiting(it.before) ? hasCheckFailed(it.after) : isConfirming(it.after)
}

const CALLS = [
  { call: 'createCode', from: isCreating, what: 'A code that could not be made' },
  { call: 'awaitLink', from: isWaiting, what: 'A code that could not be watched' },
  { call: 'unlink', from: isUnlinking, what: 'A number that could not be unlinked' },
] as const

/** All calls fail alike. */
const failures = CALLS.flatMap(({ call, from, what }): Property<typeof messagingLinkMachine>[] => [
  {
    name: `${what} says so where it can be tried again`,
    cites: ['FAIL-07'],
    kind: 'after',
    on: `${call}:unreachable`,
    from,
    expect: (it) => isBack(it) && it.after.context.failure?.code === 'network.unreachable' && it.emitted.length === 0,
  },
  {
    name: `${what} for a reason nobody foresaw is told as unexpected`,
    cites: ['FAIL-05'],
    kind: 'after',
    on: `${call}:crashed`,
    from,
    expect: (it) => isBack(it) && it.after.context.failure?.code === 'unexpected' && it.emitted.length === 0,
  },
])

export const messagingLinkProperties: readonly Property<typeof messagingLinkMachine>[] = [
  {
    name: 'Without a number, linking one is what there is to do',
    cites: ['SCRIBE-28'],
    kind: 'start',
    input: 'unlinked',
    expect: (state) => isUnlinked(state) && state.context.offer === null && state.context.failure === null,
  },
  {
    name: 'A linked number is shown as linked',
    cites: ['SCRIBE-28'],
    kind: 'start',
    input: 'linked',
    expect: (state) => isLinked(state) && state.context.phone === '•••• 0001',
  },
  {
    name: 'A code is made when it is asked for',
    cites: ['SCRIBE-23'],
    kind: 'after',
    on: 'code.create',
    from: (state) => isResting(state) || isOver(state),
    expect: (it) => isCreating(it.after) && starts(it, 'createCode') && it.after.context.failure === null,
  },
  {
    name: 'No code is made that nobody asked for',
    cites: ['SCRIBE-23'],
    kind: 'everyStep',
    when: (it) => starts(it, 'createCode'),
    expect: ({ on }) => on === 'code.create',
  },
  {
    name: 'The code is shown, and what comes of it is watched',
    cites: ['SCRIBE-23'],
    kind: 'after',
    on: 'createCode:made',
    from: isCreating,
    expect: (it) =>
      isWaiting(it.after) &&
      it.after.context.offer?.code === 'K7MP2Q9X' &&
      startsWith(it, 'awaitLink', { expiresAt: '2026-11-20T12:10:00Z' }),
  },
  {
    name: 'The number that the code came from is linked',
    cites: ['SCRIBE-24'],
    kind: 'after',
    on: 'awaitLink:linked',
    from: isWaiting,
    expect: (it) => isLinked(it.after) && it.after.context.phone === '•••• 0002',
  },
  {
    name: 'A number of another account stays there, and that is said',
    cites: ['SCRIBE-24'],
    kind: 'after',
    on: 'awaitLink:numberInUse',
    from: isWaiting,
    expect: (it) => isNumberInUse(it.after) && it.emitted.length === 0,
  },
  {
    name: 'A code that was not sent in time is over: after ten minutes, or when the service says so',
    cites: ['SCRIBE-23'],
    kind: 'after',
    on: ['awaitLink:over', 'wait codeTtl'],
    from: isWaiting,
    expect: (it) => isExpired(it.after) && it.emitted.length === 0 && (it.waited === 0 || it.waited === 600_000),
  },
  {
    name: 'Nothing but its fate takes a number away or brings one',
    cites: ['SCRIBE-28'],
    kind: 'everyStep',
    when: ({ before, after }) => before.context.phone !== after.context.phone,
    expect: ({ on }) => on === 'awaitLink:linked' || on === 'unlink:unlinked',
  },
  {
    name: 'A code can be left alone, and the number stays what it was',
    cites: ['SCRIBE-25'],
    kind: 'after',
    on: 'code.drop',
    from: (state) => isWaiting(state) || hasCheckFailed(state) || isOver(state),
    expect: (it) => isKept(it) && startsNothing(it) && it.after.context.failure === null,
  },
  {
    name: 'Where it could not be read, the code still stands and is watched again when asked',
    cites: ['SCRIBE-25'],
    kind: 'after',
    on: 'code.check',
    from: hasCheckFailed,
    expect: (it) =>
      isWaiting(it.after) &&
      it.after.context.failure === null &&
      starts(it, 'awaitLink') &&
      isSame(it.before.context.offer, it.after.context.offer),
  },
  {
    name: 'A code is shown only as long as it may be sent',
    cites: ['SCRIBE-23'],
    kind: 'always',
    when: (state) => isResting(state) || isCreating(state),
    expect: ({ context }) => context.offer === null,
  },
  {
    name: 'While it is waited for there is a code to send',
    cites: ['SCRIBE-23'],
    kind: 'always',
    when: (state) => isWaiting(state) || hasCheckFailed(state),
    expect: ({ context }) => context.offer !== null,
  },
  {
    name: 'Unlinking asks first',
    cites: ['SCRIBE-26'],
    kind: 'after',
    on: 'number.unlink',
    from: isLinked,
    expect: (it) => isConfirming(it.after) && startsNothing(it) && it.after.context.failure === null,
  },
  {
    name: 'Nothing is unlinked that nobody confirmed',
    cites: ['SCRIBE-26'],
    kind: 'everyStep',
    when: (it) => starts(it, 'unlink'),
    expect: (it) => it.on === 'unlinking.confirm' && isConfirming(it.before),
  },
  {
    name: 'A confirmed unlinking is begun',
    cites: ['SCRIBE-26'],
    kind: 'after',
    on: 'unlinking.confirm',
    from: isConfirming,
    expect: (it) => isUnlinking(it.after) && starts(it, 'unlink') && it.after.context.failure === null,
  },
  {
    name: 'Whoever changes their mind keeps the number',
    cites: ['SCRIBE-26'],
    kind: 'after',
    on: 'unlinking.cancel',
    from: isConfirming,
    expect: (it) => isLinked(it.after) && isKept(it) && startsNothing(it) && it.after.context.failure === null,
  },
  {
    name: 'What is unlinked is gone',
    cites: ['SCRIBE-26'],
    kind: 'after',
    on: 'unlink:unlinked',
    from: isUnlinking,
    expect: (it) => isUnlinked(it.after) && it.after.context.phone === null,
  },
  {
    name: 'Too many codes are told with the time to wait',
    cites: ['SCRIBE-27'],
    kind: 'after',
    on: 'createCode:limited',
    from: isCreating,
    expect: (it) => isBack(it) && isSame(it.after.context.failure, { code: 'rate.limited', retryAfter: 90 }),
  },
  ...failures,
  {
    name: 'A failure is told where it can be tried again, and nowhere else',
    cites: ['FAIL-07'],
    kind: 'always',
    expect: (state) =>
      hasCheckFailed(state)
        ? state.context.failure !== null
        : isResting(state) || isConfirming(state) || state.context.failure === null,
  },
  {
    name: 'Whoever waits is told so, and nobody else',
    cites: ['FAIL-03'],
    kind: 'always',
    expect: (state) => state.hasTag('busy') === (isCreating(state) || isWaiting(state) || isUnlinking(state)),
  },
  { name: 'A number can always be linked', cites: ['FAIL-26'], kind: 'canAlwaysReach', expect: isLinked },
]
