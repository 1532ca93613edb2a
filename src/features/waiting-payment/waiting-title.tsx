import { Trans } from '@lingui/react/macro'
import type { WaitingPayment } from '#contracts/api/billing.ts'

/** `method` is undefined until the payment was read: only a Pix is paid later. */
export const WaitingTitle = ({ method = 'pix' }: { method?: WaitingPayment['method'] | undefined }) =>
  method === 'pix' ? <Trans>Aguardando o Pix</Trans> : <Trans>Pagamento em análise</Trans>
