import { consequencesOf } from '../kit/consequences.ts'
import { failsInPlace, isSame } from '../kit/predicates.ts'
import type { Occurrence, Predicate, Property } from '../kit/properties.ts'
import { differenceOf } from './choices.ts'
import type { transcribeSettingsMachine } from './transcribe-settings.machine.ts'

type Is = Predicate<typeof transcribeSettingsMachine>
type Step = Occurrence<typeof transcribeSettingsMachine>

const { isIdleIn } = consequencesOf<typeof transcribeSettingsMachine>()

const isForm: Is = isIdleIn('form')
const isUnsaved: Is = (state) => state.hasTag('unsaved')
const isConfirmed: Is = (state) => state.matches('saved')

/** The draft after each choice of the model. */
const CHOICES: Readonly<Record<string, object>> = {
  'settings.change:short': { summary: 'short' },
  'settings.change:full': { summary: 'full' },
  'settings.change:english': { output_language: 'en' },
}
/** The expected call: save the difference, or none. */
const callsOf = ({ on, before }: Step) => {
  const { saved, draft } = before.context
  return on === 'settings.save' ? [{ src: 'saveSettings', input: { changes: differenceOf(saved, draft) } }] : []
}
const keepsDraft = ({ before, after }: Step) => isSame(before.context.draft, after.context.draft)

export const transcribeSettingsProperties: readonly Property<typeof transcribeSettingsMachine>[] = [
  {
    name: 'The form starts with the stored settings',
    cites: ['SCRIBE-15'],
    kind: 'start',
    input: 'stored',
    expect: (state) => isForm(state) && !isUnsaved(state) && !isConfirmed(state) && state.context.failure === null,
  },
  {
    name: 'A choice changes its own setting only',
    cites: ['SCRIBE-15'],
    kind: 'after',
    on: Object.keys(CHOICES),
    from: isForm,
    expect: ({ on, before, after }) =>
      isForm(after) && isSame(after.context.draft, { ...before.context.draft, ...CHOICES[on] }),
  },
  {
    name: 'Only unsaved changes activate the leave guard',
    cites: ['SCRIBE-15', 'SCRIBE-20'],
    kind: 'always',
    expect: (state) => isUnsaved(state) !== isSame(state.context.draft, state.context.saved),
  },
  {
    name: 'All changes can be discarded at once; a setting that is set back to its stored value is unchanged',
    cites: ['SCRIBE-15'],
    kind: 'everyStep',
    when: ({ on, before, after }) =>
      on === 'settings.revert' || (on in CHOICES && isUnsaved(before) && !isUnsaved(after)),
    expect: (it) =>
      isForm(it.after) &&
      !isUnsaved(it.after) &&
      !isConfirmed(it.after) &&
      isSame(it.after.context.saved, it.before.context.saved),
  },
  {
    name: 'Only changed settings are saved, on demand',
    cites: ['SCRIBE-16'],
    kind: 'everyStep',
    when: (it) => it.calls.length > 0 || callsOf(it).length > 0,
    expect: (it) => isSame(it.calls, callsOf(it)) && it.after.context.failure === null,
  },
  {
    name: 'Saved settings become the stored ones, with a confirmation',
    cites: ['SCRIBE-16'],
    kind: 'everyStep',
    when: ({ on, before, after }) => on === 'saveSettings:saved' || (isConfirmed(after) && !isConfirmed(before)),
    expect: ({ on, before, after }) =>
      on === 'saveSettings:saved' && isConfirmed(after) && isSame(after.context.saved, before.context.draft),
  },
  {
    name: 'After a failed save the choices stay, with the reason',
    cites: ['FAIL-07'],
    kind: 'everyStep',
    when: ({ failed }) => failed !== null,
    expect: (it) => failsInPlace(it) && keepsDraft(it),
  },
  {
    name: 'Saving or discarding can always be reached',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    expect: (state) => !isUnsaved(state),
  },
]
