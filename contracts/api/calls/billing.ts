/** Calls on plans and payments. */
import * as billing from '../billing.ts'
import { MEMBER_ENDPOINTS } from '../endpoints/members.ts'
import type { Call } from './call.ts'

export const BILLING_CALLS = {
  readPlans: {
    ...MEMBER_ENDPOINTS.readPlans,
    access: 'anyone',
    summary: 'The plans there are.',
    response: billing.plansResponseSchema,
  },
  readBillingStatus: {
    ...MEMBER_ENDPOINTS.readBillingStatus,
    access: 'member',
    summary: 'The person’s subscription, and how a checkout stands.',
    query: billing.billingStatusQuerySchema,
    response: billing.billingStatusResponseSchema,
  },
  readPayments: {
    ...MEMBER_ENDPOINTS.readPayments,
    access: 'member',
    summary: 'The person’s payments, newest first.',
    query: billing.paymentsQuerySchema,
    response: billing.paymentsResponseSchema,
  },
  mailReceipt: {
    ...MEMBER_ENDPOINTS.mailReceipt,
    access: 'member',
    summary: 'Mails a copy of a receipt to the address of the account.',
    response: billing.receiptMailResponseSchema,
    codes: ['request.notFound'],
  },
  startCheckout: {
    ...MEMBER_ENDPOINTS.startCheckout,
    access: 'member',
    summary:
      'Opens a checkout at the payment provider, or hands out the open one of the same plan; any other is closed.',
    body: billing.checkoutRequestSchema,
    response: billing.checkoutResponseSchema,
    status: 201,
    codes: ['billing.notForSale', 'billing.unavailable', 'billing.alreadyActive', 'request.conflict'],
  },
  readWaitingPayment: {
    ...MEMBER_ENDPOINTS.readWaitingPayment,
    access: 'member',
    summary: 'The payment that the person began and can still make: a Pix and its code.',
    response: billing.pendingPaymentResponseSchema,
  },
  cancelCheckout: {
    ...MEMBER_ENDPOINTS.cancelCheckout,
    access: 'member',
    summary: 'Gives the open checkout up, a pending Pix included: it can no longer be paid.',
    response: billing.billingStatusResponseSchema,
    codes: ['billing.unavailable'],
  },
  openBillingPortal: {
    ...MEMBER_ENDPOINTS.openBillingPortal,
    access: 'member',
    summary: 'The provider’s own page for cards and invoices.',
    body: billing.portalRequestSchema,
    response: billing.portalResponseSchema,
    codes: ['billing.unavailable', 'billing.noSubscription'],
  },
  cancelSubscription: {
    ...MEMBER_ENDPOINTS.cancelSubscription,
    access: 'member',
    summary: 'Ends the subscription with its period; once that is over, at once.',
    body: billing.cancelRequestSchema,
    response: billing.billingStatusResponseSchema,
    codes: ['billing.unavailable', 'billing.noSubscription'],
  },
  resumeSubscription: {
    ...MEMBER_ENDPOINTS.resumeSubscription,
    access: 'member',
    summary: 'Takes a cancellation back, as long as the period lasts.',
    response: billing.billingStatusResponseSchema,
    codes: ['billing.unavailable', 'billing.noSubscription'],
  },
} as const satisfies Record<string, Call>
