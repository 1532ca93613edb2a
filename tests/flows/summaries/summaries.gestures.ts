import type { summariesMachine } from '#machines/summaries/summaries.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const summariesGestures: GesturesOf<typeof summariesMachine> = {
  'summaries.show': async (ui) => ui.click((await ui.view()) === 'failed' ? 'Tentar de novo' : 'Mostrar os resumos'),
  'summaries.hide': (ui) => ui.click('Ocultar os resumos'),
}
