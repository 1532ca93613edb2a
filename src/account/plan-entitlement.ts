import type { SubscriptionStatus } from '#contracts/api/billing.ts'

/** What the status of a subscription means for its owner. */
type Meaning = 'counts' | 'late' | 'unpaid' | 'over'

const MEANINGS: Record<SubscriptionStatus, Meaning> = {
  active: 'counts',
  trialing: 'counts',
  past_due: 'late',
  unpaid: 'unpaid',
  incomplete: 'unpaid',
  ended: 'over',
  replaced: 'over',
  paused: 'over',
  canceled: 'over',
}

/** Null for an unknown status, which is shown without an explanation. */
export const planMeaningOf = (status: string): Meaning | null =>
  new Map<string, Meaning>(Object.entries(MEANINGS)).get(status) ?? null
