import type { selectionMachine } from '#machines/selection/selection.machine.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

/** The page also shows the number of loaded rows. */
const EXTENT = 'Mostrando {shown} de {total}'

export const selectionAssertions: AssertionsOf<typeof selectionMachine> = {
  resting: () => ({
    statuses: [],
    buttons: { Selecionar: 'enabled', Cancelar: 'absent', 'Selecionar todas': 'absent', Abrir: 'enabled' },
  }),
  choosing: ({ context: { chosen } }) => ({
    statuses: ['Selecionadas: {count}'],
    buttons: {
      Selecionar: 'absent',
      Cancelar: 'enabled',
      Apagar: chosen.length === 0 ? 'busy' : 'enabled',
      Abrir: 'absent',
    },
  }),
}

export const selectionPageAssertions: AssertionsOf<typeof selectionMachine> = {
  resting: (state) => ({ ...selectionAssertions.resting(state), statuses: [EXTENT] }),
  choosing: (state) => ({ ...selectionAssertions.choosing(state), statuses: ['Selecionadas: {count}', EXTENT] }),
}
