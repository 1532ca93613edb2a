import { type AnyEventObject, fromCallback } from 'xstate'
import { readingPreferencesOf } from '#contracts/reading-preferences.ts'
import type { Clients } from '#src/clients/clients.ts'
import { READING_PREFERENCES_KEY } from '#src/clients/storage-keys.ts'
import { watchStorage } from '#src/clients/watch-storage.ts'

/** The stored value is used, not that of the event: this tab may have stored one since. */
export const defineWatchReadingPreferences = ({ deviceStore }: Clients) =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) =>
    watchStorage(READING_PREFERENCES_KEY, () => {
      const readingPreferences = readingPreferencesOf(deviceStore.getItem(READING_PREFERENCES_KEY))
      sendBack({ type: 'readingPreferences.changed', readingPreferences })
    }),
  )
