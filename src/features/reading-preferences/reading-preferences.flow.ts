import { readingPreferencesMachine } from '#machines/reading-preferences/reading-preferences.machine.ts'
import { defineLoadReadingPreferences } from './effects/load-reading-preferences.ts'
import { defineShowReadingPreferences } from './effects/show-reading-preferences.ts'
import { defineWatchReadingPreferences } from './effects/watch-reading-preferences.ts'
import { clients } from '#src/clients/clients.ts'
import { provide } from '#src/flow-runtime/provide.ts'

export const readingPreferencesFlow = provide(readingPreferencesMachine, {
  loadReadingPreferences: defineLoadReadingPreferences(clients),
  showReadingPreferences: defineShowReadingPreferences(clients),
  watchReadingPreferences: defineWatchReadingPreferences(clients),
})
