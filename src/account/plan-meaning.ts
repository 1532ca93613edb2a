import type { SubscriptionStatus } from '#contracts/api/billing.ts'

/** What a status means for whoever has the plan. */
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

/** Null of a word we do not know: nothing is said beyond the word itself. */
export const meaningOf = (status: string): Meaning | null =>
  new Map<string, Meaning>(Object.entries(MEANINGS)).get(status) ?? null
