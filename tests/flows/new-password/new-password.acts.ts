import type { newPasswordMachine } from '#machines/new-password/new-password.machine.ts'
import { fillIn } from '#tests/kit/acts.ts'
import type { ActsOf } from '#tests/kit/ui.ts'

export const newPasswordActs: ActsOf<typeof newPasswordMachine> = {
  'form.submit': async (ui, { values }) => {
    await fillIn(ui, values)
    await ui.press('Salvar a nova senha')
  },
  'reset.open': (ui) => ui.press('Pedir um novo link'),
  'account.open': (ui) => ui.press('Ir para minha conta'),
}
