import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import type { DroppablePayment } from './use-waiting-payment.ts'

export const DropButton = ({ isBusy, drop }: Pick<DroppablePayment, 'isBusy' | 'drop'>) => (
  <Button kind="quiet" busy={isBusy} onClick={drop}>
    {isBusy ? <Trans>Desistindo...</Trans> : <Trans>Desistir do pagamento</Trans>}
  </Button>
)
