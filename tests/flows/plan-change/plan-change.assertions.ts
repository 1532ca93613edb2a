import type { planChangeMachine } from '#machines/plan-change/plan-change.machine.ts'
import { alertsOf, submitting } from '#tests/kit/assertions.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

const DONE = {
  resumed: 'Assinatura retomada: o cancelamento foi desfeito.',
  ended: 'Assinatura cancelada: o plano terminou, e nada mais será cobrado.',
}

const confirmations = ({ done }: { done: keyof typeof DONE | null }) => (done === null ? [] : [DONE[done]])

export const planChangeAssertions: AssertionsOf<typeof planChangeMachine> = {
  renewing: ({ context }) => ({
    statuses: confirmations(context),
    buttons: { 'Cancelar assinatura': 'enabled', 'Retomar assinatura': 'absent' },
  }),
  confirming: (state) => ({
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
  ended: ({ context }) => ({
    statuses: confirmations(context),
    buttons: { 'Cancelar assinatura': 'absent', 'Retomar assinatura': 'absent' },
  }),
}
