import { readingPreferencesMarks, DEFAULT_READING_PREFERENCES } from '#contracts/reading-preferences.ts'
import { readingPreferencesModel } from '#machines/reading-preferences/reading-preferences.model.ts'
import { READING_PREFERENCES_KEY } from '#src/clients/storage-keys.ts'
import { PAGE_REQUESTS } from '#tests/e2e/flows/kit/replies.ts'
import type { NetworkOf } from '#tests/e2e/flows/kit/network.ts'
import { storesInOtherTab } from '#tests/e2e/flows/kit/other-tab.ts'

const { chosen } = readingPreferencesModel.outcomes.loadReadingPreferences

const inOtherTab = (marks: string) => storesInOtherTab(READING_PREFERENCES_KEY, marks)

export const readingPreferencesNetwork: NetworkOf<typeof readingPreferencesModel> = {
  starts: {
    footer: { route: 'home', openButton: 'Modo leitura' },
    page: { unplayable: 'a page that is only opened shows nothing of it' },
  },
  actors: {
    loadReadingPreferences: {
      arrange: {
        nothing: { device: { [READING_PREFERENCES_KEY]: readingPreferencesMarks(DEFAULT_READING_PREFERENCES) } },
        chosen: { device: { [READING_PREFERENCES_KEY]: readingPreferencesMarks(chosen.ok) } },
        crashed: { unplayable: 'storage never fails' },
      },
    },
  },
  environment: {
    'readingPreferences.changed:serif': inOtherTab('font-serif'),
    'readingPreferences.changed:default': inOtherTab(''),
  },
  pageRequests: PAGE_REQUESTS,
  around: { 'readingPreferences.open': 'Modo leitura' },
}
