import type { waitingPaymentMachine } from '#machines/waiting-payment/waiting-payment.machine.ts'
import type { ActsOf } from '#tests/kit/ui.ts'

export const waitingPaymentActs: ActsOf<typeof waitingPaymentMachine> = {
  'payment.drop': (ui) => ui.press('Desistir do pagamento'),
}
