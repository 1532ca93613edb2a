import { assertEvent, assign, emit, setup } from 'xstate'
import {
  CHECKOUT_CANCELED,
  CHECKOUT_PARAMETER,
  type CheckoutStatus,
  type PaymentMethod,
} from '#contracts/api/billing.ts'
import type { Failure } from '#contracts/errors.ts'
import { CHECKOUT_CONFIRM_LIMIT, REDIRECT_TIMEOUT } from '#contracts/limits.ts'
import { required } from '../kit/required.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { isFailure, toFailure, type Rejection } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

/** Final status from the provider, and the plan that was to be paid; null if there is no such checkout. */
export type CheckoutResult = { status: Exclude<CheckoutStatus, 'open'>; plan: string } | null

type ResultParams = { result: CheckoutResult }

export const checkoutMachine = setup({
  types: {
    /** Query parameter of the provider's redirect: a checkout's id, `CHECKOUT_CANCELED`, or nothing. */
    input: {} as { checkout: string | null },
    context: {} as {
      checkout: string | null
      /** Code of the plan under review, or of the one whose payment was declined. */
      plan: string | null
      /** URL of the provider's page. */
      url: string | null
      failure: Failure | null
    },
    events: {} as
      | { type: 'plan.choose'; plan: string }
      | { type: 'plan.confirm'; method: PaymentMethod }
      | { type: 'review.cancel' }
      | { type: 'plan.retry' }
      | { type: 'portal.open' }
      | { type: 'checkout.check' }
      | { type: 'tab.visible' }
      | { type: 'plans.show' },
    emitted: {} as ShellCommand<'changeQuery'>,
    tags: {} as 'busy',
    meta: {} as ViewMeta<
      | 'plans'
      | 'review'
      | 'leaving'
      | 'redirectFailed'
      | 'pollingStatus'
      | 'confirmed'
      | 'declined'
      | 'pending'
      | 'confirmationTimedOut'
      | 'unpaid'
      | 'checkFailed'
      | null,
      'review.cancel' | 'plans.show'
    >,
  },
  actors: {
    startCheckout: unprovided<{ url: string }, { plan: string; method: PaymentMethod }>('startCheckout'),
    openPortal: unprovided<{ url: string }>('openPortal'),
    /** Navigates away; resolves before the navigation has finished. */
    openPage: unprovided<void, { url: string }>('openPage'),
    /** Polls until the provider has reported a status. */
    confirmCheckout: unprovided<CheckoutResult, { checkout: string }>('confirmCheckout', { isOpenEnded: true }),
  },
  guards: {
    hasNoCheckout: ({ context }) => context.checkout === null,
    isCanceled: ({ context }) => context.checkout === CHECKOUT_CANCELED,
    isPaid: (_, { result }: ResultParams) => result?.status === 'paid',
    isDeclined: (_, { result }: ResultParams) => result?.status === 'declined',
    isPending: (_, { result }: ResultParams) => result?.status === 'pending',
    isUnpaid: (_, { result }: ResultParams) => result?.status === 'expired' || result?.status === 'canceled',
    isAlreadyActive: (_, { error }: Rejection) => isFailure(error, 'billing.alreadyActive'),
  },
  actions: {
    storePlan: assign({ plan: (_, { plan }: { plan: string }) => plan }),
    storeUrl: assign({ url: (_, { url }: { url: string }) => url }),
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    clearFailure: assign({ failure: null }),
    emitPlainUrl: emit({ type: 'changeQuery' as const, parameter: CHECKOUT_PARAMETER, value: '' }),
    forgetCheckout: assign({ checkout: null, url: null }),
    forgetPlan: assign({ plan: null }),
  },
  delays: {
    redirectTimeout: REDIRECT_TIMEOUT,
    confirmLimit: CHECKOUT_CONFIRM_LIMIT,
  },
}).createMachine({
  id: 'checkout',
  description:
    'Choice and review of a plan, payment at the provider, and confirmation once the provider reports the payment.',
  context: ({ input }) => ({ checkout: input.checkout, plan: null, url: null, failure: null }),
  initial: 'initializing',
  on: { 'tab.visible': {} },
  states: {
    initializing: {
      description: 'Chooses the first state from the URL.',
      meta: { view: null },
      always: [
        { guard: 'hasNoCheckout', target: 'selectingPlan' },
        { guard: 'isCanceled', target: 'unpaid' },
        { target: 'pollingStatus' },
      ],
    },
    selectingPlan: {
      description: 'Shows the plans and the last failure.',
      meta: { view: 'plans' },
      entry: ['forgetCheckout', 'forgetPlan'],
      exit: 'clearFailure',
      on: {
        'plan.choose': { target: 'reviewing', actions: { type: 'storePlan', params: ({ event }) => event } },
        'portal.open': 'openingPortal',
      },
    },
    reviewing: {
      description: 'Shows what the chosen plan includes and costs, and the last failure; nothing is ordered yet.',
      meta: { view: 'review', back: 'review.cancel' },
      exit: 'clearFailure',
      on: { 'plan.confirm': 'creating', 'review.cancel': 'selectingPlan' },
    },
    creating: {
      description: 'A checkout is being opened at the provider.',
      meta: { view: 'review', back: 'review.cancel' },
      tags: 'busy',
      invoke: {
        id: 'startCheckout',
        src: 'startCheckout',
        input: ({ context, event }) => {
          assertEvent(event, 'plan.confirm')
          return { plan: required(context.plan), method: event.method }
        },
        onDone: { target: 'redirecting', actions: { type: 'storeUrl', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isAlreadyActive', params: ({ event }) => event },
            target: 'selectingPlan',
            actions: { type: 'storeFailure', params: ({ event }) => event },
          },
          { target: 'reviewing', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    openingPortal: {
      description: "Requests the provider's page for cards and invoices.",
      meta: { view: 'plans' },
      tags: 'busy',
      invoke: {
        id: 'openPortal',
        src: 'openPortal',
        onDone: { target: 'redirecting', actions: { type: 'storeUrl', params: ({ event }) => event.output } },
        onError: { target: 'selectingPlan', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    redirecting: {
      description: "The browser is sent to the provider's page.",
      meta: { view: 'leaving' },
      tags: 'busy',
      invoke: {
        id: 'openPage',
        src: 'openPage',
        input: ({ context }) => ({ url: required(context.url) }),
        onDone: 'redirected',
        onError: 'redirectFailed',
      },
      after: { redirectTimeout: 'redirectFailed' },
    },
    redirected: {
      description: "The browser is loading the provider's page.",
      meta: { view: 'leaving' },
      tags: 'busy',
      after: { redirectTimeout: 'redirectFailed' },
    },
    redirectFailed: {
      description: "The browser did not leave, or came back: offers the provider's page as a link, and the plans.",
      meta: { view: 'redirectFailed', back: 'plans.show' },
      on: { 'plans.show': 'selectingPlan' },
    },
    pollingStatus: {
      description: 'Back from the provider: polls the status of the payment for a limited time.',
      meta: { view: 'pollingStatus' },
      tags: 'busy',
      invoke: {
        id: 'confirmCheckout',
        src: 'confirmCheckout',
        input: ({ context }) => ({ checkout: required(context.checkout) }),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => ({ result: event.output }) },
            target: 'confirmed',
          },
          {
            guard: { type: 'isDeclined', params: ({ event }) => ({ result: event.output }) },
            target: 'declined',
            actions: { type: 'storePlan', params: ({ event }) => required(event.output) },
          },
          { guard: { type: 'isPending', params: ({ event }) => ({ result: event.output }) }, target: 'pending' },
          { guard: { type: 'isUnpaid', params: ({ event }) => ({ result: event.output }) }, target: 'unpaid' },
          { target: 'selectingPlan', actions: 'emitPlainUrl' },
        ],
        onError: { target: 'checkFailed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
      after: { confirmLimit: 'confirmationTimedOut' },
    },
    confirmed: {
      description: 'Paid: the plan has begun.',
      meta: { view: 'confirmed' },
      entry: ['forgetCheckout', 'emitPlainUrl'],
      on: { 'plans.show': 'selectingPlan' },
    },
    declined: {
      description: 'Declined: nothing was charged. The same plan can be paid in another way.',
      meta: { view: 'declined' },
      entry: ['forgetCheckout', 'emitPlainUrl'],
      on: { 'plan.retry': 'reviewing', 'plans.show': 'selectingPlan' },
    },
    pending: {
      description: 'Not paid yet: the plan starts once the payment arrives.',
      meta: { view: 'pending' },
      on: { 'checkout.check': 'pollingStatus', 'plans.show': { target: 'selectingPlan', actions: 'emitPlainUrl' } },
    },
    confirmationTimedOut: {
      description: 'The provider has not reported the payment yet: it is applied when it does.',
      meta: { view: 'confirmationTimedOut' },
      on: {
        'checkout.check': 'pollingStatus',
        'tab.visible': 'pollingStatus',
        'plans.show': { target: 'selectingPlan', actions: 'emitPlainUrl' },
      },
    },
    checkFailed: {
      description: 'The status of the payment could not be read: shows why, with a retry.',
      meta: { view: 'checkFailed' },
      exit: 'clearFailure',
      on: { 'checkout.check': 'pollingStatus', 'plans.show': { target: 'selectingPlan', actions: 'emitPlainUrl' } },
    },
    unpaid: {
      description: 'Back without a payment: nothing was charged.',
      meta: { view: 'unpaid' },
      entry: ['forgetCheckout', 'emitPlainUrl'],
      on: { 'plans.show': 'selectingPlan' },
    },
  },
})
