import { DEFAULT_READING_PREFERENCES, type ReadingPreferences } from '#contracts/reading-preferences.ts'
import { consequencesOf } from '../kit/consequences.ts'
import { isSame } from '../kit/predicates.ts'
import type { Occurrence, Property } from '../kit/properties.ts'
import type { readingPreferencesMachine } from './reading-preferences.machine.ts'

const { after, ends, ignores, isIdleIn, shows } = consequencesOf<typeof readingPreferencesMachine>()

/** These preferences are in the context and applied to the pages. */
const looksLike = (readingPreferences: ReadingPreferences) => ({
  context: { readingPreferences },
  sends: { showReadingPreferences: { type: 'readingPreferences.show', readingPreferences } as const },
})

/** Merged with the other preferences; no change if it is chosen already. */
const chooses =
  (change: Partial<ReadingPreferences>) =>
  ({ before: { context } }: Occurrence<typeof readingPreferencesMachine>) => {
    const chosen = { ...context.readingPreferences, ...change }
    return isSame(chosen, context.readingPreferences) ? {} : looksLike(chosen)
  }

/** Opens the panel once storage was read, if it was requested; otherwise nothing is shown. */
const opens = ({ before: { context } }: Occurrence<typeof readingPreferencesMachine>) => ({
  shows: context.isOpened ? ('choices' as const) : null,
})

export const readingPreferencesProperties: readonly Property<typeof readingPreferencesMachine>[] = [
  {
    name: 'The stored preferences are read first, whether or not the panel was requested',
    cites: ['PREF-13', 'PREF-15'],
    kind: 'always',
    when: (state) => state.hasTag('busy'),
    expect: shows(null),
  },
  {
    name: "A click on the footer's button requests the panel",
    cites: ['PREF-13'],
    kind: 'start',
    input: 'footer',
    expect: ({ context }) => isSame(context, { isOpened: true, readingPreferences: DEFAULT_READING_PREFERENCES }),
  },
  {
    name: "Without a click on the footer's button the panel starts closed",
    cites: ['PREF-15'],
    kind: 'start',
    input: 'page',
    expect: ({ context }) => isSame(context, { isOpened: false, readingPreferences: DEFAULT_READING_PREFERENCES }),
  },
  {
    name: 'Stored preferences apply at once; without any, or without storage, the defaults do',
    cites: ['PREF-13', 'PREF-15', 'PREF-17', 'PREF-18'],
    ...ends('loadReadingPreferences', {
      chosen: (it) => ({
        ...opens(it),
        ...looksLike({ ...DEFAULT_READING_PREFERENCES, spacing: 'wide', focus: 'line' }),
      }),
      nothing: (it) => ({ ...opens(it), ...looksLike(DEFAULT_READING_PREFERENCES) }),
      crashed: opens,
    }),
  },
  {
    name: 'A click while the preferences are being read opens the panel afterwards',
    cites: ['PREF-13'],
    ...after((state) => state.hasTag('busy'), { 'readingPreferences.open': { context: { isOpened: true } } }),
  },
  {
    name: 'Each choice applies at once beside the others, and one button resets to the defaults',
    cites: ['PREF-14', 'PREF-16'],
    ...after(isIdleIn('choices'), {
      'readingPreferences.choose:largest': chooses({ size: 'largest' }),
      'readingPreferences.choose:normal': chooses({ size: 'normal' }),
      'readingPreferences.choose:line': chooses({ focus: 'line' }),
      'readingPreferences.reset': looksLike(DEFAULT_READING_PREFERENCES),
    }),
  },
  {
    name: 'Closing the panel keeps what was chosen',
    cites: ['PREF-19'],
    ...after(isIdleIn('choices'), { 'readingPreferences.close': { shows: null } }),
  },
  {
    name: 'The panel opens again from the footer, with what another tab chose meanwhile',
    cites: ['PREF-19'],
    ...after(isIdleIn(null), {
      'readingPreferences.open': { context: { isOpened: true }, calls: { loadReadingPreferences: undefined } },
    }),
  },
  {
    name: 'What another tab chose applies here at once, so that the next choice here keeps it',
    cites: ['PREF-26'],
    ...after(() => true, {
      'readingPreferences.changed:serif': looksLike({ ...DEFAULT_READING_PREFERENCES, font: 'serif' }),
      'readingPreferences.changed:default': looksLike(DEFAULT_READING_PREFERENCES),
    }),
  },
  {
    name: 'When other tabs can no longer be watched, the page stays as it is',
    cites: ['PREF-26'],
    ...ignores('watchReadingPreferences:broken'),
  },
  {
    name: 'The look of a page changes only by a choice',
    cites: ['PREF-17'],
    kind: 'everyStep',
    when: ({ sent }) => sent.length > 0,
    expect: ({ on }) =>
      /^(readingPreferences\.(choose|reset|changed)|loadReadingPreferences:(nothing|chosen))/.test(on),
  },
  {
    name: 'When a preference cannot be applied, the page stays as it is',
    cites: ['PREF-20'],
    ...ignores('showReadingPreferences:broken'),
  },
]
