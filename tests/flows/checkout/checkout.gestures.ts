import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const checkoutGestures: GesturesOf<typeof checkoutMachine> = {
  'plan.choose': (ui) => ui.press('Assinar'),
  'plan.confirm': (ui) => ui.press('Ir para o pagamento'),
  'plan.leave': (ui) => ui.press('Voltar aos planos'),
  'portal.open': (ui) => ui.press('Cartão e notas fiscais'),
  'checkout.check': (ui) => ui.press('Verificar agora'),
  'checkout.again': (ui) => ui.press('Voltar aos planos'),
}
