/**
 * How a visitor wants to read every page: the "reading mode" of the footer (PREF-13). In code it is called comfort,
 * because a reading is something else here: one answer that a card of the account fetched (`machines/reading`).
 */
export const COMFORT_CHOICES = {
  size: ['normal', 'large', 'largest'],
  spacing: ['normal', 'wide'],
  font: ['site', 'system', 'serif'],
  contrast: ['normal', 'high'],
  focus: ['page', 'line'],
  layout: ['full', 'simple'],
} as const

type Choices = typeof COMFORT_CHOICES
type Key = keyof Choices

export type Comfort = { [Each in Key]: Choices[Each][number] }

/** The pages as they were designed: the first of each. */
export const NO_COMFORT: Comfort = {
  size: 'normal',
  spacing: 'normal',
  font: 'site',
  contrast: 'normal',
  focus: 'page',
  layout: 'full',
}

const KEYS = Object.keys(COMFORT_CHOICES) as Key[]

/** What differs from the design, such as `size-large font-serif`: kept on the device, and read by the styles. */
export const comfortMarks = (comfort: Comfort): string =>
  KEYS.filter((key) => comfort[key] !== NO_COMFORT[key])
    .map((key) => `${key}-${comfort[key]}`)
    .join(' ')

/** Reads marks back; what is unknown is left out. */
export const comfortOf = (marks: string | null): Comfort => {
  const found = new Set(marks?.split(' '))
  const chosen = KEYS.flatMap((key) =>
    COMFORT_CHOICES[key].filter((value) => found.has(`${key}-${value}`)).map((value) => [key, value] as const),
  )
  return { ...NO_COMFORT, ...(Object.fromEntries(chosen) as Partial<Comfort>) }
}
