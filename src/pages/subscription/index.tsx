import { Trans } from '@lingui/react/macro'
import { useSearch } from 'wouter'
import type { Subscription } from '#contracts/api/billing.ts'
import { AccountPage } from '#src/account/account-page.tsx'
import { LapsedNote } from '#src/account/lapsed-note.tsx'
import { PlanFacts } from '#src/account/plan-facts.tsx'
import type { Query } from '#src/account/query/query.flow.ts'
import { QueryState, type QueryResult, useQuery } from '#src/account/query/query-state.tsx'
import { useFocusFallback } from '#src/account/use-focus-fallback.ts'
import { UsageCard } from '#src/account/usage-card.tsx'
import { useOverElsewhere, usePendingPayment } from '#src/features/pending-payment/use-pending-payment.ts'
import { PendingPayment } from '#src/features/pending-payment/pending-payment.tsx'
import { plansQuery } from '#src/account/query/account-queries.ts'
import { subscriptionQuery, usageQuery } from '#src/account/query/plan-queries.ts'
import { pendingPaymentQuery, readPlanAgain } from '#src/features/pending-payment/pending-payment.flow.ts'
import { ListCard } from '#src/ui/list-card.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { checkoutIn } from '#src/features/subscription/checkout-in.ts'
import { CheckOrGoBack, CheckoutStatus } from '#src/features/subscription/checkout-status.tsx'
import { PlanActions } from '#src/features/subscription/plan-actions.tsx'
import { PlansCard } from '#src/features/subscription/plans.tsx'
import { isChoosingPlan, type ShownCheckout, useCheckout } from '#src/features/subscription/use-checkout.ts'

export const queries = (): readonly Query<unknown>[] => [subscriptionQuery, usageQuery, pendingPaymentQuery, plansQuery]

/** The plan, its usage, and the plans for sale; above them the outcome of a checkout. */
export default function SubscriptionPage() {
  const plan = useQuery(subscriptionQuery, { isFresh: true })
  const usage = useQuery(usageQuery)
  const pending = useQuery(pendingPaymentQuery)
  const plans = useQuery(plansQuery)
  const checkout = useCheckout(checkoutIn(useSearch()))
  // Cancelled, or paid meanwhile: the pending payment shows that, so the checkout shows nothing.
  const payment = usePendingPayment(() => checkout.send({ type: 'plans.show' }))
  const isAwaited = checkout.view === 'pending'
  useOverElsewhere(payment, pending.data, () =>
    isAwaited ? checkout.send({ type: 'checkout.check' }) : readPlanAgain(),
  )
  const isInCheckoutStatus = isAwaited || checkout.view === 'pollingStatus'
  const pix = (
    <PendingPayment payment={payment} pending={pending.data} isAwaited={isAwaited}>
      {isAwaited && <CheckOrGoBack {...checkout} kind="ghost" />}
    </PendingPayment>
  )
  const plansHeading = useFocusFallback<HTMLSpanElement>(checkout.view)
  // While a payment is pending only the order is shown.
  const isReviewing = checkout.view === 'review'
  return (
    <AccountPage
      title={<Trans>Plano</Trans>}
      lead={isReviewing ? undefined : <Trans>Seu plano, o uso deste mês e os outros planos.</Trans>}
    >
      {!isChoosingPlan(checkout) && <CheckoutStatus checkout={checkout} pending={pix} />}
      {!isInCheckoutStatus && !isReviewing && pix}
      {!isReviewing && (
        <OwnPlan plan={plan} checkout={checkout} areForSale={plans.view === 'ready' && plans.data.are_for_sale} />
      )}
      {plan.view !== 'loading' && !isReviewing && <UsageCard query={usage} />}
      {/* No plan can be bought until the current one is known. */}
      {plan.view !== 'loading' && isChoosingPlan(checkout) && (
        <PlansCard
          query={plans}
          checkout={checkout}
          heading={plansHeading}
          current={plan.view === 'ready' ? plan.data : undefined}
        />
      )}
    </AccountPage>
  )
}

type OwnPlanProps = {
  plan: QueryResult<Subscription | null>
  checkout: ShownCheckout
  /** False without a payment provider, and until that is known. */
  areForSale: boolean
}

const OwnPlan = ({ plan, checkout, areForSale }: OwnPlanProps) => (
  <ListCard
    title={<Trans>Seu plano</Trans>}
    action={
      <PageLink to="paymentHistory">
        <Trans>Ver pagamentos</Trans>
      </PageLink>
    }
  >
    {/* What follows waits for it: it would move, as a paid plan takes more lines than the free one. */}
    <QueryState query={plan} lines={14}>
      {(subscription) => (
        <>
          <PlanFacts subscription={subscription} />
          {subscription !== null && (
            <LapsedNote
              subscription={subscription}
              onPay={
                checkout.view === 'plans' && subscription.plan.price_cents !== null
                  ? () => checkout.send({ type: 'plan.choose', plan: subscription.plan.code })
                  : null
              }
            />
          )}
          {subscription !== null && (
            <PlanActions
              subscription={subscription}
              checkout={areForSale && checkout.view === 'plans' ? checkout : null}
            />
          )}
        </>
      )}
    </QueryState>
  </ListCard>
)
