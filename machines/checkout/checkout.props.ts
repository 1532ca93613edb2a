import { isSame, starts, startsNothing, startsWith } from '../kit/happenings.ts'
import type { Occurrence, Predicate, Property } from '../kit/properties.ts'
import type { checkoutMachine } from './checkout.machine.ts'

type Is = Predicate<typeof checkoutMachine>
type It = Occurrence<typeof checkoutMachine>

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
const hasNoConfirmation: Is = (state) => state.matches('noConfirmation')
const hasCheckFailed: Is = (state) => state.matches('checkFailed')
const isUnpaid: Is = (state) => state.matches('unpaid')
const isOutcome: Is = (state) => isConfirmed(state) || isDeclined(state) || isUnpaid(state)
const isWaiting: Is = (state) => isPending(state) || hasNoConfirmation(state)

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
    name: `For ${what} the visitor is sent to the gateway's page`,
    cites: ['BILL-07'],
    kind: 'after',
    on: `${call}:opened`,
    from,
    expect: (it) =>
      isDeparting(it.after) && startsWith(it, 'openPage', { url: call === 'startCheckout' ? ORDER : PORTAL }),
  },
])

export const checkoutProperties: readonly Property<typeof checkoutMachine>[] = [
  {
    name: 'Whoever comes by themselves chooses a plan',
    cites: ['BILL-07'],
    kind: 'start',
    input: 'here',
    expect: (state) => isChoosing(state) && isSame(state.context, { checkout: null, url: null, failure: null }),
  },
  {
    name: 'Return from checkout is a confirming state',
    cites: ['BILL-11'],
    kind: 'start',
    input: 'back',
    expect: (state) => isConfirming(state) && isSame(state.context, { checkout: CHECKOUT, url: null, failure: null }),
  },
  {
    name: 'Whoever comes back without paying is told that nothing was charged',
    cites: ['BILL-13'],
    kind: 'start',
    input: 'left',
    expect: isUnpaid,
  },
  {
    name: 'The chosen plan is ordered, and no other',
    cites: ['BILL-07'],
    kind: 'after',
    on: 'plan.choose',
    from: isChoosing,
    expect: (it) =>
      isCreating(it.after) && startsWith(it, 'startCheckout', { plan: 'premium' }) && it.after.context.failure === null,
  },
  {
    name: 'Nothing is ordered that nobody chose',
    cites: ['BILL-07'],
    kind: 'everyStep',
    when: (it) => starts(it, 'startCheckout'),
    expect: ({ on }) => on === 'plan.choose',
  },
  {
    name: "Cards and invoices are the provider's: its page is asked for",
    cites: ['BILL-08'],
    kind: 'after',
    on: 'portal.open',
    from: isChoosing,
    expect: (it) => isOpeningPortal(it.after) && starts(it, 'openPortal') && it.after.context.failure === null,
  },
  ...calls,
  {
    name: 'Nobody is sent anywhere else',
    cites: ['BILL-25'],
    kind: 'everyStep',
    when: (it) => starts(it, 'openPage'),
    expect: (it) =>
      (startsWith(it, 'openPage', { url: ORDER }) || startsWith(it, 'openPage', { url: PORTAL })) &&
      isDeparting(it.after),
  },
  {
    name: 'On the way there the page is waited for',
    cites: ['BILL-09'],
    kind: 'after',
    on: 'openPage:left',
    from: isDeparting,
    expect: (it) => isAway(it.after) && startsNothing(it),
  },
  {
    name: 'After three seconds it is offered as a link',
    cites: ['BILL-09'],
    kind: 'after',
    on: 'wait handoverPatience',
    from: (state) => isDeparting(state) || isAway(state),
    expect: ({ after, waited }) => isStuck(after) && waited === 3_000 && isPage(after.context.url),
  },
  {
    name: 'A browser that does not go there shows the link at once',
    cites: ['BILL-09'],
    kind: 'after',
    on: 'openPage:crashed',
    from: isDeparting,
    expect: ({ after }) => isStuck(after) && isPage(after.context.url),
  },
  {
    name: 'Nobody pays twice for what they have: it is said',
    cites: ['BILL-10'],
    kind: 'after',
    on: 'startCheckout:had',
    from: isCreating,
    expect: (it) => isChoosing(it.after) && it.after.context.failure?.code === 'billing.alreadyActive',
  },
  {
    name: 'An order that failed says why, beside the plans',
    cites: ['FAIL-07'],
    kind: 'after',
    on: ['startCheckout:unavailable', 'startCheckout:unreachable', 'startCheckout:crashed'],
    from: isCreating,
    expect: (it) =>
      isChoosing(it.after) &&
      (isTold(it, 'billing.unavailable') || isTold(it, 'network.unreachable') || isTold(it, 'unexpected')),
  },
  {
    name: 'A provider that is not there is told as what it is',
    cites: ['FAIL-07'],
    kind: 'after',
    on: 'startCheckout:unavailable',
    from: isCreating,
    expect: (it) => isTold(it, 'billing.unavailable'),
  },
  {
    name: 'A page for cards that could not be had says why',
    cites: ['FAIL-07'],
    kind: 'after',
    on: ['openPortal:unreachable', 'openPortal:crashed'],
    from: isOpeningPortal,
    expect: (it) =>
      isChoosing(it.after) && isTold(it, it.on === 'openPortal:crashed' ? 'unexpected' : 'network.unreachable'),
  },
  {
    name: 'The checkout that one comes back from is asked about, and no other',
    cites: ['BILL-11'],
    kind: 'everyStep',
    when: (it) => starts(it, 'confirmCheckout'),
    expect: (it) => startsWith(it, 'confirmCheckout', { checkout: CHECKOUT }) && isConfirming(it.after),
  },
  {
    name: 'A plan has begun once the provider says so',
    cites: ['BILL-12'],
    kind: 'after',
    on: 'confirmCheckout:paid',
    from: isConfirming,
    expect: (it) => isConfirmed(it.after),
  },
  {
    name: 'Nothing else begins a plan',
    cites: ['BILL-12'],
    kind: 'everyStep',
    when: ({ before, after }) => !isConfirmed(before) && isConfirmed(after),
    expect: ({ on }) => on === 'confirmCheckout:paid',
  },
  {
    name: 'What was declined is said to be, and not charged',
    cites: ['BILL-13'],
    kind: 'after',
    on: 'confirmCheckout:declined',
    from: isConfirming,
    expect: (it) => isDeclined(it.after) && it.emitted.length === 0,
  },
  {
    name: 'A Pix that is not paid yet is waited for',
    cites: ['BILL-14'],
    kind: 'after',
    on: 'confirmCheckout:pending',
    from: isConfirming,
    expect: (it) => isPending(it.after) && it.emitted.length === 0,
  },
  {
    name: 'A checkout that is over, or was given up, charged nothing',
    cites: ['BILL-13'],
    kind: 'after',
    on: ['confirmCheckout:expired', 'confirmCheckout:canceled'],
    from: isConfirming,
    expect: (it) => isUnpaid(it.after) && it.emitted.length === 0,
  },
  {
    name: 'Confirming has a limit: after 30 s it is said that no word has come',
    cites: ['BILL-15'],
    kind: 'after',
    on: 'wait confirmLimit',
    from: isConfirming,
    expect: (it) => hasNoConfirmation(it.after) && it.waited === 30_000 && it.after.context.checkout === CHECKOUT,
  },
  {
    name: 'A checkout of nobody shows the plans',
    cites: ['BILL-16'],
    kind: 'after',
    on: 'confirmCheckout:unknown',
    from: isConfirming,
    expect: (it) => isChoosing(it.after) && it.emitted.length === 0 && it.after.context.failure === null,
  },
  {
    name: 'A payment that could not be looked up says why',
    cites: ['FAIL-07'],
    kind: 'after',
    on: ['confirmCheckout:unreachable', 'confirmCheckout:crashed'],
    from: isConfirming,
    expect: (it) =>
      hasCheckFailed(it.after) &&
      isTold(it, it.on === 'confirmCheckout:crashed' ? 'unexpected' : 'network.unreachable'),
  },
  {
    name: 'What is not known yet can be asked for again',
    cites: ['BILL-15'],
    kind: 'after',
    on: 'checkout.check',
    from: (state) => isWaiting(state) || hasCheckFailed(state),
    expect: (it) => isConfirming(it.after) && it.after.context.failure === null,
  },
  {
    name: 'From every outcome a way leads back to the plans',
    cites: ['BILL-16'],
    kind: 'after',
    on: 'checkout.again',
    from: (state) => isOutcome(state) || isWaiting(state) || isStuck(state),
    expect: (it) => isChoosing(it.after) && startsNothing(it),
  },
  {
    name: 'Whoever is at the plans has left everything before behind',
    cites: ['BILL-16'],
    kind: 'always',
    when: isChoosing,
    expect: ({ context }) => context.checkout === null && context.url === null,
  },
  {
    name: 'A failure is told where it can be tried again, and nowhere else',
    cites: ['FAIL-07'],
    kind: 'always',
    expect: (state) =>
      hasCheckFailed(state) ? state.context.failure !== null : isChoosing(state) || state.context.failure === null,
  },
  {
    name: 'Whoever waits is told so, and nobody else',
    cites: ['FAIL-03'],
    kind: 'always',
    expect: (state) =>
      state.hasTag('busy') ===
      (isCreating(state) || isOpeningPortal(state) || isDeparting(state) || isAway(state) || isConfirming(state)),
  },
  { name: 'The plans stay in reach', cites: ['BILL-16'], kind: 'canAlwaysReach', expect: isChoosing },
]
