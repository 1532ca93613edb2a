/** Payments: the calls of a member and of the payment provider. */
import { randomUUID } from 'node:crypto'
import type { BillingStatus, PaymentMethod, PaymentsPage, PendingPayment } from '#contracts/api/billing.ts'
import { testHint, testEvent } from '#server/features/billing/test-gateway.ts'
import type { AccountArea, Member } from './members.ts'

type TestEvent = Parameters<typeof testEvent>[2]

const checkout = async (member: Member, plan = 'premium', language = 'pt', method: PaymentMethod = 'card') => {
  const answer = await member.call('POST', '/api/billing/checkout', { plan, language, method })
  return { ...answer, id: String(answer.body['checkout_id']), url: String(answer.body['url']) }
}

const status = async (member: Member, id?: string) =>
  (await member.call('GET', `/api/billing/status${id === undefined ? '' : `?checkout=${id}`}`))
    .body as unknown as BillingStatus

const waiting = async (member: Member) =>
  ((await member.call('GET', '/api/billing/checkout')).body as { waiting: PendingPayment | null }).waiting

const payments = async (member: Member, query = '') =>
  (await member.call('GET', `/api/billing/history${query}`)).body as unknown as PaymentsPage

/** The plan as the member reads it, in a word. */
export const planStatusOf = async (member: Member) => {
  const { subscription } = await status(member)
  if (subscription === null) return 'free'
  const { status: word, is_ending: isEnding, is_over: isOver } = subscription
  return `${word}${isEnding ? ', ending' : ''}${word === 'active' && isOver ? ', being renewed' : ''}`
}

/** Mails about payments and plans, newest first. */
export const billingMails = async (member: Member) =>
  (await member.mails()).filter(({ kind }) => /^(plan|payment|renewal)/.test(kind))

export const openShop = (area: AccountArea) => {
  /** Chooses an outcome on the provider's page. */
  const choose = (url: string, outcome: string) =>
    area.request('/test-gateway/checkout', {
      method: 'POST',
      body: new URLSearchParams({ order: new URL(url).searchParams.get('order') ?? '', outcome }),
    })

  const post = ({ body, signature }: { body: string; signature: string }) =>
    area.request('/api/billing/webhook', { method: 'POST', body, headers: { 'Prosa-Signature': signature } })

  /** Sends a webhook of the provider, also one that its page would not offer. */
  const notify = (checkoutId: string, event: TestEvent) =>
    post(testEvent(area.secrets.signingKey, { checkoutId }, event))

  /** Inserts a subscription whose period ends after that interval of Postgres. */
  const subscribe = (member: Member, end: string | null, { isEnding = false, status: word = 'active' } = {}) =>
    area.db.query(
      `insert into public.subscriptions (id, user_uuid, plan_id, status, is_ending, current_period_end)
       select $5, $1, id, $4, $3, now() + $2::interval from public.plans where code = 'premium'`,
      [member.id, end, isEnding, word, randomUUID()],
    )

  /** A plan that the provider charges for, for a month yet; resolves with the provider's id. */
  const charge = async (member: Member): Promise<string> => {
    const { url } = await checkout(member)
    await choose(url, 'paid-card')
    const [link] = await area.db.query<{ id: string }>(
      'select id from private.provider_subscriptions where user_uuid = $1 and not is_unwanted and ended_at is null',
      [member.id],
    )
    if (link === undefined) throw new Error('Nothing is charged')
    return link.id
  }

  /** The provider says that its subscription changed. */
  const notifyChange = (id: string) => post(testHint(area.secrets.signingKey, id))

  return { charge, notifyChange, checkout, choose, status, waiting, payments, post, notify, subscribe }
}
