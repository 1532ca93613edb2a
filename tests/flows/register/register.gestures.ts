import type { SnapshotFrom } from 'xstate'
import type { registerMachine } from '#machines/register/register.machine.ts'
import { fillIn, isWholeCode } from '#tests/kit/gestures.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

/** While a call is running, no other can be started. */
const isIdle = (state: SnapshotFrom<typeof registerMachine>) => !state.hasTag('busy')

export const registerGestures: GesturesOf<typeof registerMachine> = {
  'form.submit': async (ui, { values }) => {
    await fillIn(ui, values, ['name', 'phone', 'email', 'password', 'confirmPassword'])
    await ui.check('terms', values['terms'] !== undefined)
    await ui.click('Criar conta')
  },
  'google.continue': async (ui, { values }) => {
    await ui.check('terms', values['terms'] !== undefined)
    await ui.click('Continuar com o Google')
  },
  'login.open': (ui, _, state) => ui.click(state.matches('created') ? 'Ir para o login agora' : 'Entrar'),
  'passwordReset.open': {
    perform: (ui) => ui.click('Redefinir a senha'),
    // Offered if the address has an account.
    where: ({ context }) => context.failure?.code === 'auth.emailTaken',
  },
  'code.submit': {
    perform: async (ui, { values }) => {
      await ui.fill('code', '')
      await fillIn(ui, values)
      if (!isWholeCode(values)) await ui.click('Confirmar')
    },
    where: isIdle,
  },
  'redirect.pause': (ui) => ui.focus('Corrigir o e-mail'),
  'email.resend': { perform: (ui) => ui.click('Enviar outro e-mail'), where: isIdle },
  'email.change': { perform: (ui) => ui.click('Corrigir o e-mail'), where: isIdle },
}
