/** `/api/billing/*` (API-11), except the provider's `/webhook`. */
import type { Context } from 'hono'
import {
  type BillingPlan,
  type BillingStatus,
  billingStatusQuerySchema,
  cancelRequestSchema,
  CHECKOUT_CANCELED,
  CHECKOUT_PARAMETER,
  checkoutRequestSchema,
  type Payment,
  type PaymentMethod,
  type PaymentsPage,
  type Plans,
  paymentsQuerySchema,
  portalRequestSchema,
} from '#contracts/api/billing.ts'
import type { Language } from '#contracts/languages.ts'
import { CHECKOUT_TTL, SUPPORT_HOURS } from '#contracts/limits.ts'
import { pathOf } from '#contracts/routes.ts'
import { recordChurnReason } from '#server/account/churn-reasons.ts'
import {
  closeCheckouts,
  dropRefused,
  type ForSale,
  storeProviderId,
  reuseOrOpenCheckout,
  pendingPaymentOf,
} from './checkouts.ts'
import { CheckoutUnusable, type PaymentGateway } from './gateway.ts'
import type { BillingMailDeps } from './billing-mail.ts'
import { customerOf } from './provider-links.ts'
import { cancel, hasActivePlan, resume, subscriptionOf } from './subscriptions.ts'
import { describeError, type Log } from '#server/base/log.ts'
import type { Database, Queries } from '#server/database/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import { answerWithin } from '#server/http/idempotency.ts'
import { readJson, readQuery } from '#server/http/json-request.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import { callerOf, rowSecurityClaimsOf } from '#server/http/signed-in.ts'
import { readPage } from '#server/sql/read-page.ts'

export type BillingDeps = BillingMailDeps & {
  db: Database
  gateway: PaymentGateway | null
  limiter: RateLimiter
  log: Log
}

/** Throws `billing.unavailable` without a provider: plans and payments can then only be read. */
const requireGateway = ({ gateway }: BillingDeps): PaymentGateway => {
  if (gateway === null) throw new Refusal('billing.unavailable')
  return gateway
}

const PLAN_COLUMNS = 'code, name, monthly_transcriptions, price_cents, currency'

export const readPlans =
  ({ db, gateway }: BillingDeps) =>
  async (c: Context<AppEnv>) => {
    const plans = await db.query<BillingPlan>(
      `select ${PLAN_COLUMNS} from public.plans where is_active order by price_cents nulls last`,
    )
    return c.json({ plans, are_for_sale: gateway !== null } satisfies Plans)
  }

const checkoutOf = async (queries: Queries, userId: string, id: string): Promise<BillingStatus['checkout']> => {
  const [checkout] = await queries.query<NonNullable<BillingStatus['checkout']>>(
    `select id, case when status = 'open' and created_at < now() - $3::integer * interval '1 millisecond'
       or status = 'pending' and exists (
         select 1 from public.payments p where p.checkout_id = checkouts.id and p.expires_at <= now())
       then 'expired' else status end as status,
       (select code from public.plans where plans.id = plan_id) as plan_code
     from private.checkouts where id = $1 and user_uuid = $2`,
    [id, userId, CHECKOUT_TTL],
  )
  return checkout ?? null
}

const statusOf = async (db: Queries, userId: string, checkoutId?: string): Promise<BillingStatus> => ({
  subscription: await subscriptionOf(db, userId),
  checkout: checkoutId === undefined ? null : await checkoutOf(db, userId, checkoutId),
})

export const readBillingStatus = (deps: BillingDeps) => async (c: Context<AppEnv>) => {
  const { checkout } = readQuery(c, billingStatusQuerySchema)
  return c.json(await statusOf(deps.db, callerOf(c).userId, checkout))
}

/** Expiry is computed on read: a pending payment is reported as expired before its stored status is updated. */
const PAYMENT_COLUMNS = `id, receipt_number, issued_at, plan_code,
  case when status = 'pending' and expires_at <= now() then 'expired' else status end as status, method,
  amount_cents, refunded_cents, currency, period_start, period_end, created_at,
  case when expires_at > now() then pix_code end as pix_code, expires_at`

/** The year of a receipt is that of its number, whatever the time zone of the database. */
const PAYMENT_YEAR = `extract(year from coalesce(issued_at, created_at) at time zone '${SUPPORT_HOURS.timeZone}')`

export const readPayments =
  ({ db }: BillingDeps) =>
  async (c: Context<AppEnv>) => {
    const { year = null, ...part } = readQuery(c, paymentsQuerySchema)
    const isOfYear = `($1::text is null or ${PAYMENT_YEAR}::text = $1)`
    const list = {
      columns: PAYMENT_COLUMNS,
      from: 'public.payments',
      where: isOfYear,
      values: [year],
    }
    const page = await db.readAs(rowSecurityClaimsOf(c), async (queries) => {
      const [rows, paid, years] = await Promise.all([
        readPage<Payment>(queries, list, part),
        queries.query<PaymentsPage['paid'][number]>(
          `select currency, sum(amount_cents - refunded_cents)::int as amount_cents from public.payments
           where ${isOfYear} and status = 'paid' group by currency order by currency`,
          [year],
        ),
        queries.query<{ year: number }>(
          `select distinct ${PAYMENT_YEAR}::int as year from public.payments order by year desc`,
        ),
      ])
      return { ...rows, paid, years: years.map((row) => row.year) } satisfies PaymentsPage
    })
    return c.json(page)
  }

/** Return URL of the payment page. With a checkout id, the page polls its status. */
const returnUrlOf = ({ origin }: BillingDeps, language: Language, checkout?: string): string => {
  const url = new URL(pathOf('subscription', language), origin)
  if (checkout !== undefined) url.searchParams.set(CHECKOUT_PARAMETER, checkout)
  return url.href
}

const planForSale = async (queries: Queries, userId: string, code: string): Promise<ForSale> => {
  const [plan] = await queries.query<ForSale>(
    'select id, code, name, price_cents, currency from public.plans where code = $1 and is_active and price_cents > 0',
    [code],
  )
  if (plan === undefined) throw new Refusal('billing.notForSale')
  if (await hasActivePlan(queries, userId, code)) throw new Refusal('billing.alreadyActive')
  return plan
}

type OpenDeps = BillingDeps & { gateway: PaymentGateway }
type PaymentChoice = { userId: string; code: string; language: Language; method: PaymentMethod }

const openPage = async (deps: OpenDeps, { userId, code, language, method }: PaymentChoice) => {
  const plan = await planForSale(deps.db, userId, code)
  const { id: checkoutId, created_at: openedAt } = await reuseOrOpenCheckout(deps, { userId, plan, method, language })
  const order = {
    checkoutId,
    userId,
    planCode: plan.code,
    planName: plan.name,
    amountCents: plan.price_cents,
    currency: plan.currency,
    method,
    customerId: await customerOf(deps.db, userId),
    language,
    returnUrl: returnUrlOf(deps, language, checkoutId),
    cancelUrl: returnUrlOf(deps, language, CHECKOUT_CANCELED),
    expiresAt: new Date(Date.parse(openedAt) + CHECKOUT_TTL),
  }
  const { url, providerId } = await deps.gateway.openCheckout(order).catch(async (error: unknown) => {
    await dropRefused(deps.db, checkoutId, error)
    throw error
  })
  await storeProviderId(deps, checkoutId, providerId)
  return { checkout_id: checkoutId, url }
}

export const startCheckout = (deps: BillingDeps) => async (c: Context<AppEnv>) => {
  const { plan: code, language, method = 'card' } = await readJson(c, checkoutRequestSchema)
  const open = { ...deps, gateway: requireGateway(deps) }
  const { userId } = callerOf(c)
  await deps.limiter.enforce('checkoutByUser', userId)
  const chosen = { userId, code, language, method }
  const page = await openPage(open, chosen).catch(async (error: unknown) => {
    if (!(error instanceof CheckoutUnusable)) throw error
    await closeCheckouts(open, userId)
    return openPage(open, chosen)
  })
  return c.json(page, 201)
}

export const readWaitingPayment =
  ({ db }: BillingDeps) =>
  async (c: Context<AppEnv>) =>
    c.json({ waiting: await pendingPaymentOf(db, callerOf(c).userId) })

/** Answers with the status after closing: the checkout may have been paid meanwhile. */
export const cancelCheckout = (deps: BillingDeps) => async (c: Context<AppEnv>) => {
  const { userId } = callerOf(c)
  const [closed] = await closeCheckouts({ ...deps, gateway: requireGateway(deps) }, userId)
  return c.json(await statusOf(deps.db, userId, closed))
}

export const openBillingPortal = (deps: BillingDeps) => async (c: Context<AppEnv>) => {
  const { language } = await readJson(c, portalRequestSchema)
  const gateway = requireGateway(deps)
  const { userId } = callerOf(c)
  if ((await subscriptionOf(deps.db, userId)) === null) throw new Refusal('billing.noSubscription')
  const customerId = await customerOf(deps.db, userId)
  const url = await gateway.openPortal({ userId, customerId, language, returnUrl: returnUrlOf(deps, language) })
  return c.json({ url })
}

export const cancelSubscription = (deps: BillingDeps) => async (c: Context<AppEnv>) => {
  const { reason } = await readJson(c, cancelRequestSchema)
  const caller = callerOf(c)
  const store = async (queries: Queries) => answerWithin(c, queries, await statusOf(queries, caller.userId), 200)
  await cancel({ ...deps, afterwards: store }, requireGateway(deps), caller)
  // The plan is already cancelled: without its reason the answer is still that it is.
  await recordChurnReason(deps.db, reason).catch((error: unknown) =>
    deps.log.error('churn reason not stored', describeError(error)),
  )
  return c.json(await statusOf(deps.db, caller.userId))
}

export const resumeSubscription = (deps: BillingDeps) => async (c: Context<AppEnv>) => {
  const caller = callerOf(c)
  await resume(deps, requireGateway(deps), caller)
  return c.json(await statusOf(deps.db, caller.userId))
}
