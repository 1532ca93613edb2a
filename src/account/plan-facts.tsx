import { Trans, useLingui } from '@lingui/react/macro'
import type { Subscription, SubscriptionStatus } from '#contracts/api/billing.ts'
import { FREE_TRANSCRIPTIONS_PER_MONTH } from '#contracts/limits.ts'
import { Definition, DefinitionList } from '#src/ui/definition-list.tsx'
import { DateText } from './date-text.tsx'
import { MoneyText } from './money-text.tsx'
import { planMeaningOf } from './plan-meaning.ts'
import { planNameOf } from './plan-name.ts'
import { PlanStatus } from './plan-status.tsx'

/** The person's plan; null is the free one. */
export const PlanFacts = ({ subscription }: { subscription: Subscription | null }) =>
  subscription === null ? <FreePlan /> : <PaidPlan {...subscription} />

const FreePlan = () => {
  const { i18n } = useLingui()
  return (
    <>
      <p>
        <strong>{planNameOf(i18n, null)}</strong>
      </p>
      <p>
        <Trans>{FREE_TRANSCRIPTIONS_PER_MONTH} transcrições por mês, sem cobrança e sem cartão.</Trans>
      </p>
    </>
  )
}

const HAS_DATE: ReadonlySet<string> = new Set(['active', 'past_due', 'ended'] satisfies SubscriptionStatus[])

const DateTerm = ({ status, isEnding }: { status: string; isEnding: boolean }) => {
  if (status === 'ended') return <Trans>Terminou em</Trans>
  return isEnding ? <Trans>Termina em</Trans> : <Trans>Pago até</Trans>
}

const PaidPlan = ({ status, plan, current_period_end: end, is_ending: isEnding }: Subscription) => {
  const { i18n } = useLingui()
  return (
    <DefinitionList>
      <Definition term={<Trans>Plano</Trans>}>{planNameOf(i18n, plan)}</Definition>
      <Definition term={<Trans>Situação</Trans>}>
        <PlanStatus status={status} isEnding={isEnding} />
      </Definition>
      {plan.price_cents !== null && planMeaningOf(status) !== 'over' && (
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
}
