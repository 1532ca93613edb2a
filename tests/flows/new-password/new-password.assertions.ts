import type { newPasswordMachine } from '#machines/new-password/new-password.machine.ts'
import { alertsOf, LOADING, submitting } from '#tests/kit/assertions.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

export const newPasswordAssertions: AssertionsOf<typeof newPasswordMachine> = {
  checking: () => ({ ...LOADING, heading: 'Escolher outra senha' }),
  checkFailed: (state) => ({
    heading: 'Escolher outra senha',
    alerts: alertsOf(state.context),
    buttons: { 'Tentar de novo': 'enabled' },
  }),
  form: (state) => ({
    heading: 'Escolher outra senha',
    alerts: alertsOf(state.context),
    buttons: submitting(state.hasTag('busy'), 'Salvar a nova senha', 'Salvando...'),
  }),
  saved: () => ({ heading: 'Senha nova, tudo certo', buttons: { 'Ir para minha conta': 'enabled' } }),
  linkOffered: (state) => ({
    heading: 'Você precisa de um link',
    alerts: alertsOf(state.context),
    buttons: {
      ...submitting(state.hasTag('busy'), 'Pedir um novo link', 'Enviando...'),
      'Ir para minha conta': state.hasTag('busy') ? 'busy' : 'enabled',
    },
  }),
  linkSent: (state) => ({
    heading: 'Confira seu e-mail',
    shows: [state.context.email ?? ''],
    buttons: { 'Digitar o código do e-mail': 'enabled' },
  }),
  linkNeeded: () => ({ heading: 'Você precisa de um link', buttons: { 'Pedir um novo link': 'enabled' } }),
}
