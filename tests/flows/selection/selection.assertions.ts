import type { selectionMachine } from '#machines/selection/selection.machine.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

export const selectionAssertions: AssertionsOf<typeof selectionMachine> = {
  idle: () => ({
    statuses: [],
    buttons: { Selecionar: 'enabled', Cancelar: 'absent', 'Selecionar todas': 'absent', Abrir: 'enabled' },
  }),
  selecting: ({ context: { chosen } }) => ({
    statuses: ['Selecionadas: {count}'],
    buttons: {
      Selecionar: 'absent',
      Cancelar: 'enabled',
      Apagar: chosen.length === 0 ? 'busy' : 'enabled',
      Abrir: 'absent',
    },
  }),
}
