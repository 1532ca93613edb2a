/** The one alert that the dashboard shows (ACCOUNT-01), by severity. */
import { isNearlySpent } from '#src/account/is-nearly-spent.ts'
import type { Subscription, PendingPayment } from '#contracts/api/billing.ts'
import type { DataExport } from '#contracts/api/data-export.ts'
import type { Usage } from '#contracts/api/usage.ts'
import type { News } from './news.ts'

/** Null: not loaded yet, failed, or none. */
type AlertInput = {
  pending: PendingPayment | null
  subscription: Subscription | null
  isFallback: boolean
  isConfirmed: boolean | null
  /** Mails to the account's address bounce. */
  isUndeliverable: boolean
  usage: Usage | null
  exports: readonly DataExport[] | null
  news: News | null
  /** When the account was created (ISO 8601). */
  memberSince: string | null
}

export type Alert =
  | { kind: 'pendingPayment'; pending: PendingPayment }
  | { kind: 'paymentFailed' }
  | { kind: 'limitedProfile' }
  | { kind: 'emailUnconfirmed' }
  | { kind: 'emailUndeliverable' }
  | { kind: 'quotaReached' | 'quotaNear'; used: number; limit: number; resetsAt: string }
  | { kind: 'exportReady' }
  | { kind: 'news'; news: News }

const UNPAID: ReadonlySet<string> = new Set(['past_due', 'unpaid'])

const quotaAlert = ({ this_month: used, monthly_limit: limit, resets_at: resetsAt }: Usage): Alert | null => {
  if (limit === null || !isNearlySpent(used, limit)) return null
  return { kind: used >= limit ? 'quotaReached' : 'quotaNear', used, limit, resetsAt }
}

/** News are shown only to accounts that are older than them. */
const isNewFor = (memberSince: string | null, { from }: News) => memberSince !== null && memberSince.slice(0, 10) < from

export const alertOf = (input: AlertInput): Alert | null => {
  const { pending, subscription, isFallback, isConfirmed, isUndeliverable, usage, exports, news, memberSince } = input
  if (pending !== null) return { kind: 'pendingPayment', pending }
  if (subscription !== null && UNPAID.has(subscription.status)) return { kind: 'paymentFailed' }
  if (isFallback) return { kind: 'limitedProfile' }
  if (isConfirmed === false) return { kind: 'emailUnconfirmed' }
  if (isUndeliverable) return { kind: 'emailUndeliverable' }
  const quota = usage === null ? null : quotaAlert(usage)
  if (quota !== null) return quota
  if (exports?.some(({ status }) => status === 'ready') === true) return { kind: 'exportReady' }
  return news !== null && isNewFor(memberSince, news) ? { kind: 'news', news } : null
}
