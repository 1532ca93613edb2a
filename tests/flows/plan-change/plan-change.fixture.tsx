import { useState } from 'react'
import { PlanChange } from '#src/features/subscription/plan-change.tsx'
import { EventButton } from '#tests/ui/kit/event-button.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

const plan = { code: 'premium', name: 'Premium', monthly_transcriptions: null, price_cents: 2990, currency: 'BRL' }

/** A plan, and buttons that have it read again with another period. */
const Plan = ({ isEnding }: { isEnding: boolean }) => {
  const [known, setKnown] = useState({ isEnding, day: 1 })
  const reread = (isNowEnding: boolean) => setKnown(({ day }) => ({ isEnding: isNowEnding, day: day + 1 }))
  const end = new Date(Date.UTC(2026, 11, known.day)).toISOString()
  return (
    <>
      <PlanChange subscription={{ status: 'active', plan, current_period_end: end, is_ending: known.isEnding }} />
      <EventButton event="plan.cancelled" onPress={() => reread(true)} />
      <EventButton event="plan.resumed" onPress={() => reread(false)} />
    </>
  )
}

export const fixture: Fixture = async (input) => <Plan {...(input as { isEnding: boolean })} />
