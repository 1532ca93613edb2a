import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Payment } from '#contracts/api/billing.ts'

type Tone = 'success' | 'warning' | 'danger' | 'info'

export const PAYMENT_STATUS_LABELS: Record<Payment['status'], { tone: Tone; name: MessageDescriptor }> = {
  paid: { tone: 'success', name: msg`Pago` },
  pending: { tone: 'warning', name: msg`Pendente` },
  failed: { tone: 'danger', name: msg`Recusado` },
  refunded: { tone: 'info', name: msg`Reembolsado` },
  disputed: { tone: 'danger', name: msg`Contestado` },
  canceled: { tone: 'info', name: msg`Cancelado` },
  expired: { tone: 'info', name: msg`Expirou sem pagamento` },
}

export const PAYMENT_METHOD_LABELS: Record<Payment['method'], MessageDescriptor> = {
  card: msg`Cartão`,
  pix: msg`Pix`,
}
