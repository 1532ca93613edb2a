import type { SnapshotFrom } from 'xstate'
import type { transcribeSettingsMachine } from '#machines/transcribe-settings/transcribe-settings.machine.ts'
import type { Choices } from '#machines/transcribe-settings/choices.ts'
import { SAMPLE_REPLIES } from '#src/features/transcribe-settings/sample-replies.ts'
import { alertsOf } from '#tests/kit/assertions.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

const statusesOf = (state: SnapshotFrom<typeof transcribeSettingsMachine>) => {
  if (state.matches('saved')) return ['Ajustes salvos.']
  return state.matches('dirty') ? ['Há mudanças não salvas.'] : []
}

/** The reply is in the language of the page, or in a chosen one whatever the page's. */
const replyOf = ({ summary, output_language: language }: Choices) => {
  if (summary !== 'short') return {}
  return language === 'same' ? { texts: [SAMPLE_REPLIES.pt.short] } : { shows: [SAMPLE_REPLIES[language].short] }
}

export const transcribeSettingsAssertions: AssertionsOf<typeof transcribeSettingsMachine> = {
  form: (state) => {
    const { draft } = state.context
    const isSaving = state.hasTag('busy')
    const stage = state.matches('dirty') ? 'enabled' : 'busy'
    return {
      alerts: alertsOf(state.context),
      statuses: statusesOf(state),
      ...replyOf(draft),
      values: {
        summary: draft.summary,
        output_language: draft.output_language,
      },
      buttons: {
        [isSaving ? 'Salvando...' : 'Salvar ajustes']: stage,
        'Desfazer as mudanças': stage,
      },
    }
  },
}
