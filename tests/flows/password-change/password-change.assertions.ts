import type { passwordChangeMachine } from '#machines/password-change/password-change.machine.ts'
import { alertsOf, submitting } from '#tests/kit/assertions.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

export const passwordChangeAssertions: AssertionsOf<typeof passwordChangeMachine> = {
  form: (state) => ({
    alerts: alertsOf(state.context),
    buttons: submitting(
      state.hasTag('busy'),
      'Trocar a senha',
      state.matches('coolingDown') ? 'Aguarde' : 'Trocando...',
    ),
  }),
  recentSignInNeeded: () => ({
    heading: 'Entre de novo para continuar',
    buttons: { 'Entrar de novo': 'enabled', Voltar: 'enabled', 'Trocar a senha': 'absent' },
  }),
  changed: ({ context: { endsOthers } }) => ({
    heading: 'Senha nova, tudo certo',
    texts: [
      endsOthers
        ? 'Você continua na conta aqui. Nos outros aparelhos será preciso entrar de novo.'
        : 'Você continua na conta aqui e nos outros aparelhos.',
    ],
    buttons: { 'Trocar de novo': 'enabled', 'Trocar a senha': 'absent' },
  }),
}
