import { readingPreferencesMarks, DEFAULT_READING_PREFERENCES } from '#contracts/reading-preferences.ts'
import { readingPreferencesModel } from '#machines/reading-preferences/reading-preferences.model.ts'
import { READING_PREFERENCES_KEY } from '#src/clients/storage-keys.ts'
import { PAGE_REQUESTS } from '#tests/e2e/flows/kit/replies.ts'
import type { EnvironmentEvent, NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const { chosen } = readingPreferencesModel.outcomes.loadReadingPreferences

/** Another tab stores a choice, which the browser reports to this one. */
const inOtherTab = (marks: string): EnvironmentEvent => ({
  act: ({ page }) =>
    page.evaluate(
      ([key, value]) => {
        localStorage.setItem(key, value)
        dispatchEvent(new StorageEvent('storage', { key }))
      },
      [READING_PREFERENCES_KEY, marks] as const,
    ),
  where: (state) => !state.hasTag('busy'),
})

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
