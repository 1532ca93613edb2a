// Proves REG-08.
import type { SnapshotFrom } from 'xstate'
import type { registerMachine } from '#machines/register/register.machine.ts'
import { alertsOf, mailToldOf, resending, submitting } from '#tests/kit/assertions.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

const stageOf = (state: SnapshotFrom<typeof registerMachine>) => {
  if (state.matches({ created: { confirmation: 'sending' } })) return 'sending'
  return state.matches({ created: { confirmation: 'cooling' } }) ? 'cooling' : 'ready'
}

export const registerAssertions: AssertionsOf<typeof registerMachine> = {
  form: (state) => ({
    heading: 'Criar conta',
    alerts: alertsOf(state.context),
    texts: state.context.email === null ? [] : mailToldOf(state.context),
    statuses: state.context.prefill === null ? [] : ['Usuário encontrado, dados preenchidos automaticamente'],
    buttons: {
      ...submitting(state.matches('creating'), 'Criar conta', 'Criando conta...'),
      'Continuar com o Google':
        state.matches('askingGoogle') || state.matches('findingGoogle') || state.matches('departing')
          ? 'busy'
          : 'enabled',
      'Redefinir a senha': state.context.failure?.code === 'auth.emailTaken' ? 'enabled' : 'absent',
      Entrar: 'enabled',
    },
  }),
  created: (state) => ({
    heading: 'Confira seu e-mail',
    alerts: alertsOf({ failure: state.context.failure }),
    texts: state.matches({ created: { redirect: 'counting' } })
      ? []
      : ['Sem pressa: esta página fica aberta até você sair.'],
    shows: [state.context.email ?? ''],
    buttons: {
      ...resending(stageOf(state)),
      'Ir para o login agora': 'enabled',
      'Digitar o código do e-mail': 'enabled',
      'Corrigir o e-mail': 'enabled',
    },
  }),
}
