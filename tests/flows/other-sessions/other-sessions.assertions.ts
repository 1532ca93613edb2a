import type { SnapshotFrom } from 'xstate'
import type { otherSessionsMachine } from '#machines/other-sessions/other-sessions.machine.ts'
import { alertsOf } from '#tests/kit/assertions.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

const QUESTIONS = {
  one: 'Sair da conta nesse aparelho?',
  others: 'Sair dos outros aparelhos?',
  global: 'Sair de todos os aparelhos?',
}

const questionOf = ({ context }: SnapshotFrom<typeof otherSessionsMachine>) => QUESTIONS[context.chosen.scope]

const ENDED = {
  one: 'Esse aparelho saiu da sua conta.',
  others: 'Os outros aparelhos saíram da sua conta.',
  // Leads to the login page.
  global: '',
}

export const otherSessionsAssertions: AssertionsOf<typeof otherSessionsMachine> = {
  offered: () => ({
    texts: ['Este aparelho'],
    buttons: {
      'Sair dos outros aparelhos': 'enabled',
      'Sair de todos os aparelhos': 'enabled',
      'Sair agora': 'absent',
    },
  }),
  confirming: (state) => ({
    heading: questionOf(state),
    alerts: alertsOf(state.context),
    buttons: { 'Continuar na conta': 'enabled', 'Sair agora': 'enabled' },
  }),
  signingOutOthers: (state) => ({
    heading: questionOf(state),
    buttons: { 'Continuar na conta': 'busy', 'Saindo...': 'busy' },
  }),
  ended: ({ context }) => ({
    statuses: [ENDED[context.chosen.scope]],
    buttons: { 'Sair dos outros aparelhos': 'enabled', 'Sair de todos os aparelhos': 'enabled' },
  }),
}
