import { consequencesOf } from '../kit/consequences.ts'
import { failsInPlace, isSame, startsNothing } from '../kit/predicates.ts'
import type { Occurrence, Predicate, Property } from '../kit/properties.ts'
import type { Days } from './days.ts'
import type { retentionMachine } from './retention.machine.ts'

type Is = Predicate<typeof retentionMachine>
type Step = Occurrence<typeof retentionMachine>

const { isIdleIn } = consequencesOf<typeof retentionMachine>()

const isForm: Is = isIdleIn('form')
const isConfirming: Is = isIdleIn('confirming')
const isUnsaved: Is = (state) => state.hasTag('unsaved')
const isConfirmed: Is = (state) => state.matches('saved')

/** The draft after each choice of the model. */
const CHOICES: Readonly<Record<string, Days>> = {
  'retention.choose:month': 30,
  'retention.choose:week': 7,
  'retention.choose:forever': null,
}
const asLimit = (days: Days) => days ?? Infinity
const isShorter = (days: Days, { context }: Parameters<Is>[0]) => asLimit(days) < asLimit(context.saved)
/** The chosen retention is shorter than the stored one. */
const isLoss: Is = (state) => isShorter(state.context.draft, state)
/** More would be deleted than the person confirmed. */
const isCountedAgain: Is = (state) => state.matches('recounting')
/** The chosen retention is counted, not saved yet. */
const isPreviewing: Is = (state) => state.matches('previewing')
/** It can be chosen, discarded and saved. */
const isOpen: Is = (state) => isForm(state) || isPreviewing(state)
const isUnsavedOpen: Is = (state) => isOpen(state) && isUnsaved(state)
const count = (days: Days) => [{ src: 'countRemoved', input: { days } }]
const save = (days: Days, removes: number | null) => [{ src: 'saveRetention', input: { days, removes } }]
/** The expected call: count what a shorter retention deletes, save it, or none. */
const callsOf = ({ on, before }: Step) => {
  const { draft, removes } = before.context
  const choice = CHOICES[on]
  if (choice !== undefined) return isShorter(choice, before) ? count(choice) : []
  if (on === 'retention.save') return isLoss(before) ? count(draft) : save(draft, null)
  if (on === 'saveRetention:countOutdated') return isLoss(before) ? count(draft) : []
  if (on === 'countRemoved:none') return before.matches('counting') ? save(draft, 0) : []
  return on === 'deletion.confirm' ? save(draft, removes) : []
}
const keepsDraft = ({ before, after }: Step) => before.context.draft === after.context.draft

export const retentionProperties: readonly Property<typeof retentionMachine>[] = [
  {
    name: 'The form of the retention starts with the stored value',
    cites: ['SCRIBE-15'],
    kind: 'start',
    input: 'stored',
    expect: (state) =>
      isForm(state) &&
      !isUnsaved(state) &&
      !isConfirmed(state) &&
      isSame(state.context, { saved: 45, draft: 45, failure: null, removes: null }),
  },
  {
    name: 'A choice changes nothing that is stored',
    cites: ['SCRIBE-15'],
    kind: 'after',
    on: Object.keys(CHOICES),
    from: isOpen,
    expect: ({ on, before, after }) =>
      isOpen(after) && after.context.draft === CHOICES[on] && after.context.saved === before.context.saved,
  },
  {
    name: 'Only an unsaved choice activates the leave guard',
    cites: ['SCRIBE-15', 'SCRIBE-20'],
    kind: 'always',
    expect: (state) => isUnsaved(state) === (state.context.draft !== state.context.saved),
  },
  {
    name: 'An unsaved retention can be discarded',
    cites: ['SCRIBE-15'],
    kind: 'after',
    on: 'retention.revert',
    from: isUnsavedOpen,
    expect: ({ before, after }) => isForm(after) && !isUnsaved(after) && after.context.saved === before.context.saved,
  },
  {
    name: 'After choosing the stored retention again the form is unchanged',
    cites: ['SCRIBE-15'],
    kind: 'everyStep',
    when: ({ on, before, after }) => on in CHOICES && isUnsaved(before) && !isUnsaved(after),
    expect: ({ before, after }) =>
      isForm(after) && !isUnsaved(after) && !isConfirmed(after) && after.context.saved === before.context.saved,
  },
  {
    name: 'A shorter choice is counted; it is saved on demand, after a confirmation or where nothing is deleted',
    cites: ['SCRIBE-16', 'SCRIBE-17', 'SCRIBE-18'],
    kind: 'everyStep',
    when: (it) => it.calls.length > 0 || callsOf(it).length > 0,
    expect: (it) => isSame(it.calls, callsOf(it)) && it.after.context.failure === null,
  },
  {
    name: 'Saving a shorter choice counts first, also while its number is still awaited',
    cites: ['SCRIBE-17'],
    kind: 'after',
    on: 'retention.save',
    from: (state) => isUnsavedOpen(state) && isLoss(state),
    expect: ({ after }) => after.matches('counting'),
  },
  {
    name: 'A retention that is no option of the form is never sent',
    cites: ['SCRIBE-19'],
    kind: 'everyStep',
    when: ({ calls }) => calls.length > 0,
    expect: ({ calls }) => !JSON.stringify(calls).includes('45'),
  },
  {
    name: 'The number that a shorter choice deletes today is shown before it is saved',
    cites: ['SCRIBE-17'],
    kind: 'everyStep',
    when: ({ on, before }) => on.startsWith('countRemoved:') && isPreviewing(before),
    expect: ({ after, answered, failed }) =>
      isForm(after) && !after.hasTag('busy') && after.context.removes === (failed === null ? answered : null),
  },
  {
    name: 'Saving a retention that deletes transcriptions asks first with their number, always after a recount',
    cites: ['SCRIBE-17'],
    kind: 'everyStep',
    when: ({ on, before }) =>
      (on === 'countRemoved:some' && !isPreviewing(before)) || (on === 'countRemoved:none' && isCountedAgain(before)),
    expect: ({ after, answered }) => isConfirming(after) && after.context.removes === answered,
  },
  {
    name: 'The number of deleted transcriptions belongs to its choice: a new choice, and a saved one, have none',
    cites: ['SCRIBE-17'],
    kind: 'always',
    when: (state) => !isLoss(state) || isPreviewing(state),
    expect: ({ context }) => context.removes === null,
  },
  {
    name: 'After the question is declined nothing is saved, and the choice can be changed',
    cites: ['SCRIBE-17'],
    kind: 'everyStep',
    when: ['deletion.cancel'],
    expect: (it) => isForm(it.after) && keepsDraft(it) && startsNothing(it),
  },
  {
    name: 'A saved choice becomes the stored one, with a confirmation',
    cites: ['SCRIBE-16'],
    kind: 'everyStep',
    when: ({ on, before, after }) => on === 'saveRetention:saved' || (isConfirmed(after) && !isConfirmed(before)),
    expect: ({ on, before, after }) =>
      on === 'saveRetention:saved' && isConfirmed(after) && after.context.saved === before.context.draft,
  },
  {
    name: 'After a failed count or save the choice stays, with the reason',
    cites: ['FAIL-07'],
    kind: 'everyStep',
    when: ({ on, before, failed }) => failed !== null && !(on === 'saveRetention:countOutdated' && isLoss(before)),
    expect: (it) => failsInPlace(it) && keepsDraft(it),
  },
  {
    name: 'Saving or discarding can always be reached',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    expect: (state) => !isUnsaved(state),
  },
]
