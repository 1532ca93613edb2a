import { Trans } from '@lingui/react/macro'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import styles from './subscription.module.css'
import { isOfPurchase, type ShownCheckout } from './use-checkout.ts'

/** Opens the payment provider's page for the card and the invoices of the own plan. */
export const CardAndInvoices = ({ checkout: { marker, failure, isBusy, send } }: { checkout: ShownCheckout }) => (
  <div className={styles['provider']} {...marker}>
    <ButtonRow>
      <Button kind="ghost" busy={isBusy} onClick={() => send({ type: 'portal.open' })}>
        <Trans>Cartão e notas fiscais</Trans>
      </Button>
    </ButtonRow>
    <FailureNote failure={isOfPurchase(failure) ? null : failure} />
  </div>
)
