import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const checkoutGestures: GesturesOf<typeof checkoutMachine> = {
  'plan.choose': (ui) => ui.click('Assinar'),
  'plan.confirm': (ui, { method }) => ui.click(method === 'card' ? 'Ir para o pagamento' : 'Pagar um mês por Pix'),
  'review.cancel': (ui) => ui.click('Voltar aos planos'),
  'plan.retry': (ui) => ui.click('Pagar de outra forma'),
  'portal.open': (ui) => ui.click('Cartão e notas fiscais'),
  'checkout.check': (ui) => ui.click('Verificar agora'),
  'plans.show': (ui) => ui.click('Voltar aos planos'),
}
