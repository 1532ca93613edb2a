import type { SubscriptionStatus } from '#contracts/api/billing.ts'

/** What the status of a subscription entitles its owner to. `late`: still to the plan, for the grace period. */
type Entitlement = 'entitled' | 'late' | 'unpaid' | 'over'

const ENTITLEMENTS: Record<SubscriptionStatus, Entitlement> = {
  active: 'entitled',
  trialing: 'entitled',
  past_due: 'late',
  unpaid: 'unpaid',
  incomplete: 'unpaid',
  ended: 'over',
  replaced: 'over',
  paused: 'over',
  canceled: 'over',
}

/** Null for an unknown status, which is shown without an explanation. */
export const entitlementOf = (status: string): Entitlement | null =>
  new Map<string, Entitlement>(Object.entries(ENTITLEMENTS)).get(status) ?? null
