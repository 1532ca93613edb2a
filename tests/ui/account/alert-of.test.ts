import { describe, expect, it } from 'vitest'
import type { DataExport } from '#contracts/api/data-export.ts'
import type { Subscription, PendingPayment } from '#contracts/api/billing.ts'
import { alertOf } from '#src/pages/dashboard/alert-of.ts'
import { type News, newsOn } from '#src/pages/dashboard/news.ts'

const subscription = (status: string): Subscription => ({
  status,
  current_period_end: null,
  is_ending: false,
  is_over: false,
  plan: { code: 'premium', name: 'Premium', monthly_transcriptions: null, price_cents: 2990, currency: 'BRL' },
})
const usage = (used: number, limit: number | null) => ({
  last_30_days: used,
  this_month: used,
  monthly_limit: limit,
  resets_at: '2026-12-01T03:00:00Z',
})
const copy = (status: DataExport['status']): DataExport => ({
  id: '00000000-0000-4000-8000-000000000001',
  status,
  step: 'done',
  progress: 100,
  requested_at: '2026-11-20T12:00:00Z',
  completed_at: '2026-11-20T12:01:00Z',
  expires_at: '2026-11-27T12:01:00Z',
  download_url: null,
})
const NEWS: News = {
  text: { id: 'text' },
  where: { id: 'where' },
  route: 'dashboard',
  from: '2026-11-21',
  until: '2026-12-21',
}
const PENDING: PendingPayment = {
  checkout_id: '00000000-0000-4000-8000-000000000002',
  plan_code: 'premium',
  method: 'pix',
  amount_cents: 2990,
  currency: 'BRL',
  pix_code: null,
  expires_at: null,
}
const quiet = {
  pending: null,
  subscription: null,
  isFallback: false,
  isConfirmed: null,
  isUndeliverable: false,
  usage: null,
  exports: null,
  news: null,
  memberSince: '2026-11-20T12:00:00Z',
}

// Proves ACCOUNT-01.
describe('the alert of the dashboard', () => {
  it('is none without a problem, or before anything is loaded', () => {
    expect([
      alertOf(quiet),
      alertOf({ ...quiet, subscription: subscription('active'), usage: usage(3, 5) }),
      alertOf({ ...quiet, usage: usage(900, null) }),
    ]).toEqual([null, null, null])
  })

  it('is a pending payment, before everything else', () => {
    expect(alertOf({ ...quiet, pending: PENDING, subscription: subscription('past_due') })?.kind).toBe('pendingPayment')
  })

  it('is a failed payment, before everything that is not a payment', () => {
    const all = { ...quiet, isFallback: true, usage: usage(5, 5) }
    expect([
      alertOf({ ...all, subscription: subscription('past_due') }),
      alertOf({ ...all, subscription: subscription('unpaid') }),
    ]).toEqual([{ kind: 'paymentFailed' }, { kind: 'paymentFailed' }])
  })

  it('is a profile that could not be read, before the quota', () => {
    expect(alertOf({ ...quiet, isFallback: true, usage: usage(5, 5) })).toEqual({ kind: 'limitedProfile' })
  })

  it('is an undeliverable address, after an unconfirmed one and before the quota', () => {
    const all = { ...quiet, isUndeliverable: true, usage: usage(5, 5) }
    expect([alertOf({ ...all, isConfirmed: false })?.kind, alertOf(all)?.kind]).toEqual([
      'emailUnconfirmed',
      'emailUndeliverable',
    ])
  })

  it('is an unconfirmed e-mail, after the profile and before the quota', () => {
    const all = { ...quiet, isConfirmed: false, usage: usage(5, 5), exports: [copy('ready')], news: NEWS }
    expect([alertOf(all), alertOf({ ...all, isFallback: true }), alertOf({ ...quiet, isConfirmed: true })]).toEqual([
      { kind: 'emailUnconfirmed' },
      { kind: 'limitedProfile' },
      null,
    ])
  })

  it('is news with the lowest priority, from its first day until its last', () => {
    expect([alertOf({ ...quiet, news: NEWS }), alertOf({ ...quiet, exports: [copy('ready')], news: NEWS })]).toEqual([
      { kind: 'news', news: NEWS },
      { kind: 'exportReady' },
    ])
    const days = ['2026-11-20T23:59:59Z', '2026-11-21T00:00:00Z', '2026-12-20T23:59:59Z', '2026-12-21T00:00:00Z']
    expect(days.map((day) => newsOn(new Date(day), [NEWS]))).toEqual([null, NEWS, NEWS, null])
  })

  it('is not news for an account that is younger than the news, or of unknown age', () => {
    const since = [null, '2026-11-20T23:59:59Z', '2026-11-21T00:00:00Z', '2027-01-01T00:00:00Z']
    expect(since.map((memberSince) => alertOf({ ...quiet, news: NEWS, memberSince })?.kind)).toEqual([
      undefined,
      'news',
      undefined,
      undefined,
    ])
  })

  it('is the quota from 80 percent on', () => {
    const resetsAt = '2026-12-01T03:00:00Z'
    expect([4, 5, 6].map((used) => alertOf({ ...quiet, usage: usage(used, 5) }))).toEqual([
      { kind: 'quotaNear', used: 4, limit: 5, resetsAt },
      { kind: 'quotaReached', used: 5, limit: 5, resetsAt },
      { kind: 'quotaReached', used: 6, limit: 5, resetsAt },
    ])
  })

  it('is a finished data export, if there is no problem', () => {
    expect([
      alertOf({ ...quiet, exports: [copy('expired'), copy('ready')] }),
      alertOf({ ...quiet, exports: [copy('expired'), copy('processing')] }),
      alertOf({ ...quiet, usage: usage(5, 5), exports: [copy('ready')] }),
    ]).toEqual([
      { kind: 'exportReady' },
      null,
      { kind: 'quotaReached', used: 5, limit: 5, resetsAt: '2026-12-01T03:00:00Z' },
    ])
  })
})
