import type { SnapshotFrom } from 'xstate'
import type { retentionMachine } from '#machines/retention/retention.machine.ts'
import { alertsOf } from '#tests/kit/assertions.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

type State = SnapshotFrom<typeof retentionMachine>

/** What is said of the number that a shorter time deletes today. */
const effectsOf = (state: State) => {
  const { removes } = state.context
  if (state.matches('previewing')) return ['Contando as que já passaram desse tempo...']
  if (removes === null) return []
  return [removes === 0 ? 'Nenhuma das que você tem hoje seria apagada.' : 'O que for apagado não volta.']
}

const canSave = (state: State) => state.matches('dirty') || state.matches('previewing')

const statusesOf = (state: State) => {
  if (state.matches('saved')) return ['Prazo salvo.']
  return [...effectsOf(state), ...(canSave(state) || state.matches('confirming') ? ['Há mudanças não salvas.'] : [])]
}

export const retentionAssertions: AssertionsOf<typeof retentionMachine> = {
  confirming: (state) => ({
    statuses: statusesOf(state),
    shows: [String(state.context.removes)],
    buttons: { 'Salvar e apagar': 'enabled', 'Voltar sem salvar': 'enabled' },
  }),
  form: (state) => {
    const stage = canSave(state) ? 'enabled' : 'busy'
    return {
      alerts: alertsOf(state.context),
      shows: (state.context.removes ?? 0) > 0 ? [`${state.context.removes} `] : [],
      statuses: statusesOf(state),
      values: { retention_days: String(state.context.draft ?? 'forever') },
      buttons: {
        [state.hasTag('busy') && !canSave(state) ? 'Salvando...' : 'Salvar prazo']: stage,
        'Desfazer as mudanças': stage,
      },
    }
  },
}
