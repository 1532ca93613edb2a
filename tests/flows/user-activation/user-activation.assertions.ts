import type { userActivationMachine } from '#machines/user-activation/user-activation.machine.ts'
import { alertsOf } from '#tests/kit/assertions.ts'
import type { ButtonState, AssertionsOf } from '#tests/kit/ui.ts'

type Account = { user: { isActive: boolean }; isOwn: boolean }

const tagOf = ({ user }: Account) => (user.isActive ? 'Ativa' : 'Inativa')

const offerOf = ({ user, isOwn }: Account): Record<string, ButtonState> => {
  const state = isOwn ? 'absent' : 'enabled'
  return { Desativar: user.isActive ? state : 'absent', Ativar: user.isActive ? 'absent' : state }
}

export const userActivationAssertions: AssertionsOf<typeof userActivationMachine> = {
  idle: ({ context }) => ({
    texts: [tagOf(context), ...(context.isOwn ? ['É a sua conta.'] : [])],
    buttons: { ...offerOf(context), Cancelar: 'absent' },
  }),
  confirming: ({ context }) => ({
    texts: [
      tagOf(context),
      context.user.isActive
        ? 'A pessoa sai de todos os aparelhos agora e recebe um e-mail com o motivo e como contestar. Nada é apagado.'
        : 'A pessoa volta a entrar na conta, com tudo o que havia nela, e recebe um e-mail que diz isso.',
    ],
    alerts: alertsOf(context),
    buttons: { Cancelar: 'enabled', [context.user.isActive ? 'Desativar conta' : 'Ativar conta']: 'enabled' },
  }),
  changing: ({ context }) => ({ texts: [tagOf(context)], buttons: { Cancelar: 'busy', 'Salvando...': 'busy' } }),
  changed: ({ context }) => ({
    texts: [tagOf(context)],
    statuses: [context.user.isActive ? 'Conta ativada.' : 'Conta desativada.'],
    buttons: { ...offerOf(context), Cancelar: 'absent' },
  }),
}
