import { Trans } from '@lingui/react/macro'
import type { Subscription, SubscriptionStatus } from '#contracts/api/billing.ts'
import { FREE_TRANSCRIPTIONS_PER_MONTH } from '#contracts/limits.ts'
import { Definition, DefinitionList } from '#src/ui/definition-list.tsx'
import { DateText } from './date-text.tsx'
import { MoneyText } from './money-text.tsx'
import { meaningOf } from './plan-meaning.ts'
import { PlanStatus } from './plan-status.tsx'

/** The person's plan; null is the free one. */
export const PlanFacts = ({ subscription }: { subscription: Subscription | null }) =>
  subscription === null ? <FreePlan /> : <PaidPlan {...subscription} />

const FreePlan = () => (
  <>
    <p>
      <strong>
        <Trans>Gratuito</Trans>
      </strong>
    </p>
    <p>
      <Trans>{FREE_TRANSCRIPTIONS_PER_MONTH} transcrições por mês, sem cobrança e sem cartão.</Trans>
    </p>
  </>
)

const HAS_DATE: ReadonlySet<string> = new Set(['active', 'past_due', 'ended'] satisfies SubscriptionStatus[])

const DateTerm = ({ status, isEnding }: { status: string; isEnding: boolean }) => {
  if (status === 'ended') return <Trans>Terminou em</Trans>
  return isEnding ? <Trans>Termina em</Trans> : <Trans>Pago até</Trans>
}

const PaidPlan = ({ status, plan, current_period_end: end, is_ending: isEnding }: Subscription) => (
  <DefinitionList>
    <Definition term={<Trans>Plano</Trans>}>{plan.name}</Definition>
    <Definition term={<Trans>Situação</Trans>}>
      <PlanStatus status={status} isEnding={isEnding} />
    </Definition>
    {plan.price_cents !== null && meaningOf(status) !== 'over' && (
      <Definition term={<Trans>Valor por mês</Trans>}>
        <MoneyText cents={plan.price_cents} currency={plan.currency} />
      </Definition>
    )}
    {end !== null && HAS_DATE.has(status) && (
      <Definition term={<DateTerm status={status} isEnding={isEnding} />}>
        <DateText at={end} as="day" />
      </Definition>
    )}
  </DefinitionList>
)
