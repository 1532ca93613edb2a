import type { emailChangeMachine } from '#machines/email-change/email-change.machine.ts'
import { fillIn } from '#tests/kit/gestures.ts'
import { reauthenticating } from '#tests/flows/kit/reauthentication.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const emailChangeGestures: GesturesOf<typeof emailChangeMachine> = {
  'change.open': async (ui, _event, state) => {
    if (state.matches('idle')) return ui.press('Trocar o e-mail')
    return ui.press(state.context.change?.status === 'taken' ? 'Escolher outro e-mail' : 'Pedir de novo')
  },
  'form.submit': async (ui, { values }) => {
    await fillIn(ui, values)
    await ui.press('Pedir a troca')
  },
  'form.cancel': (ui) => ui.press('Ficar com o atual'),
  'reauthentication.submit': reauthenticating,
  'code.submit': reauthenticating,
  'reauthentication.cancel': (ui) => ui.press('Voltar'),
  'signIn.again': (ui) => ui.press('Entrar de novo, sem senha'),
  'status.check': (ui) => ui.press('Verificar agora'),
  'change.cancel': (ui, _event, state) => ui.press(state.matches('ended') ? 'Deixar como está' : 'Cancelar a troca'),
}
