import { consequencesOf } from '../kit/consequences.ts'
import { failsInPlace, isSame, startsNothing } from '../kit/predicates.ts'
import type { Occurrence, Predicate, Property } from '../kit/properties.ts'
import { differenceOf } from './choices.ts'
import type { transcribeSettingsMachine } from './transcribe-settings.machine.ts'

type Is = Predicate<typeof transcribeSettingsMachine>
type It = Occurrence<typeof transcribeSettingsMachine>

const { rests } = consequencesOf<typeof transcribeSettingsMachine>()

const isForm: Is = rests('form')
const isAsking: Is = rests('asking')
const isUnsaved: Is = (state) => state.hasTag('unsaved')
const isSaid: Is = (state) => state.matches('saved')

/** The draft after each choice of the model. */
const CHOICES: Readonly<Record<string, object>> = {
  'settings.change:shorter': { summary: 'short', retention_days: 30 },
  'settings.change:week': { retention_days: 7 },
}
/** The retention gets shorter. */
const isLoss: Is = ({ context: { saved, draft } }) => Number(draft.retention_days) < Number(saved.retention_days)
/** More would be deleted than the person confirmed. */
const isCountedAgain: Is = (state) => state.matches('recounting')
/** The expected call: count what a shorter retention deletes, save the difference, or none. */
const callsOf = ({ on, before }: It) => {
  const { saved, draft, removes } = before.context
  const count = [{ src: 'countRemoved', input: { days: draft.retention_days } }]
  const save = (confirmed: number | null) => [
    { src: 'saveSettings', input: { changes: differenceOf(saved, draft), removes: confirmed } },
  ]
  if (on === 'settings.save') return isLoss(before) ? count : save(null)
  if (on === 'saveSettings:countOutdated') return count
  if (on === 'countRemoved:none') return isCountedAgain(before) ? [] : save(null)
  return on === 'loss.accept' ? save(removes) : []
}
const keepsDraft = ({ before, after }: It) => isSame(before.context.draft, after.context.draft)

export const transcribeSettingsProperties: readonly Property<typeof transcribeSettingsMachine>[] = [
  {
    name: 'It starts with the stored settings',
    cites: ['SCRIBE-15'],
    kind: 'start',
    input: 'stored',
    expect: (state) => isForm(state) && !isUnsaved(state) && !isSaid(state) && state.context.failure === null,
  },
  {
    name: 'A choice changes that setting only',
    cites: ['SCRIBE-15'],
    kind: 'after',
    on: Object.keys(CHOICES),
    from: isForm,
    expect: ({ on, before, after }) =>
      isForm(after) && isSame(after.context.draft, { ...before.context.draft, ...CHOICES[on] }),
  },
  {
    name: 'Unsaved changes are known to the leave guard, and nothing else is',
    cites: ['SCRIBE-15', 'SCRIBE-20'],
    kind: 'always',
    expect: (state) => isUnsaved(state) !== isSame(state.context.draft, state.context.saved),
  },
  {
    name: 'All changes can be discarded at once; a setting chosen back counts as unchanged',
    cites: ['SCRIBE-15'],
    kind: 'everyStep',
    when: ({ on, before, after }) =>
      on === 'settings.revert' || (on in CHOICES && isUnsaved(before) && !isUnsaved(after)),
    expect: (it) =>
      isForm(it.after) &&
      !isUnsaved(it.after) &&
      !isSaid(it.after) &&
      isSame(it.after.context.saved, it.before.context.saved),
  },
  {
    name: 'Changed settings are saved on demand; a shorter retention only after a confirmation, or where nothing is deleted',
    cites: ['SCRIBE-16', 'SCRIBE-17', 'SCRIBE-18'],
    kind: 'everyStep',
    when: (it) => it.calls.length > 0 || callsOf(it).length > 0,
    expect: (it) => isSame(it.calls, callsOf(it)) && it.after.context.failure === null,
  },
  {
    name: 'A retention that is no option of the form is never sent',
    cites: ['SCRIBE-19'],
    kind: 'everyStep',
    when: ({ calls }) => calls.length > 0,
    expect: ({ calls }) => !JSON.stringify(calls).includes('45'),
  },
  {
    name: 'Where a retention deletes transcriptions, it asks first with their number; always after a recount',
    cites: ['SCRIBE-17'],
    kind: 'everyStep',
    when: ({ on, before }) => on === 'countRemoved:some' || (on === 'countRemoved:none' && isCountedAgain(before)),
    expect: ({ after, answered }) => isAsking(after) && after.context.removes === answered,
  },
  {
    name: 'The number is kept only for the question, until the confirmed change is saved',
    cites: ['SCRIBE-17'],
    kind: 'always',
    when: (state) => !isAsking(state) && !state.matches('saving'),
    expect: ({ context }) => context.removes === null,
  },
  {
    name: 'After a refusal nothing is saved, and the choice can be changed',
    cites: ['SCRIBE-17'],
    kind: 'everyStep',
    when: ['loss.refuse'],
    expect: (it) => isForm(it.after) && keepsDraft(it) && startsNothing(it),
  },
  {
    name: 'Saved settings become the stored ones, with a confirmation',
    cites: ['SCRIBE-16'],
    kind: 'everyStep',
    when: ({ on, before, after }) => on === 'saveSettings:saved' || (isSaid(after) && !isSaid(before)),
    expect: ({ on, before, after }) =>
      on === 'saveSettings:saved' && isSaid(after) && isSame(after.context.saved, before.context.draft),
  },
  {
    name: 'After a failed count or save the choice stays, with the reason',
    cites: ['FAIL-07'],
    kind: 'everyStep',
    when: ({ on, failed }) => failed !== null && on !== 'saveSettings:countOutdated',
    expect: (it) => failsInPlace(it) && keepsDraft(it),
  },
  {
    name: 'Saving or discarding can always be reached',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    expect: (state) => !isUnsaved(state),
  },
]
