import type { readingMachine } from '#machines/reading/reading.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

export const readingGestures: GesturesOf<typeof readingMachine> = {
  'data.retry': {
    perform: (ui) => ui.press('Tentar de novo'),
    where: ({ context }) => context.failure !== null,
  },
  'data.more': (ui) => ui.press('Mostrar mais'),
}
