import { Trans } from '@lingui/react/macro'
import type { Subscription } from '#contracts/api/billing.ts'
import { DateText } from '#src/account/date-text.tsx'
import { QueryState, useQuery } from '#src/account/query/query-state.tsx'
import { subscriptionQuery } from '#src/account/query/plan-queries.ts'
import { PageLink } from '#src/ui/page-link.tsx'

/** Empty state: no payments. The reason depends on the plan. */
export const NoPayments = () => (
  <QueryState query={useQuery(subscriptionQuery)} lines={2}>
    {(subscription) => (
      <>
        <p>
          <Reason subscription={subscription} />
        </p>
        <p>
          <PageLink to="subscription">
            {subscription === null ? <Trans>Ver os planos</Trans> : <Trans>Ver seu plano</Trans>}
          </PageLink>
        </p>
      </>
    )}
  </QueryState>
)

const Reason = ({ subscription }: { subscription: Subscription | null }) => {
  if (subscription === null) return <Trans>Nenhuma cobrança: o plano gratuito não custa nada.</Trans>
  const { status, is_ending: isEnding, is_over: isOver, current_period_end: end } = subscription
  const isToCome = status === 'active' && !isEnding && !isOver && end !== null
  return (
    <>
      <Trans>Nenhuma cobrança até agora.</Trans>{' '}
      {isToCome && (
        <Trans>
          A primeira será em <DateText at={end} as="planDay" />.
        </Trans>
      )}
    </>
  )
}

/** Empty state of the year filter: there are payments in other years. */
export const NoneInYear = ({ year }: { year: string }) => (
  <>
    <p>
      <Trans>Nenhuma cobrança em {year}.</Trans>
    </p>
    <p>
      <PageLink to="paymentHistory">
        <Trans>Ver todas as cobranças</Trans>
      </PageLink>
    </p>
  </>
)
