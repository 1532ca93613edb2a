import type { ReadingPreferences } from '#contracts/reading-preferences.ts'
import type { readingPreferencesMachine } from '#machines/reading-preferences/reading-preferences.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

/** Preferences with a checkbox, and their value when it is checked; the others are radio groups. */
const ON: Partial<Record<keyof ReadingPreferences, string>> = {
  spacing: 'wide',
  contrast: 'high',
  focus: 'line',
  layout: 'simple',
}

export const readingPreferencesGestures: GesturesOf<typeof readingPreferencesMachine> = {
  'readingPreferences.choose': async (ui, { change }) => {
    for (const [key, value] of Object.entries(change)) {
      const on = ON[key as keyof ReadingPreferences]
      if (on === undefined) await ui.fill(key, value)
      else await ui.check(key, value === on)
    }
  },
  'readingPreferences.reset': (ui) => ui.click('Voltar ao normal'),
  'readingPreferences.close': (ui) => ui.click('Fechar'),
}
