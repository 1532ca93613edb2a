import { PlanChange } from '#src/features/subscription/plan-change.tsx'
import type { Scene } from '#tests/ui/kit/scenes.ts'

const plan = { code: 'premium', name: 'Premium', monthly_transcriptions: null, price_cents: 2990, currency: 'BRL' }

export const scene: Scene = async (input) => {
  const { isEnding } = input as { isEnding: boolean }
  const subscription = { status: 'active', plan, current_period_end: '2026-12-20T12:00:00Z', is_ending: isEnding }
  return <PlanChange subscription={subscription} />
}
