import type { Subscription } from '#contracts/api/billing.ts'
import { CardAndInvoices } from './card-and-invoices.tsx'
import { PlanChange } from './plan-change.tsx'
import styles from './subscription.module.css'
import type { ShownCheckout } from './use-checkout.ts'

type PlanActionsProps = {
  subscription: Subscription
  /** Null while no page of the payment provider can be opened. */
  checkout: ShownCheckout | null
}

/** What can be done with the own plan: its card and invoices, its cancellation. */
export const PlanActions = ({ subscription, checkout }: PlanActionsProps) => (
  <div className={styles['actions']}>
    {checkout !== null && <CardAndInvoices checkout={checkout} />}
    {/* Also for a plan that is over: it may have ended here, which is confirmed. */}
    <PlanChange key={subscription.plan.code} subscription={subscription} />
  </div>
)
