import type { passwordChangeMachine } from '#machines/password-change/password-change.machine.ts'
import { fillIn } from '#tests/kit/gestures.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const passwordChangeGestures: GesturesOf<typeof passwordChangeMachine> = {
  'form.submit': async (ui, { values }) => {
    await fillIn(ui, values, ['currentPassword', 'newPassword', 'confirmPassword'])
    await ui.check('endOthers', values['endOthers'] === 'yes')
    await ui.click('Trocar a senha')
  },
  'form.again': async (ui) => ui.click((await ui.view()) === 'changed' ? 'Trocar de novo' : 'Voltar'),
  'signIn.again': (ui) => ui.click('Entrar de novo'),
}
