import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  READING_PREFERENCES_CHOICES,
  type ReadingPreferences,
  readingPreferencesMarks,
  readingPreferencesOf,
  DEFAULT_READING_PREFERENCES,
} from '#contracts/reading-preferences.ts'

const anyReadingPreferences = fc.record(
  Object.fromEntries(
    Object.entries(READING_PREFERENCES_CHOICES).map(([key, values]) => [key, fc.constantFrom(...values)]),
  ),
) as unknown as fc.Arbitrary<ReadingPreferences>

// Proves PREF-15.
it('reading preferences are read as they were stored', () => {
  fc.assert(
    fc.property(anyReadingPreferences, (readingPreferences) => {
      expect(readingPreferencesOf(readingPreferencesMarks(readingPreferences))).toEqual(readingPreferences)
    }),
  )
})

it('stored reading preferences have only values that differ from the default', () => {
  expect(readingPreferencesMarks(DEFAULT_READING_PREFERENCES)).toBe('')
  expect(readingPreferencesMarks({ ...DEFAULT_READING_PREFERENCES, layout: 'simple', size: 'large' })).toBe(
    'size-large layout-simple',
  )
})

it.each([null, '', 'size-huge', 'size', '{"size":"large"}', '__proto__-large', 'size-large '.toUpperCase()])(
  '%j is read as the default preferences',
  (marks) => expect(readingPreferencesOf(marks)).toEqual(DEFAULT_READING_PREFERENCES),
)

it('unknown values of reading preferences are ignored', () => {
  expect(readingPreferencesOf('font-serif colour-pink  focus-line')).toEqual({
    ...DEFAULT_READING_PREFERENCES,
    font: 'serif',
    focus: 'line',
  })
})

// Proves PREF-17.
it('the first value of each reading preference is its default', () => {
  expect(DEFAULT_READING_PREFERENCES).toEqual(
    Object.fromEntries(Object.entries(READING_PREFERENCES_CHOICES).map(([key, [first]]) => [key, first])),
  )
})
