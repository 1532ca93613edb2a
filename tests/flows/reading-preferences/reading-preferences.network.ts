import { readingPreferencesMarks, DEFAULT_READING_PREFERENCES } from '#contracts/reading-preferences.ts'
import { readingPreferencesModel } from '#machines/reading-preferences/reading-preferences.model.ts'
import { READING_PREFERENCES_KEY } from '#src/clients/storage-keys.ts'
import { ASIDE } from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const { chosen } = readingPreferencesModel.outcomes.recallReadingPreferences

export const readingPreferencesNetwork: NetworkOf<typeof readingPreferencesModel> = {
  starts: {
    footer: { route: 'home', opens: 'Modo leitura' },
    page: { beyond: 'a page that is only opened shows nothing of it' },
  },
  jobs: {
    recallReadingPreferences: {
      arrange: {
        nothing: { device: { [READING_PREFERENCES_KEY]: readingPreferencesMarks(DEFAULT_READING_PREFERENCES) } },
        chosen: { device: { [READING_PREFERENCES_KEY]: readingPreferencesMarks(chosen.ok) } },
        crashed: { beyond: 'storage never fails' },
      },
    },
  },
  environment: {},
  aside: ASIDE,
  around: { 'readingPreferences.open': 'Modo leitura' },
}
