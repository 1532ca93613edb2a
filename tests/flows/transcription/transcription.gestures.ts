import type { transcriptionMachine } from '#machines/transcription/transcription.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const transcriptionGestures: GesturesOf<typeof transcriptionMachine> = {
  'text.open': async (ui) => {
    const view = await ui.view()
    await ui.press(view === 'failed' || view === 'sample' ? 'Tentar de novo' : 'Abrir')
  },
  'text.hide': (ui) => ui.press('Ocultar'),
  'item.delete': async (ui) => {
    if ((await ui.view()) === 'readable') await ui.press('Mais')
    await ui.press('Excluir')
  },
  'deletion.confirm': (ui) => ui.press('Excluir para sempre'),
  'deletion.cancel': (ui) => ui.press('Manter'),
}
