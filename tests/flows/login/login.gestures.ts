import type { loginMachine } from '#machines/login/login.machine.ts'
import { fillIn } from '#tests/kit/gestures.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const loginGestures: GesturesOf<typeof loginMachine> = {
  'form.submit': async (ui, { values }, state) => {
    const isPasswordReset = state.matches('passwordReset')
    await fillIn(ui, values, isPasswordReset ? ['email'] : ['email', 'password'])
    await ui.click(isPasswordReset ? 'Enviar link' : 'Entrar')
  },
  'code.submit': async (ui, { values }) => {
    await fillIn(ui, values)
    await ui.click('Entrar')
  },
  'recoveryCode.open': (ui) => ui.click('Usar um código de recuperação'),
  'app.open': (ui) => ui.click('Usar o código do aplicativo'),
  'google.continue': (ui) => ui.click('Continuar com o Google'),
  'register.open': (ui) => ui.click('Criar conta'),
  'passwordReset.open': (ui, _, state) =>
    ui.click(state.matches('passwordReset') ? 'Corrigir o e-mail' : 'Esqueci minha senha'),
  'signIn.open': (ui) => ui.click('Voltar para o login'),
  'code.open': (ui) => ui.click('Digitar o código do e-mail'),
  'email.resend': (ui) => ui.click('Enviar outro e-mail'),
}
