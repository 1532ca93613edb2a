import { PlanChange } from '#src/features/subscription/plan-change.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

const plan = { code: 'premium', name: 'Premium', monthly_transcriptions: null, price_cents: 2990, currency: 'BRL' }

export const fixture: Fixture = async (input) => {
  const { isEnding } = input as { isEnding: boolean }
  const subscription = { status: 'active', plan, current_period_end: '2026-12-20T12:00:00Z', is_ending: isEnding }
  return <PlanChange subscription={subscription} />
}
