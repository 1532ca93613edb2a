import type { SnapshotFrom } from 'xstate'
import type { secondFactorMachine } from '#machines/second-factor/second-factor.machine.ts'
import { alertsOf, submitting } from '#tests/kit/assertions.ts'
import { reauthenticationAssertion } from '#tests/flows/kit/reauthentication.ts'
import type { Assertion, AssertionsOf } from '#tests/kit/ui.ts'

type State = SnapshotFrom<typeof secondFactorMachine>

const KEY_OVER = 'Essa chave não vale mais. Apague-a do aplicativo e ative de novo.'
const ON_ELSEWHERE =
  'A verificação já foi ativada em outra aba ou em outro aparelho. Apague do aplicativo a chave que você leu aqui.'
const CHANGED = 'A verificação mudou em outra aba ou em outro aparelho. Aqui está como ela ficou.'
const NONE_LEFT = 'Nenhum código de recuperação. Crie outros.'

const factorAlerts = ({ context }: State, keyOver: string) => {
  if (context.failure?.code === 'request.notFound') return [keyOver]
  return context.failure?.code === 'request.conflict' ? [CHANGED] : alertsOf(context)
}

const leftIn = ({ context: { factor } }: State) => factor?.codesLeft ?? 0

const cancelling = (state: State): Assertion['buttons'] => ({ Cancelar: state.hasTag('busy') ? 'busy' : 'enabled' })

export const secondFactorAssertions: AssertionsOf<typeof secondFactorMachine> = {
  off: (state) => ({
    alerts: factorAlerts(state, KEY_OVER),
    buttons: submitting(state.hasTag('busy'), 'Ativar a verificação', 'Preparando...'),
  }),
  reauthentication: reauthenticationAssertion,
  setup: (state) => ({
    heading: 'Leia o código QR com o aplicativo',
    alerts: alertsOf(state.context),
    buttons: { ...submitting(state.hasTag('busy'), 'Ativar', 'Verificando...'), ...cancelling(state) },
  }),
  codes: () => ({
    heading: 'Guarde os códigos de recuperação',
    texts: ['Baixar os códigos'],
    buttons: { 'Copiar os códigos': 'enabled', 'Já guardei': 'enabled' },
  }),
  on: (state) => ({
    alerts: factorAlerts(state, ON_ELSEWHERE),
    texts: ['Aplicativo autenticador', ...(leftIn(state) === 0 ? [NONE_LEFT] : [])],
    shows: leftIn(state) === 0 ? [] : [String(leftIn(state))],
    buttons: { 'Criar outros códigos': 'enabled', Desativar: 'enabled' },
  }),
  enteringCode: (state) => ({
    heading:
      state.context.purpose === 'removal'
        ? 'Desativar a verificação em duas etapas?'
        : 'Criar novos códigos de recuperação?',
    alerts: alertsOf(state.context),
    buttons: {
      ...submitting(
        state.hasTag('busy'),
        state.context.purpose === 'removal' ? 'Desativar' : 'Criar',
        'Verificando...',
      ),
      ...cancelling(state),
    },
  }),
}
