import { isSame, starts, startsNothing, startsWith, staysAsItWas } from '../kit/happenings.ts'
import type { Occurrence, Predicate, Property } from '../kit/properties.ts'
import { differenceOf } from './choices.ts'
import type { transcribeSettingsMachine } from './transcribe-settings.machine.ts'

type Is = Predicate<typeof transcribeSettingsMachine>
type It = Occurrence<typeof transcribeSettingsMachine>

const isClean: Is = (state) => state.matches('clean')
const isDirty: Is = (state) => state.matches('dirty')
const isCounting: Is = (state) => state.matches('counting')
const isRecounting: Is = (state) => state.matches('recounting')
const isAsking: Is = (state) => state.matches('asking')
const isSaving: Is = (state) => state.matches('saving')
const isSaved: Is = (state) => state.matches('saved')
const isSettled: Is = (state) => isClean(state) || isSaved(state)
const isAsStored: Is = ({ context }) => isSame(context.draft, context.saved)

/** Each choice of the model, and what it makes of the draft. */
const CHOICES: Readonly<Record<string, object>> = {
  'settings.change:shorter': { summary: 'short', retention_days: 30 },
  'settings.change:week': { retention_days: 7 },
}

/** Kept for fewer days than before. */
const isLoss: Is = ({ context: { saved, draft } }) => Number(draft.retention_days) < Number(saved.retention_days)

const codeOf = ({ after }: It) => after.context.failure?.code

const CALLS = [
  { call: 'saveSettings', from: isSaving, what: 'stored' },
  { call: 'countRemoved', from: (state) => isCounting(state) || isRecounting(state), what: 'counted' },
] satisfies { call: string; from: Is; what: string }[]

/** Both calls fail alike. */
const failures = CALLS.flatMap(({ call, from, what }): Property<typeof transcribeSettingsMachine>[] => [
  {
    name: `What could not be ${what} stays chosen, and says why`,
    cites: ['FAIL-07'],
    kind: 'after',
    on: [`${call}:unreachable`, `${call}:crashed`],
    from,
    expect: (it) =>
      isDirty(it.after) &&
      isSame(it.after.context.draft, it.before.context.draft) &&
      codeOf(it) === (it.on === `${call}:crashed` ? 'unexpected' : 'network.unreachable') &&
      it.emitted.length === 0,
  },
])

export const transcribeSettingsProperties: readonly Property<typeof transcribeSettingsMachine>[] = [
  {
    name: 'What is shown first is what is stored',
    cites: ['SCRIBE-15'],
    kind: 'start',
    input: 'stored',
    expect: (state) => isClean(state) && isAsStored(state) && state.context.failure === null,
  },
  {
    name: 'A choice is taken up, and nothing else changes',
    cites: ['SCRIBE-15'],
    kind: 'after',
    on: Object.keys(CHOICES),
    from: (state) => isSettled(state) || isDirty(state),
    expect: ({ on, before, after }) =>
      (isDirty(after) || isSettled(after)) && isSame(after.context.draft, { ...before.context.draft, ...CHOICES[on] }),
  },
  {
    name: 'What is chosen back is as if it had never been changed',
    cites: ['SCRIBE-15'],
    kind: 'everyStep',
    when: ({ before, after, on }) => isDirty(before) && isSettled(after) && on in CHOICES,
    expect: ({ after }) => isClean(after),
  },
  {
    name: 'Only what differs from what is stored is unsaved',
    cites: ['SCRIBE-15'],
    kind: 'always',
    expect: (state) => isSettled(state) === isAsStored(state),
  },
  {
    name: 'A choice that is stored already changes nothing',
    cites: ['SCRIBE-15'],
    kind: 'after',
    on: 'settings.change:shorter',
    from: (state) => isSettled(state) && state.context.saved.retention_days === 30,
    expect: staysAsItWas,
  },
  {
    name: 'What was chosen can be taken back as a whole',
    cites: ['SCRIBE-15'],
    kind: 'after',
    on: 'settings.revert',
    from: isDirty,
    expect: (it) => isClean(it.after) && isSame(it.after.context.saved, it.before.context.saved) && startsNothing(it),
  },
  {
    name: 'What removes nothing is stored at once',
    cites: ['SCRIBE-18'],
    kind: 'after',
    on: 'settings.save',
    from: (state) => isDirty(state) && !isLoss(state),
    expect: (it) => isSaving(it.after) && it.after.context.failure === null,
  },
  {
    name: 'Whatever is stored is what differs, and only that',
    cites: ['SCRIBE-16'],
    kind: 'everyStep',
    when: (it) => starts(it, 'saveSettings'),
    expect: (it) =>
      isSaving(it.after) &&
      startsWith(it, 'saveSettings', {
        changes: differenceOf(it.before.context.saved, it.before.context.draft),
        removes: it.on === 'loss.accept' ? it.before.context.removes : null,
      }),
  },
  {
    name: 'Before a shorter time to keep is stored it is counted what it would remove',
    cites: ['SCRIBE-17'],
    kind: 'after',
    on: 'settings.save',
    from: (state) => isDirty(state) && isLoss(state),
    expect: (it) =>
      isCounting(it.after) &&
      it.after.context.failure === null &&
      startsWith(it, 'countRemoved', { days: it.before.context.draft.retention_days }),
  },
  {
    name: 'Where it would remove something, that is asked first, with the number',
    cites: ['SCRIBE-17'],
    kind: 'after',
    on: 'countRemoved:some',
    from: isCounting,
    expect: (it) => isAsking(it.after) && it.after.context.removes === 12 && startsNothing(it),
  },
  {
    name: 'What was counted again is asked again, whatever the number',
    cites: ['SCRIBE-17'],
    kind: 'after',
    on: ['countRemoved:some', 'countRemoved:none'],
    from: isRecounting,
    expect: (it) =>
      isAsking(it.after) && it.after.context.removes === (it.on === 'countRemoved:some' ? 12 : 0) && startsNothing(it),
  },
  {
    name: 'Where it removes nothing nobody is asked',
    cites: ['SCRIBE-18'],
    kind: 'after',
    on: 'countRemoved:none',
    from: isCounting,
    expect: ({ after }) => isSaving(after),
  },
  {
    name: 'Nothing is removed without a yes',
    cites: ['SCRIBE-17'],
    kind: 'everyStep',
    when: (it) => starts(it, 'saveSettings') && isLoss(it.before),
    expect: ({ on }) => on === 'loss.accept' || on === 'countRemoved:none',
  },
  {
    name: 'After a yes it is stored',
    cites: ['SCRIBE-17'],
    kind: 'after',
    on: 'loss.accept',
    from: isAsking,
    expect: ({ after }) => isSaving(after),
  },
  {
    name: 'After a no nothing is stored, and the choice can be changed',
    cites: ['SCRIBE-17'],
    kind: 'after',
    on: 'loss.refuse',
    from: isAsking,
    expect: (it) => isDirty(it.after) && isSame(it.after.context.draft, it.before.context.draft) && startsNothing(it),
  },
  {
    name: 'A number stands only where it is asked about, and until what was agreed to is stored',
    cites: ['SCRIBE-17'],
    kind: 'always',
    expect: (state) => isAsking(state) || isSaving(state) || state.context.removes === null,
  },
  {
    name: 'A time to keep that cannot be chosen here is never sent',
    cites: ['SCRIBE-19'],
    kind: 'everyStep',
    when: (it) => starts(it, 'saveSettings'),
    expect: ({ calls }) => !JSON.stringify(calls).includes('45'),
  },
  {
    name: 'Nothing is stored that nobody saved',
    cites: ['SCRIBE-16'],
    kind: 'everyStep',
    when: (it) => starts(it, 'saveSettings'),
    expect: ({ on }) => on === 'settings.save' || on === 'loss.accept' || on === 'countRemoved:none',
  },
  {
    name: 'Where more would go than was told, nothing is stored: it is counted again',
    cites: ['SCRIBE-17'],
    kind: 'after',
    on: 'saveSettings:untold',
    from: isSaving,
    expect: (it) =>
      isRecounting(it.after) &&
      isSame(it.after.context.draft, it.before.context.draft) &&
      startsWith(it, 'countRemoved', { days: it.before.context.draft.retention_days }),
  },
  {
    name: 'What was chosen is what is stored from then on',
    cites: ['SCRIBE-16'],
    kind: 'after',
    on: 'saveSettings:saved',
    from: isSaving,
    expect: (it) => isSaved(it.after) && isSame(it.after.context.saved, it.before.context.draft),
  },
  ...failures,
  {
    name: 'Whoever has something unsaved can be asked before they leave, and nobody else',
    cites: ['SCRIBE-20'],
    kind: 'always',
    expect: (state) => state.hasTag('unsaved') !== isSettled(state),
  },
  {
    name: 'A failure is told beside what it is about, and nowhere else',
    cites: ['FAIL-07'],
    kind: 'always',
    expect: (state) => isDirty(state) || state.context.failure === null,
  },
  {
    name: 'Whoever waits is told so, and nobody else',
    cites: ['FAIL-03'],
    kind: 'always',
    expect: (state) => state.hasTag('busy') === (isSaving(state) || isCounting(state) || isRecounting(state)),
  },
  { name: 'It can always be stored or given up', cites: ['FAIL-26'], kind: 'canAlwaysReach', expect: isSettled },
]
