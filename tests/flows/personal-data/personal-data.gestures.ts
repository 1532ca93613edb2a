import { changedFields } from '#contracts/forms/personal-data.ts'
import type { personalDataMachine } from '#machines/personal-data/personal-data.machine.ts'
import { fillIn } from '#tests/kit/gestures.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const personalDataGestures: GesturesOf<typeof personalDataMachine> = {
  'form.changed': (ui, { values }) => fillIn(ui, values),
  'form.submit': {
    perform: async (ui, { values }) => {
      await fillIn(ui, values)
      await ui.click((await ui.view()) === 'conflict' ? 'Salvar o que escrevi' : 'Salvar')
    },
    // The button is disabled while the form equals what is stored.
    where: (state, { values }) =>
      state.matches({ editing: 'changedElsewhere' }) || changedFields(state.context.user, values)?.length !== 0,
  },
  'conflict.useStored': (ui) => ui.click('Ficar com o que está salvo'),
}
