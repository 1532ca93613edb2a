import type { emailChangeMachine } from '#machines/email-change/email-change.machine.ts'
import { fillIn } from '#tests/kit/gestures.ts'
import { reauthenticating } from '#tests/flows/kit/reauthentication.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const emailChangeGestures: GesturesOf<typeof emailChangeMachine> = {
  'change.open': async (ui, _event, state) => {
    if (state.matches('idle')) return ui.click('Trocar o e-mail')
    return ui.click(state.context.change?.status === 'taken' ? 'Escolher outro e-mail' : 'Pedir de novo')
  },
  'form.submit': async (ui, { values }) => {
    await fillIn(ui, values)
    await ui.click('Pedir a troca')
  },
  'form.cancel': (ui) => ui.click('Ficar com o atual'),
  'reauthentication.submit': reauthenticating,
  'code.submit': reauthenticating,
  'reauthentication.cancel': (ui) => ui.click('Voltar'),
  'signIn.again': (ui) => ui.click('Entrar de novo, sem senha'),
  'status.check': (ui) => ui.click('Verificar agora'),
  'change.cancel': (ui, _event, state) => ui.click(state.matches('ended') ? 'Deixar como está' : 'Cancelar a troca'),
}
