import type { SnapshotFrom } from 'xstate'
import type { transcribeSettingsMachine } from '#machines/transcribe-settings/transcribe-settings.machine.ts'
import { SAMPLE_REPLIES } from '#src/features/transcribe-settings/sample-replies.ts'
import { alertsOf } from '#tests/kit/assertions.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

const statusesOf = (state: SnapshotFrom<typeof transcribeSettingsMachine>) => {
  if (state.matches('saved')) return ['Ajustes salvos.']
  return state.matches('dirty') ? ['Há mudanças não salvas.'] : []
}

export const transcribeSettingsAssertions: AssertionsOf<typeof transcribeSettingsMachine> = {
  asking: (state) => ({
    shows: [String(state.context.removes)],
    buttons: { 'Salvar e apagar': 'enabled', 'Voltar sem salvar': 'enabled' },
  }),
  form: (state) => {
    const { draft } = state.context
    const isSaving = state.hasTag('busy')
    const stage = state.matches('dirty') ? 'enabled' : 'busy'
    return {
      alerts: alertsOf(state.context),
      statuses: statusesOf(state),
      texts: draft.summary === 'short' ? [SAMPLE_REPLIES.pt.short] : [],
      values: {
        summary: draft.summary,
        output_language: draft.output_language,
        retention_days: String(draft.retention_days ?? 'forever'),
      },
      buttons: {
        [isSaving ? 'Salvando...' : 'Salvar ajustes']: stage,
        Desfazer: stage,
      },
    }
  },
}
