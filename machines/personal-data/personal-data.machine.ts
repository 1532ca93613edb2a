import { assertEvent, assign, emit, setup } from 'xstate'
import type { UserWithProfile } from '#contracts/api/own-profile.ts'
import type { ProfileChanges } from '#contracts/api/profile.ts'
import type { Failure } from '#contracts/errors.ts'
import type { FieldIssues, FormValues } from '#contracts/forms/issues.ts'
import { changedFields, changesOf, languageOf, personalDataSchema } from '#contracts/forms/personal-data.ts'
import { fieldIssues } from '#contracts/forms/field-issues.ts'
import type { Draft } from '../kit/draft.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { isFailure, toFailure, toFailureOf, type Rejection } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

type UserParams = { user: UserWithProfile }

export const personalDataMachine = setup({
  types: {
    input: {} as UserParams,
    context: {} as {
      /** The last known stored values. */
      user: UserWithProfile
      /** Values typed while the previous change was being saved. */
      typed: FormValues | null
      issues: FieldIssues
      failure: Failure | null
    },
    events: {} as
      | ({ type: 'form.submit' } & Draft)
      | ({ type: 'form.changed' } & Draft)
      | { type: 'conflict.useStored' },
    emitted: {} as ShellCommand<'profileChanged' | 'switchLanguage'>,
    tags: {} as 'busy' | 'unsaved',
    meta: {} as ViewMeta<'form' | 'conflict'>,
  },
  actors: {
    /** Rejects with `request.conflict` if a field was changed elsewhere meanwhile. */
    saveProfile: unprovided<UserWithProfile, { changes: ProfileChanges }>('saveProfile'),
    readProfile: unprovided<UserWithProfile>('readProfile'),
  },
  guards: {
    isUnchanged: ({ context }, { values }: Draft) => changedFields(context.user, values)?.length === 0,
    isInvalid: ({ context }, { values }: Draft) => changedFields(context.user, values) === null,
    hasChanges: ({ context }, { values }: Draft) => (changedFields(context.user, values)?.length ?? 0) > 0,
    hasUnsavedInput: ({ context }) =>
      context.typed !== null && changedFields(context.user, context.typed)?.length !== 0,
    isOtherLanguage: ({ context }, { user }: UserParams) => languageOf(user) !== languageOf(context.user),
    isConflict: (_, { error }: Rejection) => isFailure(error, 'request.conflict'),
    hasFieldIssues: (_, { error }: Rejection) => toFailure(error).fields !== undefined,
  },
  actions: {
    storeUser: assign({ user: (_, { user }: UserParams) => user }),
    storeTyped: assign({ typed: (_, { values }: Draft) => values }),
    clearTyped: assign({ typed: null }),
    storeIssues: assign({
      issues: ({ context }, { values }: Draft) => fieldIssues(personalDataSchema(context.user), values),
    }),
    keepRemainingIssues: assign({
      issues: ({ context }, { values }: Draft) => {
        const found = fieldIssues(personalDataSchema(context.user), values)
        return Object.fromEntries(Object.entries(context.issues).filter(([field]) => found[field] !== undefined))
      },
    }),
    storeFieldIssues: assign({ issues: (_, { error }: Rejection) => toFailure(error).fields ?? {} }),
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailureOf(error, 'profile.updateFailed') }),
    storeReadFailure: assign({ failure: (_, { error }: Rejection) => toFailureOf(error, 'profile.loadFailed') }),
    clearErrors: assign({ issues: {}, failure: null }),
    emitProfile: emit((_, { user }: UserParams) => ({ type: 'profileChanged' as const, name: user.name })),
    emitLanguage: emit((_, { user }: UserParams) => ({ type: 'switchLanguage' as const, to: languageOf(user) })),
  },
}).createMachine({
  id: 'personalData',
  description: 'Profile form: sends only changed fields, and never overwrites a change made elsewhere.',
  context: ({ input }) => ({ user: input.user, typed: null, issues: {}, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is shown.',
      meta: { view: 'form' },
      entry: 'clearTyped',
      initial: 'clean',
      on: {
        'form.changed': [
          { guard: { type: 'isUnchanged', params: ({ event }) => event }, target: '.clean' },
          { target: '.dirty', actions: { type: 'keepRemainingIssues', params: ({ event }) => event } },
        ],
        'form.submit': [
          { guard: { type: 'hasChanges', params: ({ event }) => event }, target: 'saving' },
          {
            guard: { type: 'isInvalid', params: ({ event }) => event },
            target: '.dirty',
            actions: { type: 'storeIssues', params: ({ event }) => event },
          },
        ],
      },
      states: {
        clean: { description: 'The form equals what is stored.', entry: 'clearErrors' },
        dirty: { description: 'There are unsaved changes; shows their issues.', tags: 'unsaved' },
        saved: { description: 'Everything typed was just saved.' },
        saveFailed: {
          description: 'Saving failed: shows why and keeps what was typed.',
          tags: 'unsaved',
          exit: 'clearErrors',
        },
        changedElsewhere: {
          description: 'Conflict: the same field was changed elsewhere. Shows both values to choose from.',
          meta: { view: 'conflict' },
          tags: 'unsaved',
          on: {
            'form.changed': {},
            'form.submit': { guard: { type: 'isUnchanged', params: ({ event }) => event }, target: 'saved' },
            'conflict.useStored': 'clean',
          },
        },
      },
    },
    saving: {
      description: 'Sends the changed fields.',
      meta: { view: 'form' },
      tags: ['busy', 'unsaved'],
      entry: 'clearErrors',
      on: { 'form.changed': { actions: { type: 'storeTyped', params: ({ event }) => event } } },
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context, event }) => {
          assertEvent(event, 'form.submit')
          return { changes: changesOf(context.user, event.values) }
        },
        onDone: [
          {
            guard: { type: 'isOtherLanguage', params: ({ event }) => ({ user: event.output }) },
            target: 'deciding',
            actions: [
              { type: 'storeUser', params: ({ event }) => ({ user: event.output }) },
              { type: 'emitProfile', params: ({ event }) => ({ user: event.output }) },
              { type: 'emitLanguage', params: ({ event }) => ({ user: event.output }) },
            ],
          },
          {
            target: 'deciding',
            actions: [
              { type: 'storeUser', params: ({ event }) => ({ user: event.output }) },
              { type: 'emitProfile', params: ({ event }) => ({ user: event.output }) },
            ],
          },
        ],
        onError: [
          { guard: { type: 'isConflict', params: ({ event }) => event }, target: 'comparing' },
          {
            guard: { type: 'hasFieldIssues', params: ({ event }) => event },
            target: 'editing.dirty',
            actions: { type: 'storeFieldIssues', params: ({ event }) => event },
          },
          { target: 'editing.saveFailed', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    deciding: {
      description: 'Saved; decides whether more was typed meanwhile.',
      always: [{ guard: 'hasUnsavedInput', target: 'editing.dirty' }, { target: 'editing.saved' }],
    },
    comparing: {
      description: 'Conflict: reads the stored values.',
      meta: { view: 'form' },
      tags: ['busy', 'unsaved'],
      entry: 'clearTyped',
      invoke: {
        id: 'readProfile',
        src: 'readProfile',
        onDone: {
          target: 'editing.changedElsewhere',
          actions: { type: 'storeUser', params: ({ event }) => ({ user: event.output }) },
        },
        onError: { target: 'editing.saveFailed', actions: { type: 'storeReadFailure', params: ({ event }) => event } },
      },
    },
  },
})
