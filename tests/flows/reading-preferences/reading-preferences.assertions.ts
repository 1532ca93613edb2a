import type { readingPreferencesMachine } from '#machines/reading-preferences/reading-preferences.machine.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'

export const readingPreferencesAssertions: AssertionsOf<typeof readingPreferencesMachine> = {
  choices: ({ context: { readingPreferences } }) => ({
    heading: 'Modo leitura',
    buttons: { 'Voltar ao normal': 'enabled', Fechar: 'enabled' },
    values: { size: readingPreferences.size, font: readingPreferences.font },
  }),
}
