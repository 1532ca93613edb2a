import type { loginMachine } from '#machines/login/login.machine.ts'
import { fillIn } from '#tests/kit/gestures.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const loginGestures: GesturesOf<typeof loginMachine> = {
  'form.submit': async (ui, { values }, state) => {
    const isPasswordReset = state.matches('passwordReset')
    await fillIn(ui, values, isPasswordReset ? ['email'] : ['email', 'password'])
    await ui.press(isPasswordReset ? 'Enviar link' : 'Entrar')
  },
  'code.submit': async (ui, { values }) => {
    await fillIn(ui, values)
    await ui.press('Entrar')
  },
  'recoveryCode.open': (ui) => ui.press('Usar um código de recuperação'),
  'app.open': (ui) => ui.press('Usar o código do aplicativo'),
  'google.continue': (ui) => ui.press('Continuar com o Google'),
  'register.open': (ui) => ui.press('Criar conta'),
  'passwordReset.open': (ui, _, state) =>
    ui.press(state.matches('passwordReset') ? 'Corrigir o e-mail' : 'Esqueci minha senha'),
  'signIn.open': (ui) => ui.press('Voltar para o login'),
  'code.open': (ui) => ui.press('Digitar o código do e-mail'),
  'email.resend': (ui) => ui.press('Enviar outro e-mail'),
}
