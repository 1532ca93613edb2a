import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import type { CancellablePayment } from './use-pending-payment.ts'

export const CancelButton = ({ isBusy, cancel }: Pick<CancellablePayment, 'isBusy' | 'cancel'>) => (
  <Button kind="quiet" busy={isBusy} onClick={cancel}>
    {isBusy ? <Trans>Desistindo...</Trans> : <Trans>Desistir do pagamento</Trans>}
  </Button>
)
