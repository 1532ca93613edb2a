/** Gestures and assertions of the reauthentication forms, which several flows share. */
import type { FormValues } from '#contracts/forms/issues.ts'
import type { Assertion, Ui } from '#tests/kit/ui.ts'
import { alertsOf, submitting } from '#tests/kit/assertions.ts'
import { fillIn } from '#tests/kit/gestures.ts'

type Reauthentication = { context: Parameters<typeof alertsOf>[0]; hasTag: (tag: 'busy') => boolean }

export const reauthenticating = async (ui: Ui, { values }: { values: FormValues }) => {
  await fillIn(ui, values)
  await ui.click('Confirmar')
}

/** By a code of the second factor. */
export const reauthenticationByCodeAssertion = (state: Reauthentication): Partial<Assertion> => ({
  heading: 'Confirme que é você',
  alerts: alertsOf(state.context),
  buttons: {
    ...submitting(state.hasTag('busy'), 'Confirmar', 'Verificando...'),
    Voltar: state.hasTag('busy') ? 'busy' : 'enabled',
    'Entrar de novo, sem senha': 'absent',
  },
})

export const reauthenticationAssertion = (state: Reauthentication): Partial<Assertion> => ({
  heading: 'Confirme que é você',
  alerts: alertsOf(state.context),
  buttons: {
    ...submitting(state.hasTag('busy'), 'Confirmar', 'Conferindo...'),
    Voltar: state.hasTag('busy') ? 'busy' : 'enabled',
    'Entrar de novo, sem senha': state.hasTag('busy') ? 'busy' : 'enabled',
  },
})
