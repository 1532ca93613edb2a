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
  'account.open': (ui) => ui.click('Ir para minha conta'),
}
