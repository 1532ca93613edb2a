import type { pendingPaymentMachine } from '#machines/pending-payment/pending-payment.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const pendingPaymentGestures: GesturesOf<typeof pendingPaymentMachine> = {
  'payment.cancel': (ui) => ui.click('Desistir do pagamento'),
}
