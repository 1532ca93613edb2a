import type { callbackMachine } from '#machines/callback/callback.machine.ts'
import { fillIn, isWholeCode } from '#tests/kit/gestures.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const callbackGestures: GesturesOf<typeof callbackMachine> = {
  'link.confirm': (ui, _event, state) => ui.click(state.matches('offeringMailbox') ? 'Confirmar a troca' : 'Continuar'),
  'code.open': (ui) => ui.click('Digitar o código do e-mail'),
  'newLink.open': (ui) => ui.click('Pedir um novo link'),
  'signIn.open': (ui, _event, state) => ui.click(state.matches('linkUnusable') ? 'Entrar' : 'Já confirmei: entrar'),
  'form.submit': async (ui, { values }, state) => {
    const asksCode = state.matches('enteringCode')
    if (asksCode) await ui.fill('code', '')
    await fillIn(ui, values, asksCode ? ['purpose', 'email', 'code'] : ['email'])
    if (!asksCode) await ui.click('Enviar link')
    else if (!isWholeCode(values)) await ui.click('Continuar')
  },
  'account.open': (ui, _event, state) =>
    ui.click(state.matches('confirmed') ? 'Ir para minha conta' : 'Acompanhar a troca'),
}
