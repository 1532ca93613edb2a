/** Appearance that a visitor chose for every page: the "reading mode" of the footer (PREF-13). */
export const READING_PREFERENCES_CHOICES = {
  size: ['normal', 'large', 'largest'],
  spacing: ['normal', 'wide'],
  font: ['site', 'system', 'serif'],
  contrast: ['normal', 'high'],
  focus: ['page', 'line'],
  layout: ['full', 'simple'],
} as const

type Choices = typeof READING_PREFERENCES_CHOICES
type Key = keyof Choices

export type ReadingPreferences = { [Each in Key]: Choices[Each][number] }

/** The default appearance: the first value of each. */
export const DEFAULT_READING_PREFERENCES: ReadingPreferences = {
  size: 'normal',
  spacing: 'normal',
  font: 'site',
  contrast: 'normal',
  focus: 'page',
  layout: 'full',
}

const KEYS = Object.keys(READING_PREFERENCES_CHOICES) as Key[]

/**
 * Differences from the default as one string, such as `size-large font-serif`: stored on the device, read by the CSS.
 */
export const readingPreferencesMarks = (readingPreferences: ReadingPreferences): string =>
  KEYS.filter((key) => readingPreferences[key] !== DEFAULT_READING_PREFERENCES[key])
    .map((key) => `${key}-${readingPreferences[key]}`)
    .join(' ')

/** Parses such a string; unknown parts are dropped. */
export const readingPreferencesOf = (marks: string | null): ReadingPreferences => {
  const found = new Set(marks?.split(' '))
  const chosen = KEYS.flatMap((key) =>
    READING_PREFERENCES_CHOICES[key]
      .filter((value) => found.has(`${key}-${value}`))
      .map((value) => [key, value] as const),
  )
  return { ...DEFAULT_READING_PREFERENCES, ...(Object.fromEntries(chosen) as Partial<ReadingPreferences>) }
}
