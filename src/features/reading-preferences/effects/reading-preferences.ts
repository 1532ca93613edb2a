import { fromCallback, fromPromise } from 'xstate'
import {
  type ReadingPreferences,
  readingPreferencesMarks,
  readingPreferencesOf,
} from '#contracts/reading-preferences.ts'
import type { Clients } from '#src/clients/clients.ts'
import { READING_PREFERENCES_KEY } from '#src/clients/storage-keys.ts'
import { followLine } from '../follow-line.ts'

export const defineRecallReadingPreferences = ({ deviceStore }: Clients) =>
  fromPromise<ReadingPreferences, undefined>(() =>
    Promise.resolve(readingPreferencesOf(deviceStore.getItem(READING_PREFERENCES_KEY))),
  )

/** The page's starter gives the next page the same marks before its first paint. */
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
