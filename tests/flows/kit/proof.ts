/** Assertions of the reauthentication form, which several flows share. */
import type { Assertion } from '#tests/kit/ui.ts'
import { alertsOf, submitting } from '#tests/kit/assertions.ts'

type Proof = { context: Parameters<typeof alertsOf>[0]; hasTag: (tag: 'busy') => boolean }

export const proofAssertion = (state: Proof): Partial<Assertion> => ({
  heading: 'Confirme que é você',
  alerts: alertsOf(state.context),
  buttons: {
    ...submitting(state.hasTag('busy'), 'Confirmar', 'Conferindo...'),
    Voltar: state.hasTag('busy') ? 'busy' : 'enabled',
    'Entrar de novo, sem senha': state.hasTag('busy') ? 'busy' : 'enabled',
  },
})
