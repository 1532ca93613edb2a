import { describe, expect, it } from 'vitest'
import type { DataExport } from '#contracts/api/data-export.ts'
import type { Subscription } from '#contracts/api/billing.ts'
import { alertOf } from '#src/pages/dashboard/alert-of.ts'

const subscription = (status: string): Subscription => ({
  status,
  current_period_end: null,
  is_ending: false,
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
const quiet = { subscription: null, isFallback: false, usage: null, exports: null }

describe('what an account says first', () => {
  it('is nothing where nothing is the matter, or nothing is known yet', () => {
    expect([
      alertOf(quiet),
      alertOf({ ...quiet, subscription: subscription('active'), usage: usage(3, 5) }),
      alertOf({ ...quiet, usage: usage(900, null) }),
    ]).toEqual([null, null, null])
  })

  it('is a payment that failed, before everything else', () => {
    const all = { ...quiet, isFallback: true, usage: usage(5, 5) }
    expect([
      alertOf({ ...all, subscription: subscription('past_due') }),
      alertOf({ ...all, subscription: subscription('unpaid') }),
    ]).toEqual([{ kind: 'paymentFailed' }, { kind: 'paymentFailed' }])
  })

  it('is a profile that could not be read, before the month’s limit', () => {
    expect(alertOf({ ...quiet, isFallback: true, usage: usage(5, 5) })).toEqual({ kind: 'limitedProfile' })
  })

  it('is the limit from four fifths of it on', () => {
    const resetsAt = '2026-12-01T03:00:00Z'
    expect([4, 5, 6].map((used) => alertOf({ ...quiet, usage: usage(used, 5) }))).toEqual([
      { kind: 'quotaNear', used: 4, limit: 5, resetsAt },
      { kind: 'quotaReached', used: 5, limit: 5, resetsAt },
      { kind: 'quotaReached', used: 6, limit: 5, resetsAt },
    ])
  })

  it('is a copy of the data that is ready, where nothing else is the matter', () => {
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
