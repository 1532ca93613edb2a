import { Trans } from '@lingui/react/macro'
import type { PendingPayment } from '#contracts/api/billing.ts'

/** `method` is undefined until the payment was read: only a Pix is paid later. */
export const PendingTitle = ({ method = 'pix' }: { method?: PendingPayment['method'] | undefined }) =>
  method === 'pix' ? <Trans>Aguardando o Pix</Trans> : <Trans>Pagamento em análise</Trans>
