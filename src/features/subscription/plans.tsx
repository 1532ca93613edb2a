import { Trans } from '@lingui/react/macro'
import { type RefObject, useId } from 'react'
import type { BillingPlan, Subscription } from '#contracts/api/billing.ts'
import { MoneyText } from '#src/account/money-text.tsx'
import { meaningOf } from '#src/account/plan-meaning.ts'
import { ReadingState, useReading } from '#src/account/reading/reading-state.tsx'
import { plansReading } from '#src/account/reading/account-readings.ts'
import { markerOf } from '#src/flow-runtime/marker.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { ListCard, ListRow, ListRows } from '#src/ui/list-card.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { Allowance } from './allowance.tsx'
import { PlanReview } from './plan-review.tsx'
import styles from './subscription.module.css'
import type { ShownCheckout } from './use-checkout.ts'

/** Null: the free plan. Undefined: not known yet, so that no plan can be bought. */
type Current = Subscription | null | undefined

type PlansProps = ShownCheckout & { current: Current }

/** The plans that the service sells, or the one under review. `heading` is where the focus goes between them. */
export const Plans = ({ heading, ...props }: PlansProps & { heading: RefObject<HTMLSpanElement | null> }) => (
  <ListCard
    title={
      <span ref={heading} tabIndex={-1}>
        {props.view === 'review' ? <Trans>Confira antes de pagar</Trans> : <Trans>Planos</Trans>}
      </span>
    }
  >
    <ReadingState reading={useReading(plansReading)}>{(plans) => <PlanChoice {...props} plans={plans} />}</ReadingState>
  </ListCard>
)

type PlanChoiceProps = PlansProps & { plans: readonly BillingPlan[] }

export const PlanChoice = (props: PlanChoiceProps) => {
  const { state, send, view, plans } = props
  const chosen = plans.find(({ code }) => code === state.context.plan)
  return (
    <div className={styles['change']} {...markerOf(state)}>
      {view === 'review' ? <PlanReview state={state} send={send} plan={chosen} /> : <PlanRows {...props} />}
    </div>
  )
}

const PlanRows = ({ state, send, current, plans }: PlanChoiceProps) => (
  <>
    <ListRows>
      {plans.map((plan) => (
        <PlanRow
          key={plan.code}
          plan={plan}
          current={current}
          isBusy={state.hasTag('busy')}
          onChoose={() => send({ type: 'plan.choose', plan: plan.code })}
        />
      ))}
    </ListRows>
    {current && (
      <ButtonRow>
        <Button kind="ghost" busy={state.hasTag('busy')} onClick={() => send({ type: 'portal.open' })}>
          <Trans>Cartão e notas fiscais</Trans>
        </Button>
      </ButtonRow>
    )}
    <FailureNote failure={state.context.failure} />
  </>
)

/** Whether this is the active plan. Subscriptions in other states are explained by the card of the own plan. */
const isCurrentPlan = ({ code }: BillingPlan, current: Current) => {
  if (current === undefined) return false
  if (current === null || meaningOf(current.status) === 'over') return code === 'free'
  return current.status === 'active' && current.plan.code === code
}

type PlanRowProps = { plan: BillingPlan; current: Current; isBusy: boolean; onChoose: () => void }

const PlanRow = ({ plan, current, isBusy, onChoose }: PlanRowProps) => {
  const id = useId()
  const isForSale =
    current !== undefined && !isCurrentPlan(plan, current) && plan.price_cents !== null && plan.price_cents > 0
  return (
    <ListRow
      detail={<Allowance {...plan} />}
      aside={
        <>
          <Price {...plan} />
          {isCurrentPlan(plan, current) && (
            <Tag tone="success">
              <Trans>Seu plano</Trans>
            </Tag>
          )}
          {isForSale && (
            <Button kind="primary" busy={isBusy} describedBy={id} onClick={onChoose}>
              <Trans>Assinar</Trans>
            </Button>
          )}
        </>
      }
    >
      <strong id={id}>{plan.code === 'free' ? <Trans>Gratuito</Trans> : plan.name}</strong>
    </ListRow>
  )
}

const Price = ({ price_cents: cents, currency }: BillingPlan) =>
  cents === null ? (
    <PageLink to="contact">
      <Trans>Falar com a gente</Trans>
    </PageLink>
  ) : (
    <span>
      <Trans>
        <MoneyText cents={cents} currency={currency} /> por mês
      </Trans>
    </span>
  )
