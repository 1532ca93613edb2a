import { isSame, starts, startsNothing, startsWith } from '../kit/happenings.ts'
import type { Happening, Predicate, Property } from '../kit/properties.ts'
import type { checkoutMachine } from './checkout.machine.ts'

type Is = Predicate<typeof checkoutMachine>
type It = Happening<typeof checkoutMachine>

const isChoosing: Is = (state) => state.matches('choosing')
const isCreating: Is = (state) => state.matches('creating')
const isOpeningPortal: Is = (state) => state.matches('openingPortal')
const isDeparting: Is = (state) => state.matches('departing')
const isAway: Is = (state) => state.matches('away')
const isStuck: Is = (state) => state.matches('stuck')
const isConfirming: Is = (state) => state.matches('confirming')
const isConfirmed: Is = (state) => state.matches('confirmed')
const isDeclined: Is = (state) => state.matches('declined')
const isPending: Is = (state) => state.matches('pending')
const isUnheard: Is = (state) => state.matches('unheard')
const isUnread: Is = (state) => state.matches('unread')
const isUnpaid: Is = (state) => state.matches('unpaid')
const isOutcome: Is = (state) => isConfirmed(state) || isDeclined(state) || isUnpaid(state)
const isWaiting: Is = (state) => isPending(state) || isUnheard(state)

const CHECKOUT = 'c0c0c0c0-0000-4000-8000-000000000001'
const ORDER = 'https://pay.prosa.test/order'
const PORTAL = 'https://pay.prosa.test/portal'
const isPage = (url: string | null) => url === ORDER || url === PORTAL

/** Told where another try is, and nobody else is told. */
const isTold = ({ after, emitted }: It, code: string) => after.context.failure?.code === code && emitted.length === 0

const CALLS = [
  { call: 'startCheckout', from: isCreating, what: 'an order' },
  { call: 'openPortal', from: isOpeningPortal, what: 'the page for cards' },
] as const

const calls = CALLS.flatMap(({ call, from, what }): Property<typeof checkoutMachine>[] => [
  {
    says: `For ${what} the visitor is sent to the gateway's page`,
    cites: ['BILL-07'],
    kind: 'after',
    on: `${call}:opened`,
    from,
    holds: (it) =>
      isDeparting(it.after) && startsWith(it, 'openPage', { url: call === 'startCheckout' ? ORDER : PORTAL }),
  },
])

export const checkoutProperties: readonly Property<typeof checkoutMachine>[] = [
  {
    says: 'Whoever comes by themselves chooses a plan',
    cites: ['BILL-07'],
    kind: 'start',
    input: 'here',
    holds: (state) => isChoosing(state) && isSame(state.context, { checkout: null, url: null, failure: null }),
  },
  {
    says: 'Return from checkout is a confirming state',
    cites: ['BILL-11'],
    kind: 'start',
    input: 'back',
    holds: (state) => isConfirming(state) && isSame(state.context, { checkout: CHECKOUT, url: null, failure: null }),
  },
  {
    says: 'Whoever comes back without paying is told that nothing was charged',
    cites: ['BILL-13'],
    kind: 'start',
    input: 'left',
    holds: isUnpaid,
  },
  {
    says: 'The chosen plan is ordered, and no other',
    cites: ['BILL-07'],
    kind: 'after',
    on: 'plan.choose',
    from: isChoosing,
    holds: (it) =>
      isCreating(it.after) && startsWith(it, 'startCheckout', { plan: 'premium' }) && it.after.context.failure === null,
  },
  {
    says: 'Nothing is ordered that nobody chose',
    cites: ['BILL-07'],
    kind: 'everyStep',
    when: (it) => starts(it, 'startCheckout'),
    holds: ({ on }) => on === 'plan.choose',
  },
  {
    says: "Cards and invoices are the provider's: its page is asked for",
    cites: ['BILL-08'],
    kind: 'after',
    on: 'portal.open',
    from: isChoosing,
    holds: (it) => isOpeningPortal(it.after) && starts(it, 'openPortal') && it.after.context.failure === null,
  },
  ...calls,
  {
    says: 'Nobody is sent anywhere else',
    cites: ['BILL-25'],
    kind: 'everyStep',
    when: (it) => starts(it, 'openPage'),
    holds: (it) =>
      (startsWith(it, 'openPage', { url: ORDER }) || startsWith(it, 'openPage', { url: PORTAL })) &&
      isDeparting(it.after),
  },
  {
    says: 'On the way there the page is waited for',
    cites: ['BILL-09'],
    kind: 'after',
    on: 'openPage:left',
    from: isDeparting,
    holds: (it) => isAway(it.after) && startsNothing(it),
  },
  {
    says: 'After three seconds it is offered as a link',
    cites: ['BILL-09'],
    kind: 'after',
    on: 'wait handoverPatience',
    from: (state) => isDeparting(state) || isAway(state),
    holds: ({ after, waited }) => isStuck(after) && waited === 3_000 && isPage(after.context.url),
  },
  {
    says: 'A browser that does not go there shows the link at once',
    cites: ['BILL-09'],
    kind: 'after',
    on: 'openPage:crashed',
    from: isDeparting,
    holds: ({ after }) => isStuck(after) && isPage(after.context.url),
  },
  {
    says: 'Nobody pays twice for what they have: it is said',
    cites: ['BILL-10'],
    kind: 'after',
    on: 'startCheckout:had',
    from: isCreating,
    holds: (it) => isChoosing(it.after) && it.after.context.failure?.code === 'billing.alreadyActive',
  },
  {
    says: 'An order that failed says why, beside the plans',
    cites: ['FAIL-07'],
    kind: 'after',
    on: ['startCheckout:unavailable', 'startCheckout:unreachable', 'startCheckout:crashed'],
    from: isCreating,
    holds: (it) =>
      isChoosing(it.after) &&
      (isTold(it, 'billing.unavailable') || isTold(it, 'network.unreachable') || isTold(it, 'unexpected')),
  },
  {
    says: 'A provider that is not there is told as what it is',
    cites: ['FAIL-07'],
    kind: 'after',
    on: 'startCheckout:unavailable',
    from: isCreating,
    holds: (it) => isTold(it, 'billing.unavailable'),
  },
  {
    says: 'A page for cards that could not be had says why',
    cites: ['FAIL-07'],
    kind: 'after',
    on: ['openPortal:unreachable', 'openPortal:crashed'],
    from: isOpeningPortal,
    holds: (it) =>
      isChoosing(it.after) && isTold(it, it.on === 'openPortal:crashed' ? 'unexpected' : 'network.unreachable'),
  },
  {
    says: 'The checkout that one comes back from is asked about, and no other',
    cites: ['BILL-11'],
    kind: 'everyStep',
    when: (it) => starts(it, 'confirmCheckout'),
    holds: (it) => startsWith(it, 'confirmCheckout', { checkout: CHECKOUT }) && isConfirming(it.after),
  },
  {
    says: 'A plan has begun once the provider says so',
    cites: ['BILL-12'],
    kind: 'after',
    on: 'confirmCheckout:paid',
    from: isConfirming,
    holds: (it) => isConfirmed(it.after),
  },
  {
    says: 'Nothing else begins a plan',
    cites: ['BILL-12'],
    kind: 'everyStep',
    when: ({ before, after }) => !isConfirmed(before) && isConfirmed(after),
    holds: ({ on }) => on === 'confirmCheckout:paid',
  },
  {
    says: 'What was declined is said to be, and not charged',
    cites: ['BILL-13'],
    kind: 'after',
    on: 'confirmCheckout:declined',
    from: isConfirming,
    holds: (it) => isDeclined(it.after) && it.emitted.length === 0,
  },
  {
    says: 'A Pix that is not paid yet is waited for',
    cites: ['BILL-14'],
    kind: 'after',
    on: 'confirmCheckout:pending',
    from: isConfirming,
    holds: (it) => isPending(it.after) && it.emitted.length === 0,
  },
  {
    says: 'A checkout that is over, or was given up, charged nothing',
    cites: ['BILL-13'],
    kind: 'after',
    on: ['confirmCheckout:expired', 'confirmCheckout:canceled'],
    from: isConfirming,
    holds: (it) => isUnpaid(it.after) && it.emitted.length === 0,
  },
  {
    says: 'Confirming has a limit: after 30 s it is said that no word has come',
    cites: ['BILL-15'],
    kind: 'after',
    on: 'wait confirmLimit',
    from: isConfirming,
    holds: (it) => isUnheard(it.after) && it.waited === 30_000 && it.after.context.checkout === CHECKOUT,
  },
  {
    says: 'A checkout of nobody shows the plans',
    cites: ['BILL-16'],
    kind: 'after',
    on: 'confirmCheckout:unknown',
    from: isConfirming,
    holds: (it) => isChoosing(it.after) && it.emitted.length === 0 && it.after.context.failure === null,
  },
  {
    says: 'A payment that could not be looked up says why',
    cites: ['FAIL-07'],
    kind: 'after',
    on: ['confirmCheckout:unreachable', 'confirmCheckout:crashed'],
    from: isConfirming,
    holds: (it) =>
      isUnread(it.after) && isTold(it, it.on === 'confirmCheckout:crashed' ? 'unexpected' : 'network.unreachable'),
  },
  {
    says: 'What is not known yet can be asked for again',
    cites: ['BILL-15'],
    kind: 'after',
    on: 'checkout.check',
    from: (state) => isWaiting(state) || isUnread(state),
    holds: (it) => isConfirming(it.after) && it.after.context.failure === null,
  },
  {
    says: 'From every outcome a way leads back to the plans',
    cites: ['BILL-16'],
    kind: 'after',
    on: 'checkout.again',
    from: (state) => isOutcome(state) || isWaiting(state) || isStuck(state),
    holds: (it) => isChoosing(it.after) && startsNothing(it),
  },
  {
    says: 'Whoever is at the plans has left everything before behind',
    cites: ['BILL-16'],
    kind: 'always',
    when: isChoosing,
    holds: ({ context }) => context.checkout === null && context.url === null,
  },
  {
    says: 'A failure is told where it can be tried again, and nowhere else',
    cites: ['FAIL-07'],
    kind: 'always',
    holds: (state) =>
      isUnread(state) ? state.context.failure !== null : isChoosing(state) || state.context.failure === null,
  },
  {
    says: 'Whoever waits is told so, and nobody else',
    cites: ['FAIL-03'],
    kind: 'always',
    holds: (state) =>
      state.hasTag('busy') ===
      (isCreating(state) || isOpeningPortal(state) || isDeparting(state) || isAway(state) || isConfirming(state)),
  },
  { says: 'The plans stay in reach', cites: ['BILL-16'], kind: 'canAlwaysReach', holds: isChoosing },
]
