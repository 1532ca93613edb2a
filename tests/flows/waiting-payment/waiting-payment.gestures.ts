import type { waitingPaymentMachine } from '#machines/waiting-payment/waiting-payment.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const waitingPaymentGestures: GesturesOf<typeof waitingPaymentMachine> = {
  'payment.cancel': (ui) => ui.press('Desistir do pagamento'),
}
