import type { transcriptionDeletionMachine } from '#machines/transcription-deletion/transcription-deletion.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const transcriptionDeletionGestures: GesturesOf<typeof transcriptionDeletionMachine> = {
  'deletion.retry': (ui) => ui.click('Tentar de novo'),
  'deletion.undo': {
    perform: async (ui) => ui.click((await ui.view()) === 'restoreFailed' ? 'Tentar de novo' : 'Desfazer'),
    where: (state) => state.can({ type: 'deletion.undo' }),
  },
  'deletion.dismiss': (ui) => ui.click('Fechar'),
  'undo.pause': (ui) => ui.focus('Desfazer'),
}
