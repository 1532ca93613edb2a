import type { SnapshotFrom } from 'xstate'
import type { accountDeletionMachine } from '#machines/account-deletion/account-deletion.machine.ts'
import { alertsOf, submitting } from '#tests/kit/assertions.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'
import { reauthenticationByCodeAssertion, reauthenticationAssertion } from '#tests/flows/kit/reauthentication.ts'

const outcome = ({ context }: SnapshotFrom<typeof accountDeletionMachine>) =>
  context.isResultUnknown
    ? 'Ainda não sabemos se a conta foi excluída. Confira a conexão e tente de novo: repetir não causa problema.'
    : 'Nada foi apagado.'

export const accountDeletionAssertions: AssertionsOf<typeof accountDeletionMachine> = {
  overview: () => ({
    texts: ['O que é apagado', 'O que ainda fica guardado', 'Seu plano', 'Antes de ir'],
    buttons: { 'Excluir minha conta': 'enabled' },
  }),
  reason: (state) => ({
    heading: 'Por que você vai embora?',
    alerts: alertsOf(state.context),
    texts: state.context.failure === null ? [] : [outcome(state)],
    buttons: {
      ...submitting(state.hasTag('busy'), 'Continuar', 'Conferindo...'),
      'Ficar com a conta': state.hasTag('busy') ? 'busy' : 'enabled',
    },
  }),
  word: (state) => ({
    heading: 'Excluir a conta para sempre?',
    alerts: alertsOf(state.context),
    texts: state.context.failure === null ? [] : [outcome(state)],
    buttons: {
      ...submitting(state.hasTag('busy'), 'Excluir para sempre', 'Excluindo...'),
      'Ficar com a conta': state.hasTag('busy') ? 'busy' : 'enabled',
    },
  }),
  reauthentication: reauthenticationAssertion,
  reauthenticationByCode: reauthenticationByCodeAssertion,
}
