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

/** The language of the audio is that of the page. */
const languageOf = ({ output_language: language }: Choices) => (language === 'same' ? 'pt' : language)

export const transcribeSettingsAssertions: AssertionsOf<typeof transcribeSettingsMachine> = {
  form: (state) => {
    const { draft } = state.context
    const isSaving = state.hasTag('busy')
    const stage = state.matches('dirty') ? 'enabled' : 'busy'
    return {
      alerts: alertsOf(state.context),
      statuses: statusesOf(state),
      shows: draft.summary === 'short' ? [SAMPLE_REPLIES[languageOf(draft)].short] : [],
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
