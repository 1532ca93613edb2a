import { asks, isSame, starts, startsNothing, startsWith, staysAsItWas } from '../kit/happenings.ts'
import type { Happening, Predicate, Property } from '../kit/properties.ts'
import { differenceOf } from './choices.ts'
import type { transcribeSettingsMachine } from './transcribe-settings.machine.ts'

type Is = Predicate<typeof transcribeSettingsMachine>
type It = Happening<typeof transcribeSettingsMachine>

const isClean: Is = (state) => state.matches('clean')
const isDirty: Is = (state) => state.matches('dirty')
const isSaving: Is = (state) => state.matches('saving')
const isSaved: Is = (state) => state.matches('saved')
const isSettled: Is = (state) => isClean(state) || isSaved(state)
const isAsStored: Is = ({ context }) => isSame(context.draft, context.saved)

/** Each choice of the model, and what it makes of the summary. */
const CHOICES: Readonly<Record<string, string>> = {
  'settings.change:none': 'off',
  'settings.change:shorter': 'short',
}

const codeOf = ({ after }: It) => after.context.failure?.code

export const transcribeSettingsProperties: readonly Property<typeof transcribeSettingsMachine>[] = [
  {
    says: 'What is shown first is what is stored',
    cites: 'screens §4.9: clean',
    kind: 'start',
    input: 'stored',
    holds: (state) => isClean(state) && isAsStored(state) && state.context.failure === null,
  },
  {
    says: 'A choice is taken up, and nothing else changes',
    cites: 'screens §4.9: dirty',
    kind: 'after',
    on: Object.keys(CHOICES),
    from: (state) => isSettled(state) || isDirty(state),
    holds: ({ on, before, after }) =>
      (isDirty(after) || isSettled(after)) &&
      isSame(after.context.draft, { ...before.context.draft, summary: CHOICES[on] }),
  },
  {
    says: 'What is chosen back is as if it had never been changed',
    cites: 'screens §4.9: clean',
    kind: 'everyStep',
    when: ({ before, after, on }) => isDirty(before) && isSettled(after) && on in CHOICES,
    holds: ({ after }) => isClean(after),
  },
  {
    says: 'Only what differs from what is stored is unsaved',
    cites: 'screens §4.9: clean, dirty',
    kind: 'always',
    holds: (state) => isSettled(state) === isAsStored(state),
  },
  {
    says: 'A choice that is stored already changes nothing',
    cites: 'screens §4.9: clean',
    kind: 'after',
    on: 'settings.change:shorter',
    from: (state) => isSettled(state) && state.context.saved.summary === 'short',
    holds: staysAsItWas,
  },
  {
    says: 'What was chosen can be taken back as a whole',
    cites: 'screens §4.9',
    kind: 'after',
    on: 'settings.revert',
    from: isDirty,
    holds: (it) => isClean(it.after) && isSame(it.after.context.saved, it.before.context.saved) && startsNothing(it),
  },
  {
    says: 'What differs is stored, and only that',
    cites: 'screens §4.9: saving; backend §10',
    kind: 'after',
    on: 'settings.save',
    from: isDirty,
    holds: (it) =>
      isSaving(it.after) &&
      it.after.context.failure === null &&
      startsWith(it, 'saveSettings', {
        changes: differenceOf(it.before.context.saved, it.before.context.draft),
      }),
  },
  {
    says: 'A time to keep that cannot be chosen here is never sent',
    cites: 'screens §4.9; §7 privacy-settings',
    kind: 'everyStep',
    when: (it) => starts(it, 'saveSettings'),
    holds: ({ calls }) => !JSON.stringify(calls).includes('retention_days'),
  },
  {
    says: 'Nothing is stored that nobody saved',
    cites: 'screens §4.9',
    kind: 'everyStep',
    when: (it) => starts(it, 'saveSettings'),
    holds: ({ on }) => on === 'settings.save',
  },
  {
    says: 'What was chosen is what is stored from then on, and the page is told',
    cites: 'screens §4.9: saved',
    kind: 'after',
    on: 'saveSettings:saved',
    from: isSaving,
    holds: (it) =>
      isSaved(it.after) && isSame(it.after.context.saved, it.before.context.draft) && asks(it, { type: 'listChanged' }),
  },
  {
    says: 'What could not be stored stays chosen, and says why',
    cites: 'screens §4.9: failed; §8',
    kind: 'after',
    on: ['saveSettings:unreachable', 'saveSettings:crashed'],
    from: isSaving,
    holds: (it) =>
      isDirty(it.after) &&
      isSame(it.after.context.draft, it.before.context.draft) &&
      codeOf(it) === (it.on === 'saveSettings:crashed' ? 'unexpected' : 'network.unreachable') &&
      it.emitted.length === 0,
  },
  {
    says: 'A refused token is for the session to judge, and the choice stays',
    cites: 'account area, Screens: a 401 is an event to the session machine',
    kind: 'after',
    on: 'saveSettings:refused',
    from: isSaving,
    holds: (it) => isDirty(it.after) && codeOf(it) === 'auth.unauthenticated' && asks(it, { type: 'rejectSession' }),
  },
  {
    says: 'Every wait has a limit',
    cites: '§9 timeout',
    kind: 'after',
    on: 'wait callTimeout',
    from: isSaving,
    holds: (it) => isDirty(it.after) && codeOf(it) === 'network.timeout' && it.emitted.length === 0,
  },
  {
    says: 'Whoever has something unsaved can be asked before they leave, and nobody else',
    cites: 'screens §4.9; §5 unsaved guard',
    kind: 'always',
    holds: (state) => state.hasTag('unsaved') !== isSettled(state),
  },
  {
    says: 'A failure is told beside what it is about, and nowhere else',
    cites: '§8',
    kind: 'always',
    holds: (state) => isDirty(state) || state.context.failure === null,
  },
  {
    says: 'Whoever waits is told so, and nobody else',
    cites: 'screens §5 Everywhere',
    kind: 'always',
    holds: (state) => state.hasTag('busy') === isSaving(state),
  },
  { says: 'It can always be stored or given up', cites: 'screens §4.9', kind: 'canAlwaysReach', holds: isSettled },
]
