import type { newPasswordMachine } from '#machines/new-password/new-password.machine.ts'
import { fillIn } from '#tests/kit/gestures.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const newPasswordGestures: GesturesOf<typeof newPasswordMachine> = {
  'form.submit': async (ui, { values }) => {
    await fillIn(ui, values)
    await ui.press('Salvar a nova senha')
  },
  'session.retry': (ui) => ui.press('Tentar de novo'),
  'passwordReset.open': (ui) => ui.press('Pedir um novo link'),
  'account.open': (ui) => ui.press('Ir para minha conta'),
}
