import type { planChangeMachine } from '#machines/plan-change/plan-change.machine.ts'
import { fillIn } from '#tests/kit/gestures.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const planChangeGestures: GesturesOf<typeof planChangeMachine> = {
  'cancellation.ask': (ui) => ui.click('Cancelar assinatura'),
  'cancellation.confirm': async (ui, { values }) => {
    await fillIn(ui, values)
    await ui.click('Confirmar o cancelamento')
  },
  'cancellation.discard': (ui) => ui.click('Manter assinatura'),
  'plan.resume': (ui) => ui.click('Retomar assinatura'),
}
