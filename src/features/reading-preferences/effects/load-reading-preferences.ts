import { fromPromise } from 'xstate'
import { type ReadingPreferences, readingPreferencesOf } from '#contracts/reading-preferences.ts'
import type { Clients } from '#src/clients/clients.ts'
import { READING_PREFERENCES_KEY } from '#src/clients/storage-keys.ts'

export const defineLoadReadingPreferences = ({ deviceStore }: Clients) =>
  fromPromise<ReadingPreferences, undefined>(() =>
    Promise.resolve(readingPreferencesOf(deviceStore.getItem(READING_PREFERENCES_KEY))),
  )
