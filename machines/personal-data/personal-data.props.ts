import type { FieldIssues } from '#contracts/forms/issues.ts'
import { textsOf } from '#contracts/forms/personal-data.ts'
import { consequencesOf } from '../kit/consequences.ts'
import { isSame, hasNoErrors, starts, startsNothing, startsWithInput, isUnchanged } from '../kit/predicates.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import { ANA_ROW } from '../kit/samples.ts'
import type { personalDataMachine } from './personal-data.machine.ts'

type Is = Predicate<typeof personalDataMachine>

const { isIdleIn } = consequencesOf<typeof personalDataMachine>()

const isForm: Is = isIdleIn('form')
const isConflict: Is = isIdleIn('conflict')
const isSaving: Is = (state) => state.matches('saving')
const isUnsaved: Is = (state) => state.hasTag('unsaved')
const isSaved: Is = (state) => state.matches({ editing: 'saved' })
/** No change was saved yet. */
const isAna: Is = (state) => isSame(state.context.user, ANA_ROW)

const ISSUES: Readonly<Record<string, FieldIssues>> = {
  'form.submit:nameless': { name: 'name.required' },
  'form.submit:badCpf': { cpf: 'cpf.invalid' },
  'saveProfile:unacceptable': { cpf: 'cpf.invalid' },
}
/** The fields of Ana's row that each form sends. */
const CHANGES: Readonly<Record<string, object>> = {
  'form.submit:renamed': { name: 'Ana Lima', seen: { name: 'Ana Souza' } },
  'form.submit:inEnglish': { language: 'en', seen: { language: 'pt-BR' } },
}

export const personalDataProperties: readonly Property<typeof personalDataMachine>[] = [
  {
    name: 'The form starts with the stored values and no issues',
    cites: ['ACCOUNT-03'],
    kind: 'start',
    input: 'ana',
    expect: (state) =>
      isSame(state.context, { user: ANA_ROW, typed: null, issues: {}, failure: null }) &&
      isForm(state) &&
      !isUnsaved(state) &&
      !isSaved(state),
  },
  {
    name: 'A value that differs from the stored one is unsaved; typed back, nothing is unsaved and there are no issues',
    cites: ['ACCOUNT-04'],
    kind: 'after',
    on: ['form.changed:renamed', 'form.changed:asStored'],
    from: (state) => isForm(state) && isAna(state),
    expect: ({ on, after }) => {
      const isTyped = on === 'form.changed:renamed'
      return (
        isForm(after) &&
        isUnsaved(after) === isTyped &&
        !isSaved(after) &&
        after.context.failure === null &&
        (isTyped || hasNoErrors(after))
      )
    },
  },
  {
    name: 'Only changed fields are sent, each with the value it was edited from',
    cites: ['ACCOUNT-05', 'ACCOUNT-47'],
    kind: 'after',
    on: Object.keys(CHANGES),
    from: (state) => isForm(state) && isAna(state),
    expect: (it) => startsWithInput(it, 'saveProfile', { changes: CHANGES[it.on] }),
  },
  {
    name: 'A form without changes sends nothing and shows nothing',
    cites: ['ACCOUNT-06', 'ACCOUNT-54'],
    kind: 'after',
    on: 'form.submit:asStored',
    from: (state) => isForm(state) && isAna(state),
    expect: isUnchanged,
  },
  {
    name: 'Submitting the values that were stored elsewhere meanwhile counts as saved',
    cites: ['ACCOUNT-07', 'ACCOUNT-09'],
    kind: 'after',
    on: 'form.submit:inEnglish',
    from: isConflict,
    expect: (it) => isSaved(it.after) && hasNoErrors(it.after) && startsNothing(it),
  },
  {
    name: 'Only a submit sends the changes, and once; it clears the values and failure kept from the last attempt',
    cites: ['FAIL-11', 'FAIL-24'],
    kind: 'everyStep',
    when: (it) => starts(it, 'saveProfile'),
    expect: ({ on, before, after }) => on.startsWith('form.submit:') && !before.hasTag('busy') && hasNoErrors(after),
  },
  {
    name: 'The form checks name and CPF, and issues of the service appear at their fields',
    cites: ['ACCOUNT-10', 'FIELD-16', 'FIELD-20'],
    kind: 'everyStep',
    when: Object.keys(ISSUES),
    expect: ({ on, after, calls }) =>
      isForm(after) &&
      isUnsaved(after) &&
      isSame([after.context.issues, after.context.failure, calls], [ISSUES[on], null, []]),
  },
  {
    name: 'An issue disappears once its field is valid',
    cites: ['FAIL-36'],
    kind: 'after',
    on: 'form.changed:renamed',
    from: isForm,
    expect: ({ before, after }) => isSaving(before) || isSame(after.context.issues, {}),
  },
  {
    name: 'A saved change is confirmed and becomes the stored value; a saved language switches the site',
    cites: ['ACCOUNT-07', 'LANG-20'],
    kind: 'everyStep',
    when: ({ on, emitted }) => /^saveProfile:(renamed|inEnglish)$/.test(on) || emitted.length > 0,
    expect: ({ before, after, answered, emitted }) => {
      const { name, language } = after.context.user
      const to = language === 'en' ? 'en' : 'pt'
      const switched = language === before.context.user.language ? [] : [{ type: 'switchLanguage', to }]
      return isSame(after.context.user, answered) && isSame(emitted, [{ type: 'profileChanged', name }, ...switched])
    },
  },
  {
    name: 'Values typed during a save are unsaved afterwards, unless they equal what was stored',
    cites: ['ACCOUNT-04'],
    kind: 'everyStep',
    when: ['saveProfile:renamed', 'saveProfile:inEnglish'],
    expect: ({
      before: {
        context: { typed },
      },
      after,
    }) => {
      const isMore = typed !== null && !isSame(typed, textsOf(after.context.user))
      return isForm(after) && isUnsaved(after) === isMore && isSaved(after) !== isMore
    },
  },
  {
    name: 'Typing during a save is kept and sends nothing',
    cites: ['ACCOUNT-08'],
    kind: 'after',
    on: 'form.changed:renamed',
    from: isSaving,
    expect: (it) => isSaving(it.after) && it.after.context.typed?.['name'] === 'Ana Lima' && startsNothing(it),
  },
  {
    name: 'Values typed during a save are kept only until it ends',
    cites: ['FAIL-24'],
    kind: 'always',
    expect: (state) => isSaving(state) || state.context.typed === null,
  },
  {
    name: 'After a conflict the stored values are read before anything is overwritten',
    cites: ['ACCOUNT-09'],
    kind: 'everyStep',
    when: ['saveProfile:conflict'],
    expect: (it) => startsWithInput(it, 'readProfile', undefined) && isUnsaved(it.after) && hasNoErrors(it.after),
  },
  {
    name: 'A conflict shows both values and chooses neither',
    cites: ['ACCOUNT-09'],
    kind: 'everyStep',
    when: ['readProfile:changed'],
    expect: ({ after, answered, calls }) =>
      isConflict(after) && isUnsaved(after) && isSame([after.context.user, calls], [answered, []]),
  },
  {
    name: 'Typing does not resolve a conflict',
    cites: ['ACCOUNT-09'],
    kind: 'after',
    on: 'form.changed',
    from: isConflict,
    expect: isUnchanged,
  },
  {
    name: 'Choosing the typed value sends it again, based on the value stored now',
    cites: ['ACCOUNT-09'],
    kind: 'after',
    on: 'form.submit:renamed',
    from: isConflict,
    expect: (it) => {
      const seen = { name: 'Ana Souza', language: 'en' }
      return startsWithInput(it, 'saveProfile', { changes: { name: 'Ana Lima', language: 'pt', seen } })
    },
  },
  {
    name: 'Choosing the stored value replaces what was typed',
    cites: ['ACCOUNT-09'],
    kind: 'after',
    on: 'conflict.useStored',
    from: isConflict,
    expect: ({ before, after, calls }) =>
      isForm(after) &&
      !isUnsaved(after) &&
      !isSaved(after) &&
      isSame([after.context.user, calls], [before.context.user, []]),
  },
  {
    name: 'A failure is shown with its own message, and what was typed stays unsaved',
    cites: ['ACCOUNT-11', 'FAIL-05'],
    kind: 'everyStep',
    when: ({ on, failed }) => failed !== null && !/:(conflict|unacceptable)$/.test(on),
    expect: ({ on, after, failed }) => {
      const unforeseen = on.startsWith('saveProfile') ? 'profile.updateFailed' : 'profile.loadFailed'
      const code = failed?.code === 'unexpected' ? unforeseen : failed?.code
      return isForm(after) && isUnsaved(after) && after.context.failure?.code === code
    },
  },
  {
    name: '"Not saved" is shown as long as its reason is',
    cites: ['FAIL-09'],
    kind: 'always',
    expect: (state) => state.matches({ editing: 'saveFailed' }) === (state.context.failure !== null),
  },
  {
    name: 'A state in which everything is saved can always be reached',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    expect: isSaved,
  },
]
