import { Trans } from '@lingui/react/macro'
import type { Subscription } from '#contracts/api/billing.ts'
import { FREE_TRANSCRIPTIONS_PER_MONTH } from '#contracts/limits.ts'
import { Definition, DefinitionList } from '#src/ui/definition-list.tsx'
import { DateText } from './date-text.tsx'
import { MoneyText } from './money-text.tsx'
import { PlanStatus } from './plan-status.tsx'

/** The person's plan. No row is Free, said plainly. */
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

const PaidPlan = ({ status, plan, current_period_end: end, is_ending: isEnding }: Subscription) => (
  <DefinitionList>
    <Definition term={<Trans>Plano</Trans>}>{plan.name}</Definition>
    <Definition term={<Trans>Situação</Trans>}>
      <PlanStatus status={status} isEnding={isEnding} />
    </Definition>
    {plan.price_cents !== null && (
      <Definition term={<Trans>Valor por mês</Trans>}>
        <MoneyText cents={plan.price_cents} currency={plan.currency} />
      </Definition>
    )}
    {end !== null && status === 'active' && (
      <Definition term={isEnding ? <Trans>Termina em</Trans> : <Trans>Renova em</Trans>}>
        <DateText at={end} as="day" />
      </Definition>
    )}
  </DefinitionList>
)
