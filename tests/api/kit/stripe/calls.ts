/** The calls of Stripe's API that we make, each with its parameters. */
import type { Account } from './account.ts'
import { type Form, textAt } from './form.ts'
import { newId, type Session } from './objects.ts'

type ErrorBody = { type: string; code?: string; message: string; param?: string }

export class StripeFault extends Error {
  readonly status: number
  readonly error: ErrorBody
  constructor(status: number, error: ErrorBody) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

const missingFault = (what: string, param?: string) =>
  new StripeFault(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}`,
    ...(param !== undefined && { param }),
  })
const invalid = (message: string) => new StripeFault(400, { type: 'invalid_request_error', message })

const get = <T>(map: ReadonlyMap<string, T>, id: string, what: string): T => {
  const found = map.get(id)
  if (found === undefined) throw missingFault(what)
  return found
}

const list = (url: string, data: readonly unknown[], { starting_after: after, limit }: Form) => {
  const from = typeof after === 'string' ? data.findIndex((one) => (one as { id: string }).id === after) + 1 : 0
  const to = from + Number(limit ?? 10)
  return { object: 'list', url, data: data.slice(from, to), has_more: to < data.length }
}

const newestFirst = <T extends { created: number }>(all: Iterable<T>) =>
  [...all].toSorted((one, other) => other.created - one.created)

/** The customer a page is opened for, if any. A customer is identified by their subscription. */
const customerIn = ({ subscriptions }: Account, form: Form): string | null => {
  const id = textAt(form, 'customer')
  if (id === undefined) return null
  if (![...subscriptions.values()].some(({ customer }) => customer === id)) throw missingFault('customer', 'customer')
  return id
}

type Call = {
  method: string
  path: RegExp
  /** Names of the parameters, of the first level. */
  parameters: readonly string[]
  run: (account: Account, form: Form, id: string) => object
}

const textsIn = (form: Form[string] | undefined, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof form === 'object' ? (form[name] ?? {}) : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

/** Amount and currency of the one line. */
const totalOf = ({ prices }: Account, form: Form) => {
  const price = textAt(form, 'line_items', '0', 'price')
  if (price === undefined) {
    const data = ['line_items', '0', 'price_data'] as const
    return { amount: Number(textAt(form, ...data, 'unit_amount')), currency: textAt(form, ...data, 'currency') }
  }
  const { unit_amount: amount, currency, recurring } = get(prices, price, 'price')
  if (recurring === null || form['mode'] !== 'subscription') throw invalid('You must provide a recurring price')
  return { amount, currency }
}

const openSession = (account: Account, form: Form): Session => {
  const { amount, currency } = totalOf(account, form)
  const customer = customerIn(account, form)
  const id = newId('cs_test')
  const isPix = form['mode'] === 'payment'
  if (isPix && textAt(form, 'allowed_payment_method_types', '0') !== 'pix') throw invalid('Pix is not allowed')
  if (Number(form['expires_at']) * 1_000 < Date.now() + 29 * 60_000) throw invalid('expires_at must be 30 minutes away')
  const metadata = textsIn(form['payment_intent_data'], 'metadata')
  const session: Session = {
    id,
    object: 'checkout.session',
    livemode: false,
    mode: isPix ? 'payment' : 'subscription',
    client_reference_id: textAt(form, 'client_reference_id') ?? null,
    metadata: textsIn(form, 'metadata'),
    status: 'open',
    payment_status: 'unpaid',
    amount_total: amount,
    currency: currency ?? null,
    url: `https://checkout.stripe.test/c/pay/${id}`,
    customer,
    subscription: null,
    payment_intent: isPix ? account.addIntent(metadata).id : null,
    expires_at: Number(form['expires_at']),
  }
  account.sessions.set(id, session)
  return session
}

const expire = ({ sessions }: Account, _form: Form, id: string) => {
  const session = get(sessions, id, 'checkout.session')
  if (session.status !== 'open') throw invalid('Only open Checkout Sessions can be expired')
  return Object.assign(session, { status: 'expired', url: null })
}

const updateSubscription = (account: Account, form: Form, id: string) => {
  const subscription = get(account.subscriptions, id, 'subscription')
  if (subscription.status === 'canceled') throw invalid('A canceled subscription can only update its details')
  account.change(subscription, {
    ...('cancel_at_period_end' in form && { cancel_at_period_end: form['cancel_at_period_end'] === 'true' }),
    ...(form['cancel_at'] === '' && { cancel_at: null }),
  })
  return subscription
}

const cancelSubscription = (account: Account, _form: Form, id: string) => {
  const subscription = get(account.subscriptions, id, 'subscription')
  if (subscription.status === 'canceled') throw missingFault('subscription')
  account.end(subscription)
  return subscription
}

const cancelIntent = ({ intents }: Account, _form: Form, id: string) =>
  Object.assign(get(intents, id, 'payment_intent'), { status: 'canceled' })

const listInvoicePayments = ({ invoices }: Account, form: Form) => {
  const intent = textAt(form, 'payment', 'payment_intent')
  const found = [...invoices.values()].flatMap((invoice) =>
    invoice.payments.data
      .filter(({ payment }) => payment.payment_intent === intent)
      .map((payment) => ({
        ...payment,
        id: newId('inpay'),
        invoice: textAt(form, 'expand', '0') === 'data.invoice' ? invoice : invoice.id,
      })),
  )
  return list('/v1/invoice_payments', found, form)
}

const refund = (account: Account, form: Form) => {
  const intent = textAt(form, 'payment_intent') ?? ''
  const charge = [...account.charges.values()].findLast(({ payment_intent: paid }) => paid === intent)
  if (charge === undefined) throw missingFault('payment_intent')
  if (charge.refunded) {
    const message = 'Charge has already been refunded'
    throw new StripeFault(400, { type: 'invalid_request_error', code: 'charge_already_refunded', message })
  }
  account.reverseCharge(charge, 'refunded')
  return { id: newId('re'), object: 'refund', payment_intent: intent, status: 'succeeded' }
}

const SESSION = ['mode', 'line_items', 'client_reference_id', 'metadata', 'locale', 'success_url', 'cancel_url']
const SESSION_MORE = ['expires_at', 'customer', 'allowed_payment_method_types', 'payment_method_options']
const PAGE = ['limit', 'starting_after', 'expand']

export const CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions$/,
    parameters: [...SESSION, ...SESSION_MORE, 'subscription_data', 'payment_intent_data'],
    run: openSession,
  },
  { method: 'POST', path: /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, parameters: [], run: expire },
  {
    method: 'GET',
    path: /^\/v1\/checkout\/sessions\/([\w-]+)$/,
    parameters: [],
    run: ({ sessions }, _form, id) => get(sessions, id, 'checkout.session'),
  },
  {
    method: 'GET',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    parameters: [],
    run: ({ subscriptions }, _form, id) => get(subscriptions, id, 'subscription'),
  },
  {
    method: 'POST',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    parameters: ['cancel_at_period_end', 'cancel_at'],
    run: updateSubscription,
  },
  { method: 'DELETE', path: /^\/v1\/subscriptions\/(\w+)$/, parameters: [], run: cancelSubscription },
  {
    method: 'GET',
    path: /^\/v1\/invoices$/,
    parameters: ['subscription', ...PAGE],
    run: ({ invoices }, form) => {
      const own = newestFirst(invoices.values()).filter(
        ({ parent }) => parent.subscription_details.subscription === form['subscription'],
      )
      const isExpanded = textAt(form, 'expand', '0') === 'data.payments'
      return list('/v1/invoices', isExpanded ? own : own.map((invoice) => ({ ...invoice, payments: undefined })), form)
    },
  },
  { method: 'GET', path: /^\/v1\/invoice_payments$/, parameters: ['payment', ...PAGE], run: listInvoicePayments },
  {
    method: 'GET',
    path: /^\/v1\/charges$/,
    parameters: ['customer', ...PAGE],
    run: ({ charges }, form) => {
      const own = newestFirst(charges.values()).filter(({ customer }) => customer === form['customer'])
      return list('/v1/charges', own, form)
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents\/(\w+)$/,
    parameters: [],
    run: ({ intents }, _form, id) => get(intents, id, 'payment_intent'),
  },
  { method: 'POST', path: /^\/v1\/payment_intents\/(\w+)\/cancel$/, parameters: [], run: cancelIntent },
  { method: 'POST', path: /^\/v1\/refunds$/, parameters: ['payment_intent'], run: refund },
  {
    method: 'GET',
    path: /^\/v1\/prices\/(\w+)$/,
    parameters: [],
    run: ({ prices }, _form, id) => get(prices, id, 'price'),
  },
  {
    method: 'GET',
    path: /^\/v1\/prices$/,
    parameters: PAGE,
    run: ({ prices }, form) => list('/v1/prices', [...prices.values()], form),
  },
  {
    method: 'POST',
    path: /^\/v1\/billing_portal\/sessions$/,
    parameters: ['customer', 'locale', 'return_url'],
    run: (account, form) => ({
      id: newId('bps'),
      object: 'billing_portal.session',
      url: `https://billing.stripe.test/p/session/${customerIn(account, form) ?? ''}`,
    }),
  },
]
