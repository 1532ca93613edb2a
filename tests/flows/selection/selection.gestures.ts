import type { selectionMachine } from '#machines/selection/selection.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

/** The list has two rows, none of them hidden; tests/ui/account/selection.test.tsx selects from more than fifty, and searches. */
const SHOWN = 2

export const selectionGestures: GesturesOf<typeof selectionMachine> = {
  'selection.start': { perform: (ui) => ui.click('Selecionar'), where: (state) => state.matches('idle') },
  'selection.toggle': {
    perform: (ui, { id }, { context }) => ui.check(id, !context.chosen.includes(id)),
    where: (state, { ids }) =>
      state.matches('selecting') && ids.length >= SHOWN && state.context.chosen.length <= SHOWN,
  },
  'selection.all': {
    perform: (ui) => ui.click('Selecionar todas'),
    where: (state, { ids }) =>
      state.matches('selecting') && ids.length === SHOWN && state.context.chosen.length < SHOWN,
  },
  'selection.clear': {
    perform: (ui) => ui.click('Desmarcar todas'),
    where: (state) => state.matches('selecting') && state.context.chosen.length === SHOWN,
  },
  'selection.end': (ui) => ui.click('Cancelar'),
}
