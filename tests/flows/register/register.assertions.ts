// Proves REG-08.
import type { SnapshotFrom } from 'xstate'
import type { registerMachine } from '#machines/register/register.machine.ts'
import { alertsOf, busyWhile, LOADING, mailHintOf, resending, submitting } from '#tests/kit/assertions.ts'
import type { Assertion, AssertionsOf } from '#tests/kit/ui.ts'

const stageOf = (state: SnapshotFrom<typeof registerMachine>) => {
  if (state.matches({ created: { confirmation: 'sending' } })) return 'sending'
  return state.matches({ created: { confirmation: 'coolingDown' } }) ? 'coolingDown' : 'ready'
}

/** While the code is being verified the other buttons are busy. */
const verifyingButtons = (isVerifying: boolean, stage: ReturnType<typeof stageOf>): Assertion['buttons'] => ({
  ...resending(stage),
  ...(isVerifying && stage === 'ready' && { 'Enviar outro e-mail': 'busy' }),
  ...submitting(isVerifying, 'Confirmar', 'Verificando...'),
  'Corrigir o e-mail': isVerifying || stage === 'sending' ? 'busy' : 'enabled',
})

export const registerAssertions: AssertionsOf<typeof registerMachine> = {
  form: (state) => ({
    heading: 'Criar conta',
    alerts: alertsOf(state.context),
    texts: state.context.email === null ? [] : mailHintOf(state.context),
    statuses: state.context.prefill === null ? [] : ['Usuário encontrado, dados preenchidos automaticamente'],
    buttons: {
      ...busyWhile(
        state.hasTag('busy') && !state.matches('prefilling'),
        'Criar conta',
        'Continuar com o Google',
        'Entrar',
      ),
      ...(state.matches('creating') && submitting(true, 'Criar conta', 'Criando conta...')),
      'Redefinir a senha': state.context.failure?.code === 'auth.emailTaken' ? 'enabled' : 'absent',
    },
  }),
  created: (state) => ({
    heading: 'Confira seu e-mail',
    alerts: alertsOf(state.context),
    texts: state.matches({ created: { redirect: 'counting' } })
      ? []
      : ['Sem pressa: esta página fica aberta até você sair.'],
    shows: [state.context.email ?? ''],
    buttons: {
      ...verifyingButtons(state.matches({ created: { code: 'verifying' } }), stageOf(state)),
      'Ir para o login agora': 'enabled',
    },
  }),
  leaving: () => ({ ...LOADING, heading: 'Confira seu e-mail' }),
}
