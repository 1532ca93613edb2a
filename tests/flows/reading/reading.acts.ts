import type { readingMachine } from '#machines/reading/reading.machine.ts'
import type { ActsOf } from '#tests/kit/ui.ts'

export const readingActs: ActsOf<typeof readingMachine> = {
  'data.retry': {
    how: (ui) => ui.press('Tentar de novo'),
    where: ({ context }) => context.failure !== null,
  },
  'data.more': (ui) => ui.press('Mostrar mais'),
}
