import { isSame, starts, startsNothing, startsWith, staysAsItWas } from '../kit/happenings.ts'
import type { Happening, Predicate, Property } from '../kit/properties.ts'
import { differenceOf } from './choices.ts'
import type { transcribeSettingsMachine } from './transcribe-settings.machine.ts'

type Is = Predicate<typeof transcribeSettingsMachine>
type It = Happening<typeof transcribeSettingsMachine>

const isClean: Is = (state) => state.matches('clean')
const isDirty: Is = (state) => state.matches('dirty')
const isCounting: Is = (state) => state.matches('counting')
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
  { call: 'countRemoved', from: isCounting, what: 'counted' },
] as const

/** Both calls fail alike. */
const failures = CALLS.flatMap(({ call, from, what }): Property<typeof transcribeSettingsMachine>[] => [
  {
    says: `What could not be ${what} stays chosen, and says why`,
    cites: ['FAIL-07'],
    kind: 'after',
    on: [`${call}:unreachable`, `${call}:crashed`],
    from,
    holds: (it) =>
      isDirty(it.after) &&
      isSame(it.after.context.draft, it.before.context.draft) &&
      codeOf(it) === (it.on === `${call}:crashed` ? 'unexpected' : 'network.unreachable') &&
      it.emitted.length === 0,
  },
])

export const transcribeSettingsProperties: readonly Property<typeof transcribeSettingsMachine>[] = [
  {
    says: 'What is shown first is what is stored',
    cites: ['SCRIBE-15'],
    kind: 'start',
    input: 'stored',
    holds: (state) => isClean(state) && isAsStored(state) && state.context.failure === null,
  },
  {
    says: 'A choice is taken up, and nothing else changes',
    cites: ['SCRIBE-15'],
    kind: 'after',
    on: Object.keys(CHOICES),
    from: (state) => isSettled(state) || isDirty(state),
    holds: ({ on, before, after }) =>
      (isDirty(after) || isSettled(after)) && isSame(after.context.draft, { ...before.context.draft, ...CHOICES[on] }),
  },
  {
    says: 'What is chosen back is as if it had never been changed',
    cites: ['SCRIBE-15'],
    kind: 'everyStep',
    when: ({ before, after, on }) => isDirty(before) && isSettled(after) && on in CHOICES,
    holds: ({ after }) => isClean(after),
  },
  {
    says: 'Only what differs from what is stored is unsaved',
    cites: ['SCRIBE-15'],
    kind: 'always',
    holds: (state) => isSettled(state) === isAsStored(state),
  },
  {
    says: 'A choice that is stored already changes nothing',
    cites: ['SCRIBE-15'],
    kind: 'after',
    on: 'settings.change:shorter',
    from: (state) => isSettled(state) && state.context.saved.retention_days === 30,
    holds: staysAsItWas,
  },
  {
    says: 'What was chosen can be taken back as a whole',
    cites: ['SCRIBE-15'],
    kind: 'after',
    on: 'settings.revert',
    from: isDirty,
    holds: (it) => isClean(it.after) && isSame(it.after.context.saved, it.before.context.saved) && startsNothing(it),
  },
  {
    says: 'What removes nothing is stored at once',
    cites: ['SCRIBE-18'],
    kind: 'after',
    on: 'settings.save',
    from: (state) => isDirty(state) && !isLoss(state),
    holds: (it) => isSaving(it.after) && it.after.context.failure === null,
  },
  {
    says: 'Whatever is stored is what differs, and only that',
    cites: ['SCRIBE-16'],
    kind: 'everyStep',
    when: (it) => starts(it, 'saveSettings'),
    holds: (it) =>
      isSaving(it.after) &&
      startsWith(it, 'saveSettings', {
        changes: differenceOf(it.before.context.saved, it.before.context.draft),
      }),
  },
  {
    says: 'Before a shorter time to keep is stored it is counted what it would remove',
    cites: ['SCRIBE-17'],
    kind: 'after',
    on: 'settings.save',
    from: (state) => isDirty(state) && isLoss(state),
    holds: (it) =>
      isCounting(it.after) &&
      it.after.context.failure === null &&
      startsWith(it, 'countRemoved', { days: it.before.context.draft.retention_days }),
  },
  {
    says: 'Where it would remove something, that is asked first, with the number',
    cites: ['SCRIBE-17'],
    kind: 'after',
    on: 'countRemoved:some',
    from: isCounting,
    holds: (it) => isAsking(it.after) && it.after.context.removes === 12 && startsNothing(it),
  },
  {
    says: 'Where it removes nothing nobody is asked',
    cites: ['SCRIBE-18'],
    kind: 'after',
    on: 'countRemoved:none',
    from: isCounting,
    holds: ({ after }) => isSaving(after),
  },
  {
    says: 'Nothing is removed without a yes',
    cites: ['SCRIBE-17'],
    kind: 'everyStep',
    when: (it) => starts(it, 'saveSettings') && isLoss(it.before),
    holds: ({ on }) => on === 'loss.accept' || on === 'countRemoved:none',
  },
  {
    says: 'After a yes it is stored',
    cites: ['SCRIBE-17'],
    kind: 'after',
    on: 'loss.accept',
    from: isAsking,
    holds: ({ after }) => isSaving(after),
  },
  {
    says: 'After a no nothing is stored, and the choice can be changed',
    cites: ['SCRIBE-17'],
    kind: 'after',
    on: 'loss.refuse',
    from: isAsking,
    holds: (it) => isDirty(it.after) && isSame(it.after.context.draft, it.before.context.draft) && startsNothing(it),
  },
  {
    says: 'A number stands only where it is asked about',
    cites: ['SCRIBE-17'],
    kind: 'always',
    holds: (state) => isAsking(state) === (state.context.removes !== null),
  },
  {
    says: 'A time to keep that cannot be chosen here is never sent',
    cites: ['SCRIBE-19'],
    kind: 'everyStep',
    when: (it) => starts(it, 'saveSettings'),
    holds: ({ calls }) => !JSON.stringify(calls).includes('45'),
  },
  {
    says: 'Nothing is stored that nobody saved',
    cites: ['SCRIBE-16'],
    kind: 'everyStep',
    when: (it) => starts(it, 'saveSettings'),
    holds: ({ on }) => on === 'settings.save' || on === 'loss.accept' || on === 'countRemoved:none',
  },
  {
    says: 'What was chosen is what is stored from then on',
    cites: ['SCRIBE-16'],
    kind: 'after',
    on: 'saveSettings:saved',
    from: isSaving,
    holds: (it) => isSaved(it.after) && isSame(it.after.context.saved, it.before.context.draft),
  },
  ...failures,
  {
    says: 'Whoever has something unsaved can be asked before they leave, and nobody else',
    cites: ['SCRIBE-20'],
    kind: 'always',
    holds: (state) => state.hasTag('unsaved') !== isSettled(state),
  },
  {
    says: 'A failure is told beside what it is about, and nowhere else',
    cites: ['FAIL-07'],
    kind: 'always',
    holds: (state) => isDirty(state) || state.context.failure === null,
  },
  {
    says: 'Whoever waits is told so, and nobody else',
    cites: ['FAIL-03'],
    kind: 'always',
    holds: (state) => state.hasTag('busy') === (isSaving(state) || isCounting(state)),
  },
  { says: 'It can always be stored or given up', cites: ['FAIL-26'], kind: 'canAlwaysReach', holds: isSettled },
]
