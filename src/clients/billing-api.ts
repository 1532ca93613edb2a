/** What somebody pays for, changed at the payment provider (API-11). */
import {
  type BillingStatus,
  billingStatusResponseSchema,
  type Checkout,
  checkoutResponseSchema,
  portalResponseSchema,
  type WaitingPayment,
  waitingPaymentResponseSchema,
} from '#contracts/api/billing.ts'
import type { Language } from '#contracts/languages.ts'
import { ask } from './signed-in.ts'

export const billingApi = {
  startCheckout: (body: { plan: string; language: Language }, signal: AbortSignal): Promise<Checkout> =>
    ask(signal, checkoutResponseSchema, { method: 'POST', path: '/api/billing/checkout', body, isKeyed: true }),

  openBillingPortal: (body: { language: Language }, signal: AbortSignal): Promise<{ url: string }> =>
    ask(signal, portalResponseSchema, { method: 'POST', path: '/api/billing/portal', body }),

  readWaitingPayment: async (signal: AbortSignal): Promise<WaitingPayment | null> =>
    (await ask(signal, waitingPaymentResponseSchema, { method: 'GET', path: '/api/billing/checkout' })).waiting,

  /** Resolves with what became of the open one; null where there was none. */
  dropCheckout: async (signal: AbortSignal): Promise<BillingStatus['checkout']> =>
    (await ask(signal, billingStatusResponseSchema, { method: 'DELETE', path: '/api/billing/checkout' })).checkout,

  readCheckout: async (checkout: string, signal: AbortSignal): Promise<BillingStatus['checkout']> =>
    (
      await ask(signal, billingStatusResponseSchema, {
        method: 'GET',
        path: '/api/billing/status',
        query: { checkout },
      })
    ).checkout,

  cancelSubscription: async (body: { reason: string | null }, signal: AbortSignal): Promise<void> =>
    void (await ask(signal, billingStatusResponseSchema, {
      method: 'POST',
      path: '/api/billing/cancel',
      body,
      isKeyed: true,
    })),

  resumeSubscription: async (signal: AbortSignal): Promise<void> =>
    void (await ask(signal, billingStatusResponseSchema, { method: 'POST', path: '/api/billing/upgrade' })),
}
export type BillingApi = typeof billingApi
