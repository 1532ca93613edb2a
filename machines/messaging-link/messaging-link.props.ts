import { consequencesOf } from '../kit/consequences.ts'
import { isSame, starts, startsNothing, startsWithInput } from '../kit/predicates.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import type { messagingLinkMachine } from './messaging-link.machine.ts'

type Is = Predicate<typeof messagingLinkMachine>

const { isIdleIn, shows } = consequencesOf<typeof messagingLinkMachine>()

const isIdle: Is = isIdleIn('unlinked', 'linked')
const isConnected: Is = (state) => state.matches({ idle: 'connected' })
const isCode: Is = shows('code')
const isWaiting: Is = (state) => isCode(state) && state.context.offer !== null
const hasCheckFailed: Is = isIdleIn('checkFailed')
const isConfirming: Is = isIdleIn('confirming')
const isUnlinking: Is = shows('unlinking')
/** The view of the linked number, or of none, without a code. */
const isShown: Is = (state) => isIdleIn(state.context.phone === null ? 'unlinked' : 'linked')(state)

export const messagingLinkProperties: readonly Property<typeof messagingLinkMachine>[] = [
  {
    name: 'Without a number the offer to link one is shown',
    cites: ['SCRIBE-28'],
    kind: 'start',
    input: 'unlinked',
    expect: (state) =>
      isIdleIn('unlinked')(state) && isSame(state.context, { phone: null, offer: null, failure: null }),
  },
  {
    name: 'A linked number is shown as linked',
    cites: ['SCRIBE-28'],
    kind: 'start',
    input: 'linked',
    expect: (state) => isIdleIn('linked')(state) && state.context.phone === '•••• 0001',
  },
  {
    name: 'A code is requested by its button only',
    cites: ['SCRIBE-23'],
    kind: 'after',
    on: 'code.create',
    from: isIdleIn('unlinked', 'linked', 'expired', 'numberInUse'),
    expect: (it) => isCode(it.after) && starts(it, 'createCode') && it.after.context.failure === null,
    only: (it) => starts(it, 'createCode'),
  },
  {
    name: 'The code is shown and its status polled; after a failure the retry polls again',
    cites: ['SCRIBE-23', 'SCRIBE-25'],
    kind: 'everyStep',
    when: (it) => it.on === 'createCode:made' || it.on === 'code.check' || starts(it, 'awaitLink'),
    expect: (it) =>
      isWaiting(it.after) &&
      isSame(it.after.context.offer, it.on === 'code.check' ? it.before.context.offer : it.answered) &&
      startsWithInput(it, 'awaitLink', { expiresAt: it.after.context.offer?.expires_at }) &&
      it.after.context.failure === null,
  },
  {
    name: 'The number that sent the code is linked',
    cites: ['SCRIBE-24'],
    kind: 'everyStep',
    when: ['awaitLink:linked'],
    expect: ({ after }) => isIdleIn('linked')(after) && after.context.phone === '•••• 0002',
  },
  {
    name: 'A number that was just linked is announced as connected, until the next step',
    cites: ['SCRIBE-24', 'ACCOUNT-75'],
    kind: 'everyStep',
    when: ({ on, after }) => on === 'awaitLink:linked' || isConnected(after),
    expect: ({ on, before, after }) => isConnected(after) && (on === 'awaitLink:linked' || isConnected(before)),
  },
  {
    name: 'A number linked to another account is refused and stays linked to that one',
    cites: ['SCRIBE-24'],
    kind: 'everyStep',
    when: ['awaitLink:numberInUse'],
    expect: ({ after }) => isIdleIn('numberInUse')(after),
  },
  {
    name: 'A code expires after ten minutes, or when the service reports it',
    cites: ['SCRIBE-23'],
    kind: 'after',
    on: ['awaitLink:over', 'wait codeTtl'],
    from: isWaiting,
    expect: ({ on, after, waited }) => isIdleIn('expired')(after) && waited === (on === 'wait codeTtl' ? 600_000 : 0),
  },
  {
    name: 'The linked number changes only by a used code or by unlinking',
    cites: ['SCRIBE-28'],
    kind: 'everyStep',
    when: ({ before, after }) => before.context.phone !== after.context.phone,
    expect: ({ on }) => on === 'awaitLink:linked' || on === 'unlink:unlinked',
  },
  {
    name: 'A code can be cancelled, and the linked number stays',
    cites: ['SCRIBE-25'],
    kind: 'after',
    on: 'code.cancel',
    from: (state) => isWaiting(state) || isIdleIn('checkFailed', 'expired', 'numberInUse')(state),
    expect: ({ after, calls }) => isShown(after) && isSame([after.context.failure, calls], [null, []]),
  },
  {
    name: 'A code is shown only while it is valid',
    cites: ['SCRIBE-23'],
    kind: 'always',
    when: (state) => isIdle(state) || hasCheckFailed(state),
    expect: (state) => (state.context.offer !== null) === hasCheckFailed(state),
  },
  {
    name: 'Unlinking asks for confirmation',
    cites: ['SCRIBE-26'],
    kind: 'after',
    on: 'number.unlink',
    from: isIdleIn('linked'),
    expect: (it) => isConfirming(it.after) && startsNothing(it) && it.after.context.failure === null,
  },
  {
    name: 'A number is unlinked only after the confirmation',
    cites: ['SCRIBE-26'],
    kind: 'after',
    on: 'unlinking.confirm',
    from: isConfirming,
    expect: (it) => isUnlinking(it.after) && starts(it, 'unlink') && it.after.context.failure === null,
    only: (it) => starts(it, 'unlink'),
  },
  {
    name: 'Cancelling the question keeps the number; after unlinking none is shown',
    cites: ['SCRIBE-26'],
    kind: 'everyStep',
    when: ['unlinking.cancel', 'unlink:unlinked'],
    expect: ({ on, after }) =>
      isIdleIn(on === 'unlinking.cancel' ? 'linked' : 'unlinked')(after) &&
      isShown(after) &&
      after.context.failure === null,
  },
  {
    name: 'A failure is shown with its own message and a retry; after too many codes, with the retry time',
    cites: ['SCRIBE-27', 'FAIL-05', 'FAIL-07'],
    kind: 'everyStep',
    when: ({ failed }) => failed !== null,
    expect: ({ on, after, failed, emitted }) => {
      const isBack = on.startsWith('createCode')
        ? isShown
        : isIdleIn(on.startsWith('unlink') ? 'confirming' : 'checkFailed')
      return isBack(after) && isSame([after.context.failure, emitted], [failed, []])
    },
  },
  { name: 'A number can always be linked', cites: ['FAIL-26'], kind: 'canAlwaysReach', expect: isIdleIn('linked') },
]
