import type { transcriptionMachine } from '#machines/transcription/transcription.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const transcriptionGestures: GesturesOf<typeof transcriptionMachine> = {
  'text.open': async (ui) => {
    const view = await ui.view()
    await ui.click(view === 'failed' || view === 'sample' ? 'Tentar de novo' : 'Abrir')
  },
  'text.hide': (ui) => ui.click('Ocultar'),
}
