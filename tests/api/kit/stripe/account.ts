/** An account at the fake Stripe: its objects, what its customers do, and its test clock. */
import {
  type Charge,
  type Event,
  eventOf,
  type Invoice,
  monthAfter,
  newId,
  now,
  type PaymentIntent,
  type Price,
  type Session,
  type Subscription,
} from './objects.ts'

const DAY = 86_400

/** Days after a failed charge on which it is repeated; after the last one the subscription is cancelled. */
export const RETRIES: readonly number[] = [2, 3]

export const PREMIUM_PRICE = 'price_premium'

const entryOf = <T>(map: ReadonlyMap<string, T>, id: string): T => {
  const one = map.get(id)
  if (one === undefined) throw new Error(`The fake Stripe has no ${id}`)
  return one
}

export const openAccount = () => {
  const sessions = new Map<string, Session>()
  const subscriptions = new Map<string, Subscription>()
  const invoices = new Map<string, Invoice>()
  const charges = new Map<string, Charge>()
  const intents = new Map<string, PaymentIntent>()
  const invoiceIntents = new Map<string, string>()
  const prices = new Map<string, Price>([
    [
      PREMIUM_PRICE,
      {
        id: PREMIUM_PRICE,
        object: 'price',
        active: true,
        currency: 'brl',
        unit_amount: 2990,
        livemode: false,
        recurring: { interval: 'month', interval_count: 1 },
      },
    ],
  ])
  /** Seconds at which each failed invoice is charged next. */
  const retries = new Map<string, number[]>()
  let events: Event[] = []
  let card: 'works' | 'fails' = 'works'
  let draftHours = 0
  let retryDays = RETRIES
  /** Seconds until which the invoice of a renewal can still be changed: nothing is charged before. */
  const drafts = new Map<string, number>()

  const emit = (type: string, object: object) => void events.push(eventOf(type, structuredClone(object)))

  const addIntent = (metadata: Record<string, string>): PaymentIntent => {
    const intent: PaymentIntent = { id: newId('pi'), object: 'payment_intent', metadata, next_action: null }
    intents.set(intent.id, intent)
    return intent
  }

  const addCharge = (customer: string | null, intent: string) => {
    const id = newId('ch')
    charges.set(id, {
      id,
      object: 'charge',
      customer,
      payment_intent: intent,
      amount_refunded: 0,
      refunded: false,
      disputed: false,
      // Two within one second would have no defined order.
      created: now() + charges.size,
    })
  }

  /** All attempts of an invoice are charges of one intent. */
  const charge = (invoice: Invoice, { customer }: Subscription): string => {
    const intent = invoiceIntents.get(invoice.id) ?? addIntent({}).id
    invoiceIntents.set(invoice.id, intent)
    addCharge(customer, intent)
    return intent
  }

  const payInvoice = (invoice: Invoice, subscription: Subscription) => {
    const intent = charge(invoice, subscription)
    invoice.status = 'paid'
    invoice.amount_paid = invoice.amount_due
    invoice.payments.data = [
      {
        object: 'invoice_payment',
        status: 'paid',
        payment: { type: 'payment_intent', payment_intent: intent },
      },
    ]
    retries.delete(invoice.id)
    emit('invoice.paid', invoice)
  }

  const change = (subscription: Subscription, changes: Partial<Subscription>) => {
    Object.assign(subscription, changes)
    emit(`customer.subscription.${subscription.status === 'canceled' ? 'deleted' : 'updated'}`, subscription)
  }

  const addInvoice = (subscription: Subscription, reason: Invoice['billing_reason'], amount: number): Invoice => {
    const invoice: Invoice = {
      id: newId('in'),
      object: 'invoice',
      customer: subscription.customer,
      status: 'open',
      billing_reason: reason,
      attempt_count: 0,
      amount_due: amount,
      amount_paid: 0,
      currency: 'brl',
      // Two within one second would have no defined order.
      created: now() + invoices.size,
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
      payments: { object: 'list', data: [], has_more: false },
    }
    invoices.set(invoice.id, invoice)
    return invoice
  }

  const attempt = (invoice: Invoice, subscription: Subscription) => {
    invoice.attempt_count += 1
    if (card === 'works') {
      payInvoice(invoice, subscription)
      change(subscription, { status: 'active' })
      return
    }
    charge(invoice, subscription)
    emit('invoice.payment_failed', invoice)
    change(subscription, { status: retries.get(invoice.id)?.length === 0 ? 'canceled' : 'past_due' })
  }

  /** Begins the next month if this one is over. */
  const renew = (subscription: Subscription) => {
    const [item] = subscription.items.data
    if (subscription.status !== 'active' || item.current_period_end > now()) return
    if (subscription.cancel_at_period_end || subscription.cancel_at !== null) {
      change(subscription, { status: 'canceled' })
      return
    }
    const periodEnd = item.current_period_end
    item.current_period_start = periodEnd
    item.current_period_end = monthAfter(periodEnd)
    const invoice = addInvoice(subscription, 'subscription_cycle', prices.get(item.price.id)?.unit_amount ?? 0)
    retries.set(
      invoice.id,
      retryDays.map((days) => periodEnd + days * DAY),
    )
    if (draftHours === 0) {
      attempt(invoice, subscription)
      return
    }
    invoice.status = 'draft'
    drafts.set(invoice.id, periodEnd + draftHours * 3_600)
  }

  /** Charges the invoices that are no drafts any more. */
  const finalize = (subscription: Subscription) => {
    for (const [id, until] of drafts) {
      const invoice = invoices.get(id)
      if (invoice?.parent.subscription_details.subscription !== subscription.id || until > now()) continue
      drafts.delete(id)
      if (subscription.status === 'canceled') continue
      invoice.status = 'open'
      attempt(invoice, subscription)
    }
  }

  const retry = (subscription: Subscription) => {
    for (const [id, times] of retries) {
      const invoice = invoices.get(id)
      if (invoice?.parent.subscription_details.subscription !== subscription.id) continue
      while (subscription.status === 'past_due' && times[0] !== undefined && times[0] <= now()) {
        times.shift()
        attempt(invoice, subscription)
      }
    }
  }

  /** Ends it now, as its owner here or a call does. */
  const end = (subscription: Subscription) => change(subscription, { status: 'canceled' })

  const chargeOfSubscription = (id: string) => {
    const invoice = [...invoices.values()].findLast(
      ({ parent, status }) => parent.subscription_details.subscription === id && status === 'paid',
    )
    const intent = invoice?.payments.data[0]?.payment.payment_intent
    return [...charges.values()].findLast((each) => each.payment_intent === intent)
  }

  /** Of a subscription, or the Pix of a session. */
  const lastChargeOf = (id: string) => {
    const session = sessions.get(id)
    if (session === undefined) return chargeOfSubscription(id)
    return [...charges.values()].findLast((each) => each.payment_intent === session.payment_intent)
  }

  const emitDispute = (event: string, { id, payment_intent }: Charge, status: string) =>
    emit(`charge.dispute.${event}`, { object: 'dispute', charge: id, payment_intent, status })

  const reverseCharge = (paidCharge: Charge | undefined, kind: 'refunded' | 'disputed') => {
    if (paidCharge === undefined) throw new Error('Nothing was charged')
    paidCharge[kind] = true
    if (kind === 'refunded') emit('charge.refunded', paidCharge)
    else emitDispute('created', paidCharge, 'needs_response')
  }

  const beginSubscription = (session: Session): Subscription => {
    const start = now()
    const customer = session.customer ?? newId('cus')
    const subscription: Subscription = {
      id: newId('sub'),
      object: 'subscription',
      customer,
      status: 'active',
      cancel_at: null,
      cancel_at_period_end: false,
      metadata: { ...session.metadata },
      items: {
        object: 'list',
        data: [{ price: { id: PREMIUM_PRICE }, current_period_start: start, current_period_end: monthAfter(start) }],
      },
    }
    subscriptions.set(subscription.id, subscription)
    const invoice = addInvoice(subscription, 'subscription_create', session.amount_total ?? 0)
    invoice.attempt_count = 1
    payInvoice(invoice, subscription)
    Object.assign(session, { customer, subscription: subscription.id })
    return subscription
  }

  const complete = (session: Session) => {
    Object.assign(session, { status: 'complete', payment_status: 'paid' })
    emit('checkout.session.completed', session)
  }

  return {
    sessions,
    subscriptions,
    invoices,
    charges,
    intents,
    prices,
    addIntent,
    change,
    end,
    emit,
    reverseCharge,
    /** Whether cards can be charged from now on. */
    setCard: (outcome: 'works' | 'fails') => {
      card = outcome
    },
    /** On which days renewals that fail from now on are charged again. */
    setRetries: (days: readonly number[]) => {
      retryDays = days
    },
    /** For how long a renewal stays a draft; Stripe takes about an hour. */
    setDraft: (hours: number) => {
      draftHours = hours
    },
    /** A customer pays by card on the hosted page; returns the subscription's id. */
    payByCard: (sessionId: string): string => {
      const session = entryOf(sessions, sessionId)
      const { id } = beginSubscription(session)
      complete(session)
      return id
    },
    /** A customer asks for the code of a Pix on the hosted page. */
    showPix: (sessionId: string): void => {
      const { payment_intent: id, expires_at } = entryOf(sessions, sessionId)
      const intent = entryOf(intents, id ?? '')
      intent.next_action = {
        type: 'pix_display_qr_code',
        pix_display_qr_code: { data: `00020126-${sessionId}`, expires_at },
      }
      emit('payment_intent.requires_action', intent)
    },
    /** The hosted page is done, and the code of its Pix can be paid until it expires. */
    leaveWithPix: (sessionId: string): void => {
      Object.assign(entryOf(sessions, sessionId), { status: 'complete', payment_status: 'unpaid' })
    },
    payByPix: (sessionId: string): void => {
      const session = entryOf(sessions, sessionId)
      addCharge(null, session.payment_intent ?? '')
      complete(session)
    },
    /** The bank of the payer asks about the last month of a subscription, or disputes it after that. */
    inquire: (id: string, step: 'asks' | 'disputes'): void => {
      const paidCharge = chargeOfSubscription(id)
      if (paidCharge === undefined) throw new Error('Nothing was charged')
      paidCharge.disputed = true
      if (step === 'asks') emitDispute('created', paidCharge, 'warning_needs_response')
      else emitDispute('funds_withdrawn', paidCharge, 'needs_response')
    },
    /** Pays the last month of a subscription back, or a Pix. */
    reversePayment: (id: string, kind: 'refunded' | 'disputed'): void => reverseCharge(lastChargeOf(id), kind),
    /** Pays a part of the last month back, or of a Pix. */
    refundPart: (id: string, cents: number): void => {
      const paidCharge = lastChargeOf(id)
      if (paidCharge === undefined) throw new Error('Nothing was charged')
      paidCharge.amount_refunded += cents
      emit('charge.refunded', paidCharge)
    },
    /** `periodEnd`: seconds since the epoch. */
    setPeriodEnd: (id: string, periodEnd: number): void => {
      entryOf(subscriptions, id).items.data[0].current_period_end = periodEnd
    },
    /**
     * The test clock. Days go by for these subscriptions: the clocks of server and database stand still, so what they have
     * moves into the past. Then everything that is due is charged.
     */
    advance: (ids: readonly string[], days: number): void => {
      const seconds = Math.round(days * DAY)
      for (const id of ids) {
        const subscription = entryOf(subscriptions, id)
        const [item] = subscription.items.data
        item.current_period_start -= seconds
        item.current_period_end -= seconds
        for (const [invoiceId, times] of retries) {
          if (invoices.get(invoiceId)?.parent.subscription_details.subscription !== id) continue
          retries.set(
            invoiceId,
            times.map((time) => time - seconds),
          )
          const draftUntil = drafts.get(invoiceId)
          if (draftUntil !== undefined) drafts.set(invoiceId, draftUntil - seconds)
        }
        renew(subscription)
        finalize(subscription)
        retry(subscription)
      }
    },
    /** What was not delivered yet, in the order in which it happened. */
    drainEvents: (): Event[] => {
      const drained = events
      events = []
      return drained
    },
  }
}
export type Account = ReturnType<typeof openAccount>
