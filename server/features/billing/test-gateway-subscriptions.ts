/** Subscriptions of the test payment provider: kept in memory, and charged only when the next month is simulated. */
import { type Order, type ProviderInvoice, type ProviderSubscription, purchaseOf } from './gateway.ts'

type Mutable = { -readonly [K in keyof ProviderSubscription]: ProviderSubscription[K] }

const subscriptions = new Map<string, Mutable>()

/** A month later; on the last day of a shorter month. */
const monthAfter = (at: string): string => {
  const date = new Date(at)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + 1)
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return date.toISOString()
}

const invoiceOf = ({ checkoutId }: Pick<Order, 'checkoutId'>, count: number) => `test_in_${checkoutId}_${count}`

/** Its first month is paid. Returns its id, which is the same for the same order. */
export const beginTest = (order: Order): string => {
  const { checkoutId, planCode, amountCents, currency, customerId } = order
  const id = `test_sub_${checkoutId}`
  if (subscriptions.has(id)) return id
  subscriptions.set(id, {
    id,
    customerId: customerId ?? `test_cus_${checkoutId}`,
    priceId: `test_price_${planCode}`,
    checkoutId,
    purchase: purchaseOf(order),
    status: 'active',
    cancelsAtPeriodEnd: false,
    currentPeriodEnd: monthAfter(new Date().toISOString()),
    invoices: [
      {
        id: invoiceOf({ checkoutId }, 1),
        status: 'paid',
        attempts: 1,
        amountCents,
        refundedCents: 0,
        currency,
        paymentId: null,
      },
    ],
  })
  return id
}

export const readTest = (id: string): ProviderSubscription | null => {
  const subscription = subscriptions.get(id)
  return subscription === undefined ? null : structuredClone(subscription)
}

const change = (id: string, changes: (subscription: Mutable) => Partial<Mutable>) => {
  const subscription = subscriptions.get(id)
  if (subscription !== undefined) Object.assign(subscription, changes(subscription))
}

export const cancelTest = (id: string): void => change(id, () => ({ cancelsAtPeriodEnd: true }))
export const resumeTest = (id: string): void => change(id, () => ({ cancelsAtPeriodEnd: false }))
export const endTest = (id: string): void => change(id, () => ({ status: 'ended' }))

const withLast = ({ invoices }: Mutable, changes: Partial<ProviderInvoice>) =>
  invoices.map((invoice, index) => (index === invoices.length - 1 ? { ...invoice, ...changes } : invoice))

/** Charges the next month, or the last one again if that failed: with this outcome. */
export const chargeTest = (id: string, status: 'paid' | 'failed'): void =>
  change(id, (subscription) => {
    const { checkoutId, currentPeriodEnd, invoices } = subscription
    const last = invoices.at(-1)
    const now: Partial<Mutable> = { status: status === 'paid' ? 'active' : 'past_due' }
    if (last?.status === 'failed') {
      return { ...now, invoices: withLast(subscription, { status, attempts: last.attempts + 1 }) }
    }
    const next = { amountCents: 0, refundedCents: 0, currency: 'BRL', paymentId: null, ...last, status, attempts: 1 }
    return {
      ...now,
      currentPeriodEnd: monthAfter(currentPeriodEnd),
      invoices: [...invoices, { ...next, id: invoiceOf({ checkoutId }, invoices.length + 1) }],
    }
  })

/** Moves the period into the past, as if days had passed. */
export const advanceTest = (id: string, days: number): void =>
  change(id, ({ currentPeriodEnd }) => ({
    currentPeriodEnd: new Date(Date.parse(currentPeriodEnd) - days * 86_400_000).toISOString(),
  }))

/** Refunds the last month. */
export const reverseTestPayment = (id: string, status: 'refunded' | 'disputed'): void =>
  change(id, (subscription) => ({ invoices: withLast(subscription, { status }) }))
