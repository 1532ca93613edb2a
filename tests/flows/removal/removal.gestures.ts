import type { removalMachine } from '#machines/removal/removal.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const removalGestures: GesturesOf<typeof removalMachine> = {
  'removal.retry': (ui) => ui.press('Tentar de novo'),
  'removal.undo': {
    perform: async (ui) => ui.press((await ui.view()) === 'restoreFailed' ? 'Tentar de novo' : 'Desfazer'),
    where: (state) => state.can({ type: 'removal.undo' }),
  },
  'removal.dismiss': (ui) => ui.press('Fechar'),
  'offer.hold': (ui) => ui.focus('Desfazer'),
}
