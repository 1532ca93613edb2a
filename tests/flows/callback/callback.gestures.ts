import type { callbackMachine } from '#machines/callback/callback.machine.ts'
import { fillIn } from '#tests/kit/gestures.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const callbackGestures: GesturesOf<typeof callbackMachine> = {
  'link.confirm': (ui, _event, state) => ui.press(state.matches('confirming') ? 'Continuar' : 'Confirmar a troca'),
  'code.open': (ui) => ui.press('Digitar o código do e-mail'),
  'newLink.open': (ui) => ui.press('Pedir um novo link'),
  'signIn.open': (ui, _event, state) => ui.press(state.matches('spent') ? 'Entrar' : 'Já confirmei: entrar'),
  'form.submit': async (ui, { values }, state) => {
    const asksCode = state.matches('enteringCode')
    await fillIn(ui, values, asksCode ? ['purpose', 'email', 'code'] : ['email'])
    await ui.press(asksCode ? 'Continuar' : 'Enviar link')
  },
  'account.open': (ui, _event, state) =>
    ui.press(state.matches('confirmed') ? 'Ir para minha conta' : 'Acompanhar a troca'),
}
