import type { queryMachine } from '#machines/query/query.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const queryGestures: GesturesOf<typeof queryMachine> = {
  'data.retry': {
    perform: (ui) => ui.press('Tentar de novo'),
    where: ({ context }) => context.failure !== null,
  },
  'data.more': (ui) => ui.press('Mostrar mais'),
}
