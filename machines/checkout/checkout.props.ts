import { consequencesOf } from '../kit/consequences.ts'
import { failsInPlace, isSame, starts, startsNothing, startsWithInput } from '../kit/predicates.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import type { ViewOf } from '../kit/view.ts'
import type { checkoutMachine } from './checkout.machine.ts'

type Is = Predicate<typeof checkoutMachine>

const { isIdleIn, shows, after: each, ignores } = consequencesOf<typeof checkoutMachine>()

const isChoosing: Is = isIdleIn('plans')
const isReviewing: Is = isIdleIn('review')
const isLeaving: Is = shows('leaving')
const isPolling: Is = shows('pollingStatus')

const CHECKOUT = 'c0c0c0c0-0000-4000-8000-000000000001'
const ORDER = 'https://pay.prosa.test/order'
const PORTAL = 'https://pay.prosa.test/portal'

const isLinkOffered: Is = (state) =>
  isIdleIn('redirectFailed')(state) && [ORDER, PORTAL].includes(state.context.url ?? '')

/** The call that each user event or outcome starts. */
const CALLS: Readonly<Record<string, object>> = {
  'plan.confirm:card': { src: 'startCheckout', input: { plan: 'premium', method: 'card' } },
  'plan.confirm:pix': { src: 'startCheckout', input: { plan: 'premium', method: 'pix' } },
  'portal.open': { src: 'openPortal' },
  'startCheckout:opened': { src: 'openPage', input: { url: ORDER } },
  'openPortal:opened': { src: 'openPage', input: { url: PORTAL } },
  'checkout.check': { src: 'confirmCheckout', input: { checkout: CHECKOUT } },
}
const ALREADY_HAD = 'startCheckout:had'
/** Removes the query parameter `checkout` from the URL. */
const PLAIN_URL = { type: 'changeQuery', parameter: 'checkout', value: '' } as const
/** The view for each payment status. */
const RESULTS: Readonly<Record<string, ViewOf<typeof checkoutMachine>>> = {
  'confirmCheckout:paid': 'confirmed',
  'confirmCheckout:declined': 'declined',
  'confirmCheckout:pending': 'pending',
  'confirmCheckout:expired': 'unpaid',
  'confirmCheckout:canceled': 'unpaid',
  'confirmCheckout:unknown': 'plans',
  'confirmCheckout:unreachable': 'checkFailed',
  'confirmCheckout:crashed': 'checkFailed',
}
/** No outcome yet: a reload requests it again. */
const RECHECKED_VIEWS: readonly ViewOf<typeof checkoutMachine>[] = ['pending', 'confirmationTimedOut', 'checkFailed']

export const checkoutProperties: readonly Property<typeof checkoutMachine>[] = [
  {
    name: 'Without a checkout in the URL, the plans are shown',
    cites: ['BILL-07'],
    kind: 'start',
    input: 'noCheckout',
    expect: (state) =>
      isChoosing(state) && isSame(state.context, { checkout: null, plan: null, url: null, failure: null }),
  },
  {
    name: 'A return from the checkout starts by confirming the payment',
    cites: ['BILL-11'],
    kind: 'start',
    input: 'returned',
    expect: (state) =>
      isPolling(state) && isSame(state.context, { checkout: CHECKOUT, plan: null, url: null, failure: null }),
  },
  {
    name: 'A return without a payment shows that nothing was charged',
    cites: ['BILL-13'],
    kind: 'start',
    input: 'canceled',
    expect: isIdleIn('unpaid'),
  },
  {
    name: 'A chosen plan is shown before it is ordered',
    cites: ['BILL-30'],
    ...each(isChoosing, { 'plan.choose': { shows: 'review', context: { plan: 'premium' } } }),
  },
  {
    name: 'After a declined payment the same plan is reviewed again, to be paid in another way',
    cites: ['BILL-13', 'BILL-30'],
    ...each(isIdleIn('declined'), { 'plan.retry': { shows: 'review', context: { plan: 'premium' } } }),
  },
  {
    name: 'The plan of a declined payment is kept for a retry, and cleared once the plans are shown',
    cites: ['BILL-13'],
    kind: 'always',
    when: isIdleIn('declined', 'plans'),
    expect: (state) => state.context.plan === (isChoosing(state) ? null : 'premium'),
  },
  {
    name: 'The review can be cancelled, and nothing was ordered',
    cites: ['BILL-30'],
    ...each(isReviewing, { 'review.cancel': { shows: 'plans', context: { plan: null } } }),
  },
  {
    name: 'Nothing is ordered before the confirmation, and the ordered plan is the one shown',
    cites: ['BILL-07', 'BILL-30'],
    kind: 'after',
    on: ['plan.confirm:card', 'plan.confirm:pix'],
    from: isReviewing,
    expect: (it) =>
      startsWithInput(it, 'startCheckout', {
        plan: it.before.context.plan,
        method: it.on.slice('plan.confirm:'.length),
      }),
    only: (it) => starts(it, 'startCheckout'),
  },
  {
    name: "Only the confirmed plan is ordered, and the browser is sent only to the provider's page",
    cites: ['BILL-07', 'BILL-08', 'BILL-11', 'BILL-25'],
    kind: 'everyStep',
    when: ({ on, calls }) => on in CALLS || (calls.length > 0 && on !== 'tab.visible'),
    expect: ({ on, after, calls }) => isSame(calls, [CALLS[on]]) && after.context.failure === null,
  },
  {
    name: 'A failed order, or a failed request of the page for cards, shows its failure in place',
    cites: ['FAIL-07'],
    kind: 'everyStep',
    when: ({ on, failed }) => failed !== null && on !== ALREADY_HAD && /^(startCheckout|openPortal):/.test(on),
    expect: (it) => failsInPlace(it),
  },
  {
    name: 'An order of the current plan is refused beside the plans',
    cites: ['BILL-10'],
    kind: 'everyStep',
    when: [ALREADY_HAD],
    expect: ({ after, failed, calls }) => isChoosing(after) && isSame([after.context.failure, calls], [failed, []]),
  },
  {
    name: "The provider's page gets three seconds to load",
    cites: ['BILL-09'],
    kind: 'everyStep',
    when: ['openPage:opened'],
    expect: ({ after }) => isLeaving(after) && after.hasTag('busy'),
  },
  {
    name: "After three seconds the provider's page is offered as a link",
    cites: ['BILL-09'],
    kind: 'after',
    on: 'wait redirectTimeout',
    from: isLeaving,
    expect: ({ after, waited }) => isLinkOffered(after) && waited === 3_000,
  },
  {
    name: 'A browser that refuses to navigate shows the link at once',
    cites: ['BILL-09'],
    kind: 'everyStep',
    when: ['openPage:crashed'],
    expect: ({ after }) => isLinkOffered(after),
  },
  {
    name: 'The status of a payment is what the provider reports, and no plan starts without that',
    cites: ['BILL-12', 'BILL-13', 'BILL-14', 'BILL-16', 'FAIL-07'],
    kind: 'after',
    on: Object.keys(RESULTS),
    from: isPolling,
    expect: ({ on, after, failed, emitted, calls }) => {
      const view = RESULTS[on]
      return (
        view !== undefined &&
        isIdleIn(view)(after) &&
        isSame([after.context.failure, emitted, calls], [failed, RECHECKED_VIEWS.includes(view) ? [] : [PLAIN_URL], []])
      )
    },
    only: ({ before, after }) => isIdleIn('confirmed')(after) && !isIdleIn('confirmed')(before),
  },
  {
    name: 'Confirming ends after 30 s with "no confirmation yet"',
    cites: ['BILL-15'],
    kind: 'after',
    on: 'wait confirmLimit',
    from: isPolling,
    expect: ({ after, waited }) => isIdleIn('confirmationTimedOut')(after) && waited === 30_000,
  },
  {
    name: 'An unknown status can be asked for again',
    cites: ['BILL-15'],
    kind: 'after',
    on: 'checkout.check',
    from: isIdleIn('pending', 'confirmationTimedOut', 'checkFailed'),
    expect: ({ after }) => isPolling(after) && after.context.failure === null,
  },
  {
    name: 'A tab in which the confirmation took too long asks again when it becomes visible',
    cites: ['BILL-105'],
    ...each(isIdleIn('confirmationTimedOut'), {
      'tab.visible': { shows: 'pollingStatus', calls: { confirmCheckout: { checkout: CHECKOUT } } },
    }),
  },
  {
    name: 'Any other tab that becomes visible stays as it is',
    cites: ['BILL-105'],
    ...ignores('tab.visible', (state) => !isIdleIn('confirmationTimedOut')(state)),
  },
  {
    name: 'Every outcome has a link back to the plans',
    cites: ['BILL-16'],
    kind: 'after',
    on: 'plans.show',
    from: isIdleIn(
      'confirmed',
      'declined',
      'unpaid',
      'pending',
      'confirmationTimedOut',
      'checkFailed',
      'redirectFailed',
    ),
    expect: (it) => isChoosing(it.after) && startsNothing(it),
  },
  {
    name: 'When the checkout is dismissed its parameter is removed from the URL, so that a reload shows no old outcome',
    cites: ['BILL-16', 'BILL-33'],
    kind: 'everyStep',
    when: ({ before, after, emitted }) =>
      emitted.length > 0 || (before.context.checkout !== null && after.context.checkout === null),
    expect: ({ before, after, emitted }) =>
      before.context.checkout !== null && after.context.checkout === null && isSame(emitted, [PLAIN_URL]),
  },
  {
    name: 'At the plans, and once the outcome is shown, nothing of an earlier checkout is kept',
    cites: ['BILL-16', 'BILL-33'],
    kind: 'always',
    when: isIdleIn('plans', 'confirmed', 'declined', 'unpaid'),
    expect: ({ context }) => context.checkout === null && context.url === null,
  },
  {
    name: 'A payment without an outcome stays in the URL, so that a reload requests it again',
    cites: ['BILL-33'],
    kind: 'always',
    when: isIdleIn(...RECHECKED_VIEWS),
    expect: ({ context }) => context.checkout === CHECKOUT,
  },
  { name: 'The plans can always be reached', cites: ['BILL-16'], kind: 'canAlwaysReach', expect: isChoosing },
]
