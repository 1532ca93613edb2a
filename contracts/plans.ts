/** The plans (BILL-01), equal to the rows of table `plans`. */
import { FREE_TRANSCRIPTIONS_PER_MONTH } from './limits.ts'

export type PlanId = 'free' | 'premium' | 'enterprise'

type Plan = {
  id: PlanId
  /** Null is unlimited. */
  monthlyTranscriptions: number | null
  /** Cents of `CURRENCY` per month; null is by arrangement. */
  priceCents: number | null
}

export const PLANS: readonly Plan[] = [
  { id: 'free', monthlyTranscriptions: FREE_TRANSCRIPTIONS_PER_MONTH, priceCents: 0 },
  { id: 'premium', monthlyTranscriptions: null, priceCents: 2990 },
  { id: 'enterprise', monthlyTranscriptions: null, priceCents: null },
]

export const CURRENCY = 'BRL'

/** Until the company sets its prices, no public page shows one (SITE-32). */
export const ARE_PRICES_EXAMPLES: boolean = true
