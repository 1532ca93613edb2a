import type { queryMachine } from '#machines/query/query.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const queryGestures: GesturesOf<typeof queryMachine> = {
  'data.retry': {
    perform: (ui) => ui.click('Tentar de novo'),
    where: ({ context }) => context.failure !== null,
  },
  'data.more': (ui) => ui.click('Mostrar mais'),
}
