import { useState } from 'react'
import type { PlanStage } from '#machines/plan-change/plan-change.machine.ts'
import { PlanChange } from '#src/features/subscription/plan-change.tsx'
import { EventButton } from '#tests/ui/kit/event-button.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

const plan = { code: 'premium', name: 'Premium', monthly_transcriptions: null, price_cents: 2990, currency: 'BRL' }

const SUBSCRIPTIONS = {
  renewing: { status: 'active', is_ending: false },
  ending: { status: 'active', is_ending: true },
  ended: { status: 'ended', is_ending: false },
}

/** A plan, and buttons that have it read again with another period. */
const Plan = ({ stage }: { stage: PlanStage }) => {
  const [known, setKnown] = useState({ stage, day: 1 })
  const reread = (now: PlanStage) => setKnown(({ day }) => ({ stage: now, day: day + 1 }))
  const end = new Date(Date.UTC(2026, 11, known.day)).toISOString()
  return (
    <>
      <PlanChange subscription={{ ...SUBSCRIPTIONS[known.stage], plan, current_period_end: end, is_over: false }} />
      <EventButton event="plan.cancelled" onPress={() => reread('ending')} />
      <EventButton event="plan.resumed" onPress={() => reread('renewing')} />
      <EventButton event="plan.ended" onPress={() => reread('ended')} />
    </>
  )
}

export const fixture: Fixture = async (input) => <Plan {...(input as { stage: PlanStage })} />
