import { Trans, useLingui } from '@lingui/react/macro'
import type { Subscription, SubscriptionStatus } from '#contracts/api/billing.ts'
import { FREE_TRANSCRIPTIONS_PER_MONTH } from '#contracts/limits.ts'
import { DateText } from './date-text.tsx'
import { MoneyText } from './money-text.tsx'
import { entitlementOf } from './plan-entitlement.ts'
import styles from './plan-facts.module.css'
import { planNameOf } from './plan-name.ts'
import { PlanStatus } from './plan-status.tsx'

/** The person's plan; null is the free one. */
export const PlanFacts = ({ subscription }: { subscription: Subscription | null }) =>
  subscription === null ? <FreePlan /> : <PaidPlan {...subscription} />

const FreePlan = () => {
  const { i18n } = useLingui()
  return (
    <>
      <p className={styles['name']}>{planNameOf(i18n, null)}</p>
      <p>
        <Trans>{FREE_TRANSCRIPTIONS_PER_MONTH} transcrições por mês, sem cobrança e sem cartão.</Trans>
      </p>
    </>
  )
}

const HAS_DATE: ReadonlySet<string> = new Set(['active', 'past_due', 'ended'] satisfies SubscriptionStatus[])

/** Until when the plan is paid, or since when it is over. */
const Period = ({ subscription, end }: { subscription: Subscription; end: string }) => {
  const { status, is_ending: isEnding, is_over: isOver } = subscription
  const date = <DateText at={end} as="planDay" />
  if (status === 'ended') return <Trans>Terminou em {date}.</Trans>
  if (status === 'active' && isOver) return <Trans>Pago até {date}; a renovação está em andamento.</Trans>
  return isEnding ? <Trans>Termina em {date}.</Trans> : <Trans>Pago até {date}.</Trans>
}

const PaidPlan = (subscription: Subscription) => {
  const { status, plan, current_period_end: end, is_ending: isEnding } = subscription
  const { i18n } = useLingui()
  const { price_cents: cents, currency } = plan
  return (
    <>
      <p className={styles['name']}>
        {planNameOf(i18n, plan)} <PlanStatus status={status} isEnding={isEnding} />
      </p>
      <p>
        {cents !== null && entitlementOf(status) !== 'over' && (
          <Trans>
            <MoneyText cents={cents} currency={currency} /> por mês.
          </Trans>
        )}{' '}
        {end !== null && HAS_DATE.has(status) && <Period subscription={subscription} end={end} />}
      </p>
    </>
  )
}
