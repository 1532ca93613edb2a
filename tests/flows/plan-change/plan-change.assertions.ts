import type { planChangeMachine } from '#machines/plan-change/plan-change.machine.ts'
import { alertsOf, submitting } from '#tests/kit/assertions.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

export const planChangeAssertions: AssertionsOf<typeof planChangeMachine> = {
  renewing: ({ context }) => ({
    statuses: context.isResumed ? ['Assinatura retomada: o cancelamento foi desfeito.'] : [],
    buttons: { 'Cancelar assinatura': 'enabled', 'Retomar assinatura': 'absent' },
  }),
  asking: (state) => ({
    heading: 'Cancelar a assinatura?',
    texts: ['Suas transcrições e configurações continuam guardadas.'],
    alerts: alertsOf(state.context),
    buttons: {
      ...submitting(state.hasTag('busy'), 'Confirmar o cancelamento', 'Cancelando...'),
      'Manter assinatura': state.hasTag('busy') ? 'busy' : 'enabled',
    },
  }),
  ending: (state) => ({
    statuses: ['Assinatura cancelada: nada mais será cobrado.'],
    alerts: alertsOf(state.context),
    buttons: {
      ...submitting(state.hasTag('busy'), 'Retomar assinatura', 'Retomando...'),
      'Cancelar assinatura': 'absent',
    },
  }),
}
