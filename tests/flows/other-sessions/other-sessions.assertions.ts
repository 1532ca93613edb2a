import type { SnapshotFrom } from 'xstate'
import type { otherSessionsMachine } from '#machines/other-sessions/other-sessions.machine.ts'
import { alertsOf } from '#tests/kit/assertions.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

const questionOf = ({ context }: SnapshotFrom<typeof otherSessionsMachine>) =>
  context.scope === 'others' ? 'Sair nos outros aparelhos?' : 'Sair em todos?'

export const otherSessionsAssertions: AssertionsOf<typeof otherSessionsMachine> = {
  offered: () => ({
    texts: ['Este aparelho', 'Conectado agora'],
    buttons: { 'Sair nos outros aparelhos': 'enabled', 'Sair em todos': 'enabled', 'Sair agora': 'absent' },
  }),
  confirming: (state) => ({
    heading: questionOf(state),
    alerts: alertsOf(state.context),
    buttons: { 'Continuar conectado': 'enabled', 'Sair agora': 'enabled' },
  }),
  ending: (state) => ({
    heading: questionOf(state),
    buttons: { 'Continuar conectado': 'busy', 'Saindo...': 'busy' },
  }),
  ended: () => ({
    statuses: ['Os outros aparelhos saíram da sua conta.'],
    buttons: { 'Sair nos outros aparelhos': 'enabled', 'Sair em todos': 'enabled' },
  }),
}
