import { readingPreferencesMachine } from '#machines/reading-preferences/reading-preferences.machine.ts'
import { defineRecallReadingPreferences } from './effects/recall-reading-preferences.ts'
import { defineShowReadingPreferences } from './effects/show-reading-preferences.ts'
import { clients } from '#src/clients/clients.ts'
import { provide } from '#src/flow-runtime/provide.ts'

export const readingPreferencesFlow = provide(readingPreferencesMachine, {
  recallReadingPreferences: defineRecallReadingPreferences(clients),
  showReadingPreferences: defineShowReadingPreferences(clients),
})
