import type { Comfort } from '#contracts/comfort.ts'
import type { comfortMachine } from '#machines/comfort/comfort.machine.ts'
import type { ActsOf } from '#tests/kit/ui.ts'

/** What is on or off has a box; the rest is one of several. */
const ON: Partial<Record<keyof Comfort, string>> = {
  spacing: 'wide',
  contrast: 'high',
  focus: 'line',
  layout: 'simple',
}

export const comfortActs: ActsOf<typeof comfortMachine> = {
  'comfort.choose': async (ui, { change }) => {
    for (const [key, value] of Object.entries(change)) {
      const on = ON[key as keyof Comfort]
      if (on === undefined) await ui.fill(key, value)
      else await ui.check(key, value === on)
    }
  },
  'comfort.reset': (ui) => ui.press('Voltar ao normal'),
  'comfort.close': (ui) => ui.press('Fechar'),
}
