import { Plural, Trans } from '@lingui/react/macro'
import type { Subscription } from '#contracts/api/billing.ts'
import type { Usage } from '#contracts/api/usage.ts'
import { PageLink } from '#src/ui/page-link.tsx'
import { subscriptionQuery, usageQuery } from '../query/plan-queries.ts'
import { useQuery } from '../query/query-state.tsx'
import styles from './plan-meter.module.css'

/**
 * Plan and usage of the month in two lines, which appear together, as each would move the other. Empty while unknown: the page
 * itself reports a failure.
 */
export const PlanMeter = () => {
  const plan = useQuery(subscriptionQuery)
  const usage = useQuery(usageQuery)
  if (plan.view === 'loading' || usage.view === 'loading') return <div className={styles['meter']} />
  return (
    <div className={styles['meter']}>
      {plan.view === 'ready' && (
        <PageLink to="subscription">
          <PlanName plan={plan.data} />
        </PageLink>
      )}
      {usage.view === 'ready' && <Used {...usage.data} />}
    </div>
  )
}

const PlanName = ({ plan }: { plan: Subscription | null }) =>
  plan === null ? <Trans>Plano gratuito</Trans> : <Trans>Plano {plan.plan.name}</Trans>

const Used = ({ this_month: used, monthly_limit: limit }: Usage) =>
  limit === null ? (
    <p>
      <Plural
        value={used}
        _0="Nenhuma transcrição este mês"
        one="# transcrição este mês"
        other="# transcrições este mês"
      />
    </p>
  ) : (
    <>
      <p>
        <Trans>
          {used} de {limit} este mês
        </Trans>
      </p>
      <progress className={styles['bar']} aria-hidden="true" max={limit} value={Math.min(used, limit)} />
    </>
  )
