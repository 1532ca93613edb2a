import { assign, setup } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { toFailure, type Rejection } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'
import { type Changes, type Choices, differenceOf } from './choices.ts'

type ChangesParams = { changes: Changes }

export const transcribeSettingsMachine = setup({
  types: {
    /** The stored settings. */
    input: {} as { choices: Choices },
    context: {} as {
      saved: Choices
      draft: Choices
      failure: Failure | null
    },
    events: {} as
      | ({ type: 'settings.change' } & ChangesParams)
      | { type: 'settings.save' }
      | { type: 'settings.revert' },
    emitted: {} as ShellCommand,
    tags: {} as 'busy' | 'unsaved',
    meta: {} as ViewMeta<'form'>,
  },
  actors: {
    saveSettings: unprovided<void, ChangesParams>('saveSettings'),
  },
  guards: {
    isAsSaved: ({ context }, { changes }: ChangesParams) =>
      Object.keys(differenceOf(context.saved, { ...context.draft, ...changes })).length === 0,
  },
  actions: {
    storeDraft: assign({ draft: ({ context }, { changes }: ChangesParams) => ({ ...context.draft, ...changes }) }),
    storeSaved: assign({ saved: ({ context }) => context.draft }),
    revertDraft: assign({ draft: ({ context }) => context.saved }),
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'transcribeSettings',
  description: 'How Transcribe answers, with a preview; all of it is saved together.',
  context: ({ input }) => ({ saved: input.choices, draft: input.choices, failure: null }),
  initial: 'clean',
  states: {
    clean: {
      description: 'No unsaved changes.',
      meta: { view: 'form' },
      on: {
        'settings.change': [
          { guard: { type: 'isAsSaved', params: ({ event }) => event } },
          { target: 'dirty', actions: { type: 'storeDraft', params: ({ event }) => event } },
        ],
      },
    },
    dirty: {
      description: 'There are unsaved changes; shows the last failure.',
      meta: { view: 'form' },
      tags: 'unsaved',
      exit: 'clearFailure',
      on: {
        'settings.change': [
          {
            guard: { type: 'isAsSaved', params: ({ event }) => event },
            target: 'clean',
            actions: 'revertDraft',
          },
          { actions: { type: 'storeDraft', params: ({ event }) => event } },
        ],
        'settings.save': 'saving',
        'settings.revert': { target: 'clean', actions: 'revertDraft' },
      },
    },
    saving: {
      description: 'Saves the changes.',
      meta: { view: 'form' },
      tags: ['busy', 'unsaved'],
      invoke: {
        id: 'saveSettings',
        src: 'saveSettings',
        input: ({ context: { saved, draft } }) => ({ changes: differenceOf(saved, draft) }),
        onDone: { target: 'saved', actions: 'storeSaved' },
        onError: { target: 'dirty', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    saved: {
      description: 'The changes were just saved.',
      meta: { view: 'form' },
      on: {
        'settings.change': [
          { guard: { type: 'isAsSaved', params: ({ event }) => event } },
          { target: 'dirty', actions: { type: 'storeDraft', params: ({ event }) => event } },
        ],
      },
    },
  },
})
