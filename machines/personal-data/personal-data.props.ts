import { asks, isSame, starts, startsNothing, startsWith, staysAsItWas } from '../kit/happenings.ts'
import type { Occurrence, Predicate, Property } from '../kit/properties.ts'
import { ANA_ROW } from '../kit/samples.ts'
import type { personalDataMachine } from './personal-data.machine.ts'

type Is = Predicate<typeof personalDataMachine>
type It = Occurrence<typeof personalDataMachine>

const isEditing: Is = (state) => state.matches('editing')
const isClean: Is = (state) => state.matches({ editing: 'clean' })
const isDirty: Is = (state) => state.matches({ editing: 'dirty' })
const isSaved: Is = (state) => state.matches({ editing: 'saved' })
const isFailed: Is = (state) => state.matches({ editing: 'saveFailed' })
const isConflict: Is = (state) => state.matches({ editing: 'changedElsewhere' })
const isSaving: Is = (state) => state.matches('saving')
const isComparing: Is = (state) => state.matches('comparing')
const isFree: Is = (state) => isEditing(state) && !isConflict(state)

/** No change of hers came through yet. */
const isAna: Is = (state) => isSame(state.context.user, ANA_ROW)
const complains = (it: It, field: string, issue: string) =>
  isDirty(it.after) && isSame(it.after.context.issues, { [field]: issue }) && startsNothing(it)
const fails = ({ after }: Pick<It, 'after'>, code: string) => isFailed(after) && after.context.failure?.code === code

export const personalDataProperties: readonly Property<typeof personalDataMachine>[] = [
  {
    name: 'The form opens with what is stored and complains about nothing',
    cites: ['ACCOUNT-03'],
    kind: 'start',
    input: 'ana',
    expect: (state) =>
      isClean(state) && isSame(state.context, { user: ANA_ROW, typed: null, issues: {}, failure: null }),
  },
  {
    name: 'Whatever is typed that is not stored is unsaved',
    cites: ['ACCOUNT-04'],
    kind: 'after',
    on: 'form.changed:renamed',
    from: (state) => isFree(state) && isAna(state),
    expect: (it) => isDirty(it.after) && it.after.hasTag('unsaved'),
  },
  {
    name: 'Typed back to what is stored, nothing is unsaved and nothing is wrong',
    cites: ['ACCOUNT-04'],
    kind: 'after',
    on: 'form.changed:asStored',
    from: (state) => isFree(state) && isAna(state),
    expect: ({ after }) => isClean(after) && isSame([after.context.issues, after.context.failure], [{}, null]),
  },
  {
    name: 'Only what was changed is sent, with what was seen there',
    cites: ['ACCOUNT-05'],
    kind: 'after',
    on: 'form.submit:renamed',
    from: (state) => isEditing(state) && isAna(state),
    expect: (it) =>
      isSaving(it.after) &&
      startsWith(it, 'saveProfile', { changes: { name: 'Ana Lima', seen: { name: 'Ana Souza' } } }),
  },
  {
    name: 'A language is sent as the row will have it seen before',
    cites: ['ACCOUNT-47'],
    kind: 'after',
    on: 'form.submit:inEnglish',
    from: (state) => isEditing(state) && isAna(state),
    expect: (it) => startsWith(it, 'saveProfile', { changes: { language: 'en', seen: { language: 'pt-BR' } } }),
  },
  {
    name: 'Nothing is sent that is stored already',
    cites: ['ACCOUNT-06'],
    kind: 'after',
    on: 'form.submit:asStored',
    from: (state) => isEditing(state) && isAna(state),
    expect: (it) => isSaved(it.after) && startsNothing(it),
  },
  {
    name: 'The name is required',
    cites: ['FIELD-20'],
    kind: 'after',
    on: 'form.submit:nameless',
    from: isEditing,
    expect: (it) => complains(it, 'name', 'name.required'),
  },
  {
    name: 'Both check digits of a CPF must pass',
    cites: ['FIELD-16'],
    kind: 'after',
    on: 'form.submit:badCpf',
    from: isEditing,
    expect: (it) => complains(it, 'cpf', 'cpf.invalid'),
  },
  {
    name: 'Nothing is sent that nobody submitted, and nothing twice',
    cites: ['FAIL-11'],
    kind: 'everyStep',
    when: (it) => starts(it, 'saveProfile'),
    expect: ({ on, before }) => on.startsWith('form.submit:') && isEditing(before),
  },
  {
    name: 'What was stored is told, and known from then on',
    cites: ['ACCOUNT-07'],
    kind: 'after',
    on: 'saveProfile:renamed',
    from: (state) => isSaving(state) && state.context.typed === null && state.context.user.language === 'pt-BR',
    expect: (it) =>
      isSaved(it.after) &&
      isSame(it.after.context.user, { ...ANA_ROW, name: 'Ana Lima' }) &&
      asks(it, { type: 'profileChanged', name: 'Ana Lima' }),
  },
  {
    name: 'Another language becomes the language of the site',
    cites: ['LANG-20'],
    kind: 'after',
    on: 'saveProfile:inEnglish',
    from: (state) => isSaving(state) && state.context.user.language === 'pt-BR',
    expect: (it) =>
      isSame(it.emitted, [
        { type: 'profileChanged', name: 'Ana Souza' },
        { type: 'switchLanguage', to: 'en' },
      ]) && it.after.context.user.language === 'en',
  },
  {
    name: 'The language of the site changes with the language of the person, and then only',
    cites: ['LANG-20'],
    kind: 'everyStep',
    when: (it) => it.emitted.some(({ type }) => type === 'switchLanguage'),
    expect: ({ before, after }) => before.context.user.language !== after.context.user.language,
  },
  {
    name: 'What is typed while a change is on its way is no less unsaved',
    cites: ['ACCOUNT-04'],
    kind: 'after',
    on: 'saveProfile:renamed',
    from: (state) => isSaving(state) && state.context.typed?.['name'] === 'Ana Souza',
    expect: ({ after }) => isDirty(after),
  },
  {
    name: 'What is typed while a change is on its way, and is stored with it, is saved',
    cites: ['ACCOUNT-04'],
    kind: 'after',
    on: 'saveProfile:renamed',
    from: (state) => isSaving(state) && state.context.typed?.['name'] === 'Ana Lima',
    expect: ({ after }) => isSaved(after),
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
    name: 'A new change starts without what was typed or failed before',
    cites: ['FAIL-24'],
    kind: 'everyStep',
    when: (it) => starts(it, 'saveProfile'),
    expect: ({ after: { context } }) => isSame([context.typed, context.issues, context.failure], [null, {}, null]),
  },
  {
    name: 'What the service finds wrong is told at its field',
    cites: ['ACCOUNT-10'],
    kind: 'after',
    on: 'saveProfile:unacceptable',
    from: isSaving,
    expect: (it) =>
      complains(it, 'cpf', 'cpf.invalid') && it.after.context.failure === null && it.after.hasTag('unsaved'),
  },
  {
    name: 'What was changed elsewhere is looked up before anything is written over it',
    cites: ['ACCOUNT-09'],
    kind: 'after',
    on: 'saveProfile:conflict',
    from: isSaving,
    expect: (it) => isComparing(it.after) && startsWith(it, 'readProfile', undefined) && it.after.hasTag('unsaved'),
  },
  {
    name: 'Both are shown, and nothing is decided for anybody',
    cites: ['ACCOUNT-09'],
    kind: 'after',
    on: 'readProfile:changed',
    from: isComparing,
    expect: (it) =>
      isConflict(it.after) &&
      it.after.context.user.language === 'en' &&
      it.after.hasTag('unsaved') &&
      startsNothing(it),
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
    from: (state) => isConflict(state) && state.context.user.language === 'en',
    expect: (it) =>
      startsWith(it, 'saveProfile', {
        changes: { name: 'Ana Lima', language: 'pt', seen: { name: 'Ana Souza', language: 'en' } },
      }),
  },
  {
    name: 'Or what is stored takes the place of what was typed',
    cites: ['ACCOUNT-09'],
    kind: 'after',
    on: 'stored.take',
    from: isConflict,
    expect: (it) => isClean(it.after) && isSame(it.before.context.user, it.after.context.user) && startsNothing(it),
  },
  {
    name: 'An unreachable service is told, and what was typed stays unsaved',
    cites: ['ACCOUNT-11'],
    kind: 'after',
    on: 'saveProfile:unreachable',
    from: isSaving,
    expect: (it) => fails(it, 'network.unreachable') && it.after.hasTag('unsaved') && it.emitted.length === 0,
  },
  ...(['saveProfile', 'readProfile'] as const).flatMap((call): Property<typeof personalDataMachine>[] => {
    const from = call === 'saveProfile' ? isSaving : isComparing
    const unforeseen = call === 'saveProfile' ? 'profile.updateFailed' : 'profile.loadFailed'
    return [
      {
        name: `Whatever else goes wrong is told as what it is (${call})`,
        cites: ['FAIL-05'],
        kind: 'after',
        on: `${call}:crashed`,
        from,
        expect: (it) => fails(it, unforeseen) && it.emitted.length === 0,
      },
    ]
  }),
  {
    name: 'What was typed while a change was on its way is kept no longer than that',
    cites: ['FAIL-24'],
    kind: 'always',
    expect: (state) => isSaving(state) || state.context.typed === null,
  },
  {
    name: 'A failure is gone as soon as something else is shown',
    cites: ['FAIL-09'],
    kind: 'always',
    expect: (state) => isFailed(state) === (state.context.failure !== null),
  },
  {
    name: 'Issues are told only of what is unsaved',
    cites: ['FAIL-09'],
    kind: 'always',
    expect: (state) => Object.keys(state.context.issues).length === 0 || isDirty(state),
  },
  {
    name: 'What is neither stored nor as stored counts as unsaved, whatever happens to it',
    cites: ['ACCOUNT-04'],
    kind: 'always',
    expect: (state) => state.hasTag('unsaved') !== (isClean(state) || isSaved(state)),
  },
  {
    name: 'Everything can be saved in the end',
    cites: ['FAIL-26'],
    kind: 'canAlwaysReach',
    expect: isSaved,
  },
  {
    name: 'A change comes to an end by itself',
    cites: ['FAIL-02'],
    kind: 'leadsTo',
    when: isSaving,
    expect: isEditing,
  },
]
