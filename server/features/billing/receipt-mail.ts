/** `/api/billing/receipts/:id/mail`: a copy of a receipt, to the address of the account and no other. */
import type { Context } from 'hono'
import type { Database } from '#server/database/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import { rowId } from '#server/http/row-id.ts'
import { callerOf, rowSecurityClaimsOf } from '#server/http/signed-in.ts'
import { type BillingMailDeps, writeBillingMail } from './billing-mail.ts'
import { receiptSearch } from './receipts.ts'

type ReceiptDeps = BillingMailDeps & { db: Database; limiter: RateLimiter }

type Receipt = {
  number: string
  plan: string
  amount_cents: number
  currency: string
  issued_at: string
  period_start: string
  period_end: string
}

const receiptOf = async (db: Database, c: Context<AppEnv>, id: string): Promise<Receipt> => {
  const [receipt] = await db.readAs(rowSecurityClaimsOf(c), (queries) =>
    queries.query<Receipt>(
      `select p.receipt_number as number, coalesce(sold.name, p.plan_code) as plan, p.amount_cents, p.currency,
         p.issued_at, p.period_start, p.period_end
       from public.payments p left join public.plans sold on sold.code = p.plan_code
       where p.id = $1 and p.status = 'paid' and p.period_end is not null`,
      [id],
    ),
  )
  if (receipt === undefined) throw new Refusal('request.notFound')
  return receipt
}

export const mailReceipt = (deps: ReceiptDeps) => async (c: Context<AppEnv>) => {
  const { db, limiter } = deps
  const { userId } = callerOf(c)
  await limiter.enforce('receiptMailByUser', userId)
  const id = rowId(c, 'id')
  const { number, plan, amount_cents: cents, currency, ...at } = await receiptOf(db, c, id)
  await limiter.enforce('mailIntervalByRequester', `receipt:${id}`)
  await db.transaction((queries) =>
    writeBillingMail(
      deps,
      queries,
      userId,
      ({ money, day, time }) => ({
        kind: 'receiptCopy',
        plan,
        amount: money(cents, currency),
        receipt: number,
        issued: time(at.issued_at),
        from: day(at.period_start),
        until: day(at.period_end),
      }),
      receiptSearch(id, number),
    ),
  )
  return c.json({ success: true })
}
