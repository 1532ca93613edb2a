import type { pendingPaymentMachine } from '#machines/pending-payment/pending-payment.machine.ts'
import { alertsOf, submitting } from '#tests/kit/assertions.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

export const pendingPaymentAssertions: AssertionsOf<typeof pendingPaymentMachine> = {
  pending: (state) => ({
    heading: 'Aguardando o Pix',
    shows: ['Premium', '29'],
    alerts: alertsOf(state.context),
    buttons: {
      'Copiar código Pix': 'enabled',
      ...submitting(state.hasTag('busy'), 'Desistir do pagamento', 'Desistindo...'),
    },
  }),
  cancelled: () => ({
    heading: 'Você desistiu do pagamento',
    texts: ['Nada foi cobrado, e seu plano continua como estava.'],
    buttons: { 'Copiar código Pix': 'absent', 'Desistir do pagamento': 'absent' },
  }),
  paid: () => ({
    heading: 'O pagamento já tinha sido feito',
    buttons: { 'Copiar código Pix': 'absent', 'Desistir do pagamento': 'absent' },
  }),
}
