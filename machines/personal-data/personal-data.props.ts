import type { FieldIssues } from '#contracts/forms/issues.ts'
import { textsOf } from '#contracts/forms/personal-data.ts'
import { consequencesOf } from '../kit/consequences.ts'
import { isSame, isSilent, starts, startsNothing, startsWith, staysAsItWas } from '../kit/predicates.ts'
import type { Predicate, Property } from '../kit/properties.ts'
import { ANA_ROW } from '../kit/samples.ts'
import type { personalDataMachine } from './personal-data.machine.ts'

type Is = Predicate<typeof personalDataMachine>

const { rests } = consequencesOf<typeof personalDataMachine>()

const isForm: Is = rests('form')
const isConflict: Is = rests('conflict')
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
    name: 'The form opens with what is stored and complains about nothing',
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
    name: 'Whatever is typed that is not stored is unsaved; typed back, nothing is unsaved and nothing is wrong',
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
        (isTyped || isSilent(after))
      )
    },
  },
  {
    name: 'Only what was changed is sent, with what was seen there, as the row has it',
    cites: ['ACCOUNT-05', 'ACCOUNT-47'],
    kind: 'after',
    on: Object.keys(CHANGES),
    from: (state) => isForm(state) && isAna(state),
    expect: (it) => startsWith(it, 'saveProfile', { changes: CHANGES[it.on] }),
  },
  {
    name: 'What is stored already cannot be saved: nothing is sent, and nothing is said',
    cites: ['ACCOUNT-06', 'ACCOUNT-54'],
    kind: 'after',
    on: 'form.submit:asStored',
    from: (state) => isForm(state) && isAna(state),
    expect: staysAsItWas,
  },
  {
    name: 'Whoever writes what was stored elsewhere meanwhile is told that it is stored',
    cites: ['ACCOUNT-07', 'ACCOUNT-09'],
    kind: 'after',
    on: 'form.submit:inEnglish',
    from: isConflict,
    expect: (it) => isSaved(it.after) && isSilent(it.after) && startsNothing(it),
  },
  {
    name: 'Nothing is sent that nobody submitted, and nothing twice; it starts without what was typed or failed before',
    cites: ['FAIL-11', 'FAIL-24'],
    kind: 'everyStep',
    when: (it) => starts(it, 'saveProfile'),
    expect: ({ on, before, after }) => on.startsWith('form.submit:') && !before.hasTag('busy') && isSilent(after),
  },
  {
    name: 'Name and CPF are checked by the form, and whatever the service finds wrong is told at its field too',
    cites: ['ACCOUNT-10', 'FIELD-16', 'FIELD-20'],
    kind: 'everyStep',
    when: Object.keys(ISSUES),
    expect: ({ on, after, calls }) =>
      isForm(after) &&
      isUnsaved(after) &&
      isSame([after.context.issues, after.context.failure, calls], [ISSUES[on], null, []]),
  },
  {
    name: 'What is wrong with a field is told no longer than it is wrong',
    cites: ['FAIL-36'],
    kind: 'after',
    on: 'form.changed:renamed',
    from: isForm,
    expect: ({ before, after }) => isSaving(before) || isSame(after.context.issues, {}),
  },
  {
    name: 'What was stored is known from then on, and told; another language becomes the language of the site',
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
    name: 'What was typed while a change was on its way is unsaved, unless it is what was stored',
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
    name: 'Typing while a change is on its way is remembered and sends nothing',
    cites: ['ACCOUNT-08'],
    kind: 'after',
    on: 'form.changed:renamed',
    from: isSaving,
    expect: (it) => isSaving(it.after) && it.after.context.typed?.['name'] === 'Ana Lima' && startsNothing(it),
  },
  {
    name: 'It is remembered no longer than that',
    cites: ['FAIL-24'],
    kind: 'always',
    expect: (state) => isSaving(state) || state.context.typed === null,
  },
  {
    name: 'What was changed elsewhere is looked up before anything is written over it',
    cites: ['ACCOUNT-09'],
    kind: 'everyStep',
    when: ['saveProfile:conflict'],
    expect: (it) => startsWith(it, 'readProfile', undefined) && isUnsaved(it.after) && isSilent(it.after),
  },
  {
    name: 'Both are shown, and nothing is decided for anybody',
    cites: ['ACCOUNT-09'],
    kind: 'everyStep',
    when: ['readProfile:changed'],
    expect: ({ after, answered, calls }) =>
      isConflict(after) && isUnsaved(after) && isSame([after.context.user, calls], [answered, []]),
  },
  {
    name: 'While both are shown, typing decides nothing',
    cites: ['ACCOUNT-09'],
    kind: 'after',
    on: 'form.changed',
    from: isConflict,
    expect: staysAsItWas,
  },
  {
    name: 'Sent all the same, it is what is stored now that was seen',
    cites: ['ACCOUNT-09'],
    kind: 'after',
    on: 'form.submit:renamed',
    from: isConflict,
    expect: (it) => {
      const seen = { name: 'Ana Souza', language: 'en' }
      return startsWith(it, 'saveProfile', { changes: { name: 'Ana Lima', language: 'pt', seen } })
    },
  },
  {
    name: 'Or what is stored takes the place of what was typed',
    cites: ['ACCOUNT-09'],
    kind: 'after',
    on: 'stored.take',
    from: isConflict,
    expect: ({ before, after, calls }) =>
      isForm(after) &&
      !isUnsaved(after) &&
      !isSaved(after) &&
      isSame([after.context.user, calls], [before.context.user, []]),
  },
  {
    name: 'What fails is told as what it is, and what was typed stays unsaved',
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
    name: 'That it could not be saved is said as long as why is told',
    cites: ['FAIL-09'],
    kind: 'always',
    expect: (state) => state.matches({ editing: 'saveFailed' }) === (state.context.failure !== null),
  },
  { name: 'Everything can be saved in the end', cites: ['FAIL-26'], kind: 'canAlwaysReach', expect: isSaved },
]
