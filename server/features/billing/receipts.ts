/** Gapless receipt numbers, such as `2026-000012`: counted in the payment's transaction, so a rollback undoes it. */
import { RECEIPT_PARAMETER, YEAR_PARAMETER } from '#contracts/api/billing.ts'
import { SUPPORT_HOURS } from '#contracts/limits.ts'
import type { Queries } from '#server/database/database.ts'

/** The next number of this year. The row lock on the counter makes other payments wait for this transaction. */
export const nextReceiptNumber = async (queries: Queries): Promise<string> => {
  const [counter] = await queries.query<{ number: string }>(
    `insert into private.receipt_counters as counters (year, last)
     values (extract(year from now() at time zone $1)::integer, 1)
     on conflict (year) do update set last = counters.last + 1
     returning year || '-' || lpad(last::text, greatest(6, length(last::text)), '0') as number`,
    [SUPPORT_HOURS.timeZone],
  )
  if (counter === undefined) throw new Error('A receipt could not be numbered.')
  return counter.number
}

/** Query of the payment history's URL that opens a receipt. Its year keeps the list short enough to contain it. */
export const receiptSearch = (payment: string, number: string): string =>
  `?${new URLSearchParams({ [YEAR_PARAMETER]: number.slice(0, 4), [RECEIPT_PARAMETER]: payment })}`
