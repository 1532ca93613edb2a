import type { SnapshotFrom } from 'xstate'
import type { loginMachine } from '#machines/login/login.machine.ts'
import { alertsOf, busyWhile, LOADING, mailHintOf, resending, submitting } from '#tests/kit/assertions.ts'
import type { Assertion, AssertionsOf } from '#tests/kit/ui.ts'

const addressOf = ({ context }: SnapshotFrom<typeof loginMachine>) => [context.email ?? '']

const isSent = (state: SnapshotFrom<typeof loginMachine>) => state.matches({ signIn: { unconfirmed: 'coolingDown' } })

const stageOf = (state: SnapshotFrom<typeof loginMachine>) => {
  if (state.hasTag('busy')) return 'sending'
  const isCooling =
    isSent(state) ||
    state.matches({ signIn: { unconfirmed: 'coolingDownAfterSignUp' } }) ||
    state.matches({ passwordReset: { sent: 'coolingDown' } })
  return isCooling ? 'coolingDown' : 'ready'
}

const WAYS_ON: Assertion['buttons'] = { 'Digitar o código do e-mail': 'enabled', 'Voltar para o login': 'enabled' }

export const loginAssertions: AssertionsOf<typeof loginMachine> = {
  signIn: (state) => ({
    heading: 'Entrar',
    alerts: alertsOf(state.context),
    statuses:
      state.context.intent === 'confirmEmail'
        ? ['Conta criada. Confirme o e-mail que enviamos e depois entre aqui.']
        : [],
    buttons: {
      ...busyWhile(state.hasTag('busy'), 'Entrar', 'Continuar com o Google', 'Esqueci minha senha', 'Criar conta'),
      ...(state.matches({ signIn: 'submitting' }) && submitting(true, 'Entrar', 'Entrando...')),
    },
  }),
  factor: (state) => ({
    heading: 'Falta o código',
    alerts: alertsOf(state.context),
    buttons: {
      ...busyWhile(state.hasTag('busy'), 'Entrar', 'Usar um código de recuperação'),
      ...(state.matches({ secondFactor: 'verifyingApp' }) && submitting(true, 'Entrar', 'Verificando...')),
      'Voltar para o login': 'enabled',
    },
  }),
  recoveryCode: (state) => ({
    heading: 'Código de recuperação',
    alerts: alertsOf(state.context),
    buttons: {
      ...submitting(state.hasTag('busy'), 'Entrar', 'Verificando...'),
      ...busyWhile(state.hasTag('busy'), 'Usar o código do aplicativo'),
      'Voltar para o login': 'enabled',
    },
  }),
  leaving: () => ({ ...LOADING, heading: 'Entrar' }),
  unconfirmed: (state) => ({
    heading: 'Falta confirmar seu e-mail',
    alerts: alertsOf(state.context),
    statuses: isSent(state) ? ['Enviamos outro e-mail. Veja também a caixa de spam.'] : [],
    shows: addressOf(state),
    buttons: { ...resending(stageOf(state)), ...WAYS_ON },
  }),
  passwordReset: (state) => ({
    heading: 'Redefinir a senha',
    alerts: alertsOf(state.context),
    texts: mailHintOf(state.context),
    buttons: {
      ...submitting(state.hasTag('busy'), 'Enviar link', 'Enviando...'),
      ...busyWhile(state.hasTag('busy'), 'Voltar para o login'),
    },
  }),
  sent: (state) => ({
    heading: 'Confira seu e-mail',
    alerts: alertsOf(state.context),
    shows: addressOf(state),
    buttons: { ...resending(stageOf(state)), ...WAYS_ON, 'Corrigir o e-mail': 'enabled' },
  }),
}
