import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const checkoutGestures: GesturesOf<typeof checkoutMachine> = {
  'plan.choose': (ui) => ui.press('Assinar'),
  'plan.confirm': (ui, { method }) => ui.press(method === 'card' ? 'Ir para o pagamento' : 'Pagar um mês por Pix'),
  'review.cancel': (ui) => ui.press('Voltar aos planos'),
  'plan.retry': (ui) => ui.press('Pagar de outra forma'),
  'portal.open': (ui) => ui.press('Cartão e notas fiscais'),
  'checkout.check': (ui) => ui.press('Verificar agora'),
  'plans.show': (ui) => ui.press('Voltar aos planos'),
}
