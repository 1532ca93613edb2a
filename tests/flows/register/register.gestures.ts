import type { registerMachine } from '#machines/register/register.machine.ts'
import { fillIn } from '#tests/kit/gestures.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const registerGestures: GesturesOf<typeof registerMachine> = {
  'form.submit': async (ui, { values }) => {
    await fillIn(ui, values, ['name', 'phone', 'email', 'password', 'confirmPassword'])
    await ui.check('terms', values['terms'] !== undefined)
    await ui.press('Criar conta')
  },
  'google.continue': async (ui, { values }) => {
    await ui.check('terms', values['terms'] !== undefined)
    await ui.press('Continuar com o Google')
  },
  'login.open': (ui, _, state) => ui.press(state.matches('created') ? 'Ir para o login agora' : 'Entrar'),
  'reset.open': {
    how: (ui) => ui.press('Redefinir a senha'),
    // Offered to whoever has an account already.
    where: ({ context }) => context.failure?.code === 'auth.emailTaken',
  },
  'code.open': (ui) => ui.press('Digitar o código do e-mail'),
  'redirect.pause': (ui) => ui.focus('Corrigir o e-mail'),
  'email.resend': (ui) => ui.press('Enviar outro e-mail'),
  'email.change': (ui) => ui.press('Corrigir o e-mail'),
}
