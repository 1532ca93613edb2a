import { fromCallback } from 'xstate'
import { type ReadingPreferences, readingPreferencesMarks } from '#contracts/reading-preferences.ts'
import type { Clients } from '#src/clients/clients.ts'
import { READING_PREFERENCES_KEY } from '#src/clients/storage-keys.ts'
import { followLine } from '../follow-line.ts'

/** Sets the attribute on the document and stores it, for the script in the head to apply it before the first paint. */
export const defineShowReadingPreferences = ({ deviceStore }: Clients) =>
  fromCallback<{ type: 'readingPreferences.show'; readingPreferences: ReadingPreferences }, undefined>(
    ({ receive }) => {
      const { dataset } = document.documentElement
      let unfollow: (() => void) | null = null
      receive(({ readingPreferences }) => {
        const marks = readingPreferencesMarks(readingPreferences)
        if (marks === '') {
          delete dataset['readingPreferences']
          deviceStore.removeItem(READING_PREFERENCES_KEY)
        } else {
          dataset['readingPreferences'] = marks
          deviceStore.setItem(READING_PREFERENCES_KEY, marks)
        }
        unfollow?.()
        unfollow = readingPreferences.focus === 'line' ? followLine() : null
      })
      return () => unfollow?.()
    },
  )
