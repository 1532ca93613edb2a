import { DEFAULT_READING_PREFERENCES } from '#contracts/reading-preferences.ts'
import { isSame, starts, staysAsItWas } from '../kit/happenings.ts'
import type { Occurrence, Predicate, Property } from '../kit/properties.ts'
import type { readingPreferencesMachine } from './reading-preferences.machine.ts'

type Is = Predicate<typeof readingPreferencesMachine>

const isRecalling: Is = (state) => state.matches('recalling')
const isChoosing: Is = (state) => state.matches('choosing')
const isClosed: Is = (state) => state.matches('closed')
const isAsked: Is = (state) => isRecalling(state) && state.context.isOpened
const isUnasked: Is = (state) => isRecalling(state) && !state.context.isOpened

const WIDE_LINE = { ...DEFAULT_READING_PREFERENCES, spacing: 'wide', focus: 'line' }

/** This look is given to the pages, and nothing else is told. */
const shows = ({ told }: Pick<Occurrence, 'told'>, readingPreferences: object) =>
  isSame(told, [{ to: 'showReadingPreferences', event: { type: 'readingPreferences.show', readingPreferences } }])

export const readingPreferencesProperties: readonly Property<typeof readingPreferencesMachine>[] = [
  {
    name: 'Whoever opens the choices is shown what the device remembers, so it is asked first',
    cites: ['PREF-13'],
    kind: 'start',
    input: 'footer',
    expect: (state) => isAsked(state) && isSame(state.context.readingPreferences, DEFAULT_READING_PREFERENCES),
  },
  {
    name: 'On a page that was only opened nothing stands in front of it',
    cites: ['PREF-15'],
    kind: 'start',
    input: 'page',
    expect: (state) => isUnasked(state) && isSame(state.context.readingPreferences, DEFAULT_READING_PREFERENCES),
  },
  {
    name: 'What was chosen before holds on every page without being asked for',
    cites: ['PREF-15'],
    kind: 'after',
    on: 'recallReadingPreferences:chosen',
    from: isUnasked,
    expect: (it) =>
      isClosed(it.after) && isSame(it.after.context.readingPreferences, WIDE_LINE) && shows(it, WIDE_LINE),
  },
  {
    name: 'The choices open with it',
    cites: ['PREF-13'],
    kind: 'after',
    on: 'recallReadingPreferences:chosen',
    from: isAsked,
    expect: (it) =>
      isChoosing(it.after) && isSame(it.after.context.readingPreferences, WIDE_LINE) && shows(it, WIDE_LINE),
  },
  {
    name: 'Whoever chose nothing reads the pages as they were designed',
    cites: ['PREF-17'],
    kind: 'after',
    on: 'recallReadingPreferences:nothing',
    from: isRecalling,
    expect: (it) =>
      isSame(it.after.context.readingPreferences, DEFAULT_READING_PREFERENCES) &&
      shows(it, DEFAULT_READING_PREFERENCES) &&
      isChoosing(it.after) === it.before.context.isOpened &&
      isClosed(it.after) === !it.before.context.isOpened,
  },
  {
    name: 'A device that remembers nothing keeps nobody from choosing, and nothing is overwritten by that',
    cites: ['PREF-18'],
    kind: 'after',
    on: 'recallReadingPreferences:crashed',
    from: isRecalling,
    expect: (it) =>
      it.told.length === 0 &&
      isSame(it.after.context, it.before.context) &&
      isChoosing(it.after) === it.before.context.isOpened &&
      isClosed(it.after) === !it.before.context.isOpened,
  },
  {
    name: 'Whoever asks for the choices while the device is being asked gets them',
    cites: ['PREF-13'],
    kind: 'after',
    on: 'readingPreferences.open',
    from: isRecalling,
    expect: (it) => isAsked(it.after) && it.told.length === 0,
  },
  {
    name: 'The text grows as soon as that is chosen, and nothing else changes',
    cites: ['PREF-14'],
    kind: 'after',
    on: 'readingPreferences.choose:largest',
    from: (state) => isChoosing(state) && state.context.readingPreferences.size !== 'largest',
    expect: (it) => {
      const readingPreferences = { ...it.before.context.readingPreferences, size: 'largest' }
      return (
        isChoosing(it.after) &&
        isSame(it.after.context.readingPreferences, readingPreferences) &&
        shows(it, readingPreferences)
      )
    },
  },
  {
    name: 'It shrinks again in the same way',
    cites: ['PREF-14'],
    kind: 'after',
    on: 'readingPreferences.choose:normal',
    from: (state) => isChoosing(state) && state.context.readingPreferences.size === 'largest',
    expect: (it) => {
      const readingPreferences = { ...it.before.context.readingPreferences, size: 'normal' }
      return (
        isChoosing(it.after) &&
        isSame(it.after.context.readingPreferences, readingPreferences) &&
        shows(it, readingPreferences)
      )
    },
  },
  {
    name: 'The line is chosen beside whatever else was',
    cites: ['PREF-14'],
    kind: 'after',
    on: 'readingPreferences.choose:line',
    from: (state) => isChoosing(state) && state.context.readingPreferences.focus === 'page',
    expect: (it) => {
      const readingPreferences = { ...it.before.context.readingPreferences, focus: 'line' }
      return (
        isChoosing(it.after) &&
        isSame(it.after.context.readingPreferences, readingPreferences) &&
        shows(it, readingPreferences)
      )
    },
  },
  {
    name: 'What is chosen already is not chosen anew',
    cites: ['PREF-14'],
    kind: 'after',
    on: 'readingPreferences.choose:largest',
    from: (state) => isChoosing(state) && state.context.readingPreferences.size === 'largest',
    expect: (it) => staysAsItWas(it) && it.told.length === 0,
  },
  {
    name: 'One press brings the pages back as they were designed',
    cites: ['PREF-16'],
    kind: 'after',
    on: 'readingPreferences.reset',
    from: isChoosing,
    expect: (it) =>
      isChoosing(it.after) &&
      isSame(it.after.context.readingPreferences, DEFAULT_READING_PREFERENCES) &&
      shows(it, DEFAULT_READING_PREFERENCES),
  },
  {
    name: 'Closing puts the choices away and leaves what was chosen',
    cites: ['PREF-19'],
    kind: 'after',
    on: 'readingPreferences.close',
    from: isChoosing,
    expect: (it) =>
      isClosed(it.after) &&
      isSame(it.after.context.readingPreferences, it.before.context.readingPreferences) &&
      it.told.length === 0,
  },
  {
    name: 'They open again from the footer, with what another tab may have chosen meanwhile',
    cites: ['PREF-19'],
    kind: 'after',
    on: 'readingPreferences.open',
    from: isClosed,
    expect: (it) => isAsked(it.after) && starts(it, 'recallReadingPreferences'),
  },
  {
    name: 'The look of a page changes for nobody who did not choose it',
    cites: ['PREF-17'],
    kind: 'everyStep',
    when: ({ told }) => told.length > 0,
    expect: ({ on }) => /^(readingPreferences\.(choose|reset)|recallReadingPreferences:(nothing|chosen))/.test(on),
  },
  {
    name: 'Where a look cannot be given the page is read as it is',
    cites: ['PREF-20'],
    kind: 'after',
    on: 'showReadingPreferences:broken',
    from: () => true,
    expect: (it) => staysAsItWas(it) && it.told.length === 0,
  },
]
