import type { newPasswordMachine } from '#machines/new-password/new-password.machine.ts'
import { fillIn } from '#tests/kit/gestures.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const newPasswordGestures: GesturesOf<typeof newPasswordMachine> = {
  'form.submit': async (ui, { values }) => {
    await fillIn(ui, values)
    await ui.click('Salvar a nova senha')
  },
  'session.retry': (ui) => ui.click('Tentar de novo'),
  'passwordReset.open': (ui) => ui.click('Pedir um novo link'),
  'link.send': (ui) => ui.click('Pedir um novo link'),
  'code.open': (ui) => ui.click('Digitar o código do e-mail'),
  'account.open': (ui) => ui.click('Ir para minha conta'),
}
