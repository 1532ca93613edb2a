import { CardAndInvoices } from '#src/features/subscription/card-and-invoices.tsx'
import { CheckOrGoBack, CheckoutStatus } from '#src/features/subscription/checkout-status.tsx'
import { PlanChoice } from '#src/features/subscription/plans.tsx'
import { isChoosingPlan, useCheckout } from '#src/features/subscription/use-checkout.ts'
import { usePendingPayment } from '#src/features/pending-payment/use-pending-payment.ts'
import { PendingPayment } from '#src/features/pending-payment/pending-payment.tsx'
import { EventButton } from '#tests/ui/kit/event-button.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

const plan = { monthly_transcriptions: null, currency: 'BRL' }
const PLANS = [
  { ...plan, code: 'free', name: 'Free', price_cents: 0 },
  { ...plan, code: 'premium', name: 'Premium', price_cents: 2990 },
]
/** A lapsed plan: it can be bought again, and its cards are still stored by the provider. */
const current = { status: 'canceled', plan: PLANS[1]!, current_period_end: null, is_ending: true, is_over: false }

const Part = ({ checkout }: { checkout: string | null }) => {
  const status = useCheckout(checkout)
  const pending = (
    <PendingPayment payment={usePendingPayment()} pending={null} isAwaited>
      <CheckOrGoBack {...status} kind="ghost" />
    </PendingPayment>
  )
  if (!isChoosingPlan(status)) return <CheckoutStatus checkout={status} pending={pending} />
  return (
    <>
      {status.view === 'plans' && <CardAndInvoices checkout={status} />}
      <PlanChoice checkout={status} plans={PLANS} areForSale current={current} />
    </>
  )
}

const showTab = () => void document.dispatchEvent(new Event('visibilitychange'))

export const fixture: Fixture = async (input) => (
  <>
    <Part {...(input as { checkout: string | null })} />
    <EventButton event="tab.visible" onPress={showTab} />
  </>
)
