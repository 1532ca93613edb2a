import { Trans } from '@lingui/react/macro'
import type { RefObject } from 'react'
import type { BillingPlan, Plans, Subscription } from '#contracts/api/billing.ts'
import { entitlementOf } from '#src/account/plan-entitlement.ts'
import { QueryState, type QueryResult } from '#src/account/query/query-state.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { ListCard } from '#src/ui/list-card.tsx'
import { PlanColumn } from './plan-column.tsx'
import { PlanQuestions } from './plan-questions.tsx'
import { PlanReview } from './plan-review.tsx'
import columns from './plans.module.css'
import styles from './subscription.module.css'
import { isOfPurchase, type ShownCheckout } from './use-checkout.ts'

/** Null: the free plan. Undefined: not known yet, so that no plan can be bought. */
type Current = Subscription | null | undefined

type PlansProps = { checkout: ShownCheckout; current: Current }

type PlansCardProps = PlansProps & { query: QueryResult<Plans>; heading: RefObject<HTMLSpanElement | null> }

/** The plans that the service sells, or the one under review. `heading` takes the focus when one replaces the other. */
export const PlansCard = ({ query, heading, ...props }: PlansCardProps) => (
  <ListCard
    heading={heading}
    title={props.checkout.view === 'review' ? <Trans>Confira antes de pagar</Trans> : <Trans>Planos</Trans>}
  >
    <QueryState query={query}>
      {({ plans, are_for_sale: areForSale }) => <PlanChoice {...props} plans={plans} areForSale={areForSale} />}
    </QueryState>
  </ListCard>
)

type PlanChoiceProps = PlansProps & {
  plans: Plans['plans']
  /** False without a payment provider. */
  areForSale: boolean
}

export const PlanChoice = (props: PlanChoiceProps) => {
  const { checkout, plans, areForSale } = props
  const chosen = areForSale ? plans.find(({ code }) => code === checkout.plan) : undefined
  return (
    <div className={styles['change']} {...checkout.marker}>
      {checkout.view === 'review' ? <PlanReview {...checkout} plan={chosen} /> : <PlanColumns {...props} />}
    </div>
  )
}

const PlanColumns = ({ checkout: { failure, isBusy, send }, current, plans, areForSale }: PlanChoiceProps) => (
  <>
    {!areForSale && (
      <p>
        <Trans>Por enquanto, não é possível assinar um plano por aqui.</Trans>
      </p>
    )}
    <ul className={columns['plans']}>
      {plans.map((plan) => (
        <PlanColumn
          key={plan.code}
          plan={plan}
          isCurrent={isCurrentPlan(plan, current)}
          isForSale={areForSale && isForSale(plan, current)}
          isBusy={isBusy}
          onChoose={() => send({ type: 'plan.choose', plan: plan.code })}
        />
      ))}
    </ul>
    <FailureNote failure={isOfPurchase(failure) ? failure : null} />
    <PlanQuestions />
  </>
)

/** Whether this is the active plan. Subscriptions in other states are explained by the card of the own plan. */
const isCurrentPlan = ({ code }: BillingPlan, current: Current) => {
  if (current === undefined) return false
  if (current === null || entitlementOf(current.status) === 'over') return code === 'free'
  return current.status === 'active' && current.plan.code === code
}

const isForSale = (plan: BillingPlan, current: Current) =>
  current !== undefined && !isCurrentPlan(plan, current) && plan.price_cents !== null && plan.price_cents > 0
