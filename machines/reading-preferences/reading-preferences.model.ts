import { DEFAULT_READING_PREFERENCES, type ReadingPreferences } from '#contracts/reading-preferences.ts'
import type { ModelOf } from '../kit/model.ts'
import { CRASHED } from '../kit/samples.ts'
import { readingPreferencesMachine } from './reading-preferences.machine.ts'

const SERIF: ReadingPreferences = { ...DEFAULT_READING_PREFERENCES, font: 'serif' }

export const readingPreferencesModel = {
  machine: readingPreferencesMachine,
  inputs: { footer: { isOpened: true }, page: { isOpened: false } },
  person: [
    { event: { type: 'readingPreferences.open' } },
    { event: { type: 'readingPreferences.close' } },
    { event: { type: 'readingPreferences.reset' } },
    { case: 'largest', event: { type: 'readingPreferences.choose', change: { size: 'largest' } } },
    { case: 'normal', event: { type: 'readingPreferences.choose', change: { size: 'normal' } } },
    { case: 'line', event: { type: 'readingPreferences.choose', change: { focus: 'line' } } },
  ],
  environment: [],
  streams: {
    showReadingPreferences: [],
    watchReadingPreferences: [
      { case: 'serif', event: { type: 'readingPreferences.changed', readingPreferences: SERIF } },
      {
        case: 'default',
        event: { type: 'readingPreferences.changed', readingPreferences: DEFAULT_READING_PREFERENCES },
      },
    ],
  },
  outcomes: {
    loadReadingPreferences: {
      nothing: { ok: DEFAULT_READING_PREFERENCES },
      chosen: { ok: { ...DEFAULT_READING_PREFERENCES, spacing: 'wide', focus: 'line' } },
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof readingPreferencesMachine>
