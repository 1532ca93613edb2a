import { NO_COMFORT } from '#contracts/comfort.ts'
import { isSame, starts, staysAsItWas } from '../kit/happenings.ts'
import type { Happening, Predicate, Property } from '../kit/properties.ts'
import type { comfortMachine } from './comfort.machine.ts'

type Is = Predicate<typeof comfortMachine>

const isRecalling: Is = (state) => state.matches('recalling')
const isChoosing: Is = (state) => state.matches('choosing')
const isClosed: Is = (state) => state.matches('closed')
const isAsked: Is = (state) => isRecalling(state) && state.context.isOpened
const isUnasked: Is = (state) => isRecalling(state) && !state.context.isOpened

const WIDE_LINE = { ...NO_COMFORT, spacing: 'wide', focus: 'line' }

/** This look is given to the pages, and nothing else is told. */
const shows = ({ told }: Pick<Happening, 'told'>, comfort: object) =>
  isSame(told, [{ to: 'showComfort', event: { type: 'comfort.show', comfort } }])

export const comfortProperties: readonly Property<typeof comfortMachine>[] = [
  {
    says: 'Whoever opens the choices is shown what the device remembers, so it is asked first',
    cites: ['PREF-13'],
    kind: 'start',
    input: 'footer',
    holds: (state) => isAsked(state) && isSame(state.context.comfort, NO_COMFORT),
  },
  {
    says: 'On a page that was only opened nothing stands in front of it',
    cites: ['PREF-15'],
    kind: 'start',
    input: 'page',
    holds: (state) => isUnasked(state) && isSame(state.context.comfort, NO_COMFORT),
  },
  {
    says: 'What was chosen before holds on every page without being asked for',
    cites: ['PREF-15'],
    kind: 'after',
    on: 'recallComfort:chosen',
    from: isUnasked,
    holds: (it) => isClosed(it.after) && isSame(it.after.context.comfort, WIDE_LINE) && shows(it, WIDE_LINE),
  },
  {
    says: 'The choices open with it',
    cites: ['PREF-13'],
    kind: 'after',
    on: 'recallComfort:chosen',
    from: isAsked,
    holds: (it) => isChoosing(it.after) && isSame(it.after.context.comfort, WIDE_LINE) && shows(it, WIDE_LINE),
  },
  {
    says: 'Whoever chose nothing reads the pages as they were designed',
    cites: ['PREF-17'],
    kind: 'after',
    on: 'recallComfort:nothing',
    from: isRecalling,
    holds: (it) =>
      isSame(it.after.context.comfort, NO_COMFORT) &&
      shows(it, NO_COMFORT) &&
      isChoosing(it.after) === it.before.context.isOpened &&
      isClosed(it.after) === !it.before.context.isOpened,
  },
  {
    says: 'A device that remembers nothing keeps nobody from choosing, and nothing is overwritten by that',
    cites: ['PREF-18'],
    kind: 'after',
    on: 'recallComfort:crashed',
    from: isRecalling,
    holds: (it) =>
      it.told.length === 0 &&
      isSame(it.after.context, it.before.context) &&
      isChoosing(it.after) === it.before.context.isOpened &&
      isClosed(it.after) === !it.before.context.isOpened,
  },
  {
    says: 'Whoever asks for the choices while the device is being asked gets them',
    cites: ['PREF-13'],
    kind: 'after',
    on: 'comfort.open',
    from: isRecalling,
    holds: (it) => isAsked(it.after) && it.told.length === 0,
  },
  {
    says: 'The text grows as soon as that is chosen, and nothing else changes',
    cites: ['PREF-14'],
    kind: 'after',
    on: 'comfort.choose:largest',
    from: (state) => isChoosing(state) && state.context.comfort.size !== 'largest',
    holds: (it) => {
      const comfort = { ...it.before.context.comfort, size: 'largest' }
      return isChoosing(it.after) && isSame(it.after.context.comfort, comfort) && shows(it, comfort)
    },
  },
  {
    says: 'It shrinks again in the same way',
    cites: ['PREF-14'],
    kind: 'after',
    on: 'comfort.choose:normal',
    from: (state) => isChoosing(state) && state.context.comfort.size === 'largest',
    holds: (it) => {
      const comfort = { ...it.before.context.comfort, size: 'normal' }
      return isChoosing(it.after) && isSame(it.after.context.comfort, comfort) && shows(it, comfort)
    },
  },
  {
    says: 'The line is chosen beside whatever else was',
    cites: ['PREF-14'],
    kind: 'after',
    on: 'comfort.choose:line',
    from: (state) => isChoosing(state) && state.context.comfort.focus === 'page',
    holds: (it) => {
      const comfort = { ...it.before.context.comfort, focus: 'line' }
      return isChoosing(it.after) && isSame(it.after.context.comfort, comfort) && shows(it, comfort)
    },
  },
  {
    says: 'What is chosen already is not chosen anew',
    cites: ['PREF-14'],
    kind: 'after',
    on: 'comfort.choose:largest',
    from: (state) => isChoosing(state) && state.context.comfort.size === 'largest',
    holds: (it) => staysAsItWas(it) && it.told.length === 0,
  },
  {
    says: 'One press brings the pages back as they were designed',
    cites: ['PREF-16'],
    kind: 'after',
    on: 'comfort.reset',
    from: isChoosing,
    holds: (it) => isChoosing(it.after) && isSame(it.after.context.comfort, NO_COMFORT) && shows(it, NO_COMFORT),
  },
  {
    says: 'Closing puts the choices away and leaves what was chosen',
    cites: ['PREF-19'],
    kind: 'after',
    on: 'comfort.close',
    from: isChoosing,
    holds: (it) =>
      isClosed(it.after) && isSame(it.after.context.comfort, it.before.context.comfort) && it.told.length === 0,
  },
  {
    says: 'They open again from the footer, with what another tab may have chosen meanwhile',
    cites: ['PREF-19'],
    kind: 'after',
    on: 'comfort.open',
    from: isClosed,
    holds: (it) => isAsked(it.after) && starts(it, 'recallComfort'),
  },
  {
    says: 'The look of a page changes for nobody who did not choose it',
    cites: ['PREF-17'],
    kind: 'everyStep',
    when: ({ told }) => told.length > 0,
    holds: ({ on }) => /^(comfort\.(choose|reset)|recallComfort:(nothing|chosen))/.test(on),
  },
  {
    says: 'Where a look cannot be given the page is read as it is',
    cites: ['PREF-20'],
    kind: 'after',
    on: 'showComfort:broken',
    from: () => true,
    holds: (it) => staysAsItWas(it) && it.told.length === 0,
  },
]
