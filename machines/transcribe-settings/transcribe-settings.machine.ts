import { assign, setup } from 'xstate'
import type { TranscribeChanges } from '#contracts/api/service-configurations.ts'
import type { Failure } from '#contracts/errors.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { isFailure, toFailure, type Rejection } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { Viewed } from '../kit/view.ts'
import { type Choices, differenceOf, isSooner } from './choices.ts'

type Changed = { changes: TranscribeChanges }
type Counted = { removes: number }

export const transcribeSettingsMachine = setup({
  types: {
    /** The stored settings. */
    input: {} as { choices: Choices },
    context: {} as {
      saved: Choices
      draft: Choices
      failure: Failure | null
      /** Number of transcriptions that saving deletes, for the confirmation; null if none is needed. */
      removes: number | null
    },
    events: {} as
      | ({ type: 'settings.change' } & Changed)
      | { type: 'settings.save' }
      | { type: 'settings.revert' }
      | { type: 'loss.accept' }
      | { type: 'loss.refuse' },
    emitted: {} as ShellCommand,
    tags: {} as 'busy' | 'unsaved',
    meta: {} as Viewed<'form' | 'asking'>,
  },
  actors: {
    /** Number of transcriptions older than `days`. */
    countRemoved: unprovided<number, { days: number }>('countRemoved'),
    /** Rejects with `request.conflict` if more would be deleted than the person confirmed. */
    saveSettings: unprovided<void, Changed & { removes: number | null }>('saveSettings'),
  },
  guards: {
    isAsSaved: ({ context }, { changes }: Changed) =>
      Object.keys(differenceOf(context.saved, { ...context.draft, ...changes })).length === 0,
    isSooner: ({ context }) => isSooner(context.saved, context.draft),
    isCountOutdated: (_, { error }: Rejection) => isFailure(error, 'request.conflict'),
    isNone: (_, { removes }: Counted) => removes === 0,
  },
  actions: {
    storeDraft: assign({ draft: ({ context }, { changes }: Changed) => ({ ...context.draft, ...changes }) }),
    keepDraft: assign({ saved: ({ context }) => context.draft }),
    revertDraft: assign({ draft: ({ context }) => context.saved }),
    storeRemoves: assign({ removes: (_, { removes }: Counted) => removes }),
    clearRemoves: assign({ removes: null }),
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'transcribeSettings',
  description: 'Settings of Transcribe, with a preview, saved together.',
  context: ({ input }) => ({ saved: input.choices, draft: input.choices, failure: null, removes: null }),
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
        'settings.save': [{ guard: 'isSooner', target: 'counting' }, { target: 'saving' }],
        'settings.revert': { target: 'clean', actions: 'revertDraft' },
      },
    },
    counting: {
      description: 'A shorter retention was chosen: counts what it would delete.',
      meta: { view: 'form' },
      tags: ['busy', 'unsaved'],
      invoke: {
        id: 'countRemoved',
        src: 'countRemoved',
        input: ({ context }) => ({ days: context.draft.retention_days ?? 0 }),
        onDone: [
          { guard: { type: 'isNone', params: ({ event }) => ({ removes: event.output }) }, target: 'saving' },
          {
            target: 'asking',
            actions: { type: 'storeRemoves', params: ({ event }) => ({ removes: event.output }) },
          },
        ],
        onError: { target: 'dirty', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    asking: {
      description: 'The change would delete transcriptions: shows how many, and saves nothing before it is confirmed.',
      meta: { view: 'asking' },
      tags: 'unsaved',
      on: { 'loss.accept': 'saving', 'loss.refuse': { target: 'dirty', actions: 'clearRemoves' } },
    },
    saving: {
      description: 'Saves the changes.',
      meta: { view: 'form' },
      tags: ['busy', 'unsaved'],
      exit: 'clearRemoves',
      invoke: {
        id: 'saveSettings',
        src: 'saveSettings',
        input: ({ context: { saved, draft, removes } }) => ({ changes: differenceOf(saved, draft), removes }),
        onDone: {
          target: 'saved',
          actions: 'keepDraft',
        },
        onError: [
          { guard: { type: 'isCountOutdated', params: ({ event }) => event }, target: 'recounting' },
          { target: 'dirty', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    recounting: {
      description: 'The count that was shown is out of date: it is read again, and has to be confirmed.',
      meta: { view: 'form' },
      tags: ['busy', 'unsaved'],
      invoke: {
        id: 'countRemoved',
        src: 'countRemoved',
        input: ({ context }) => ({ days: context.draft.retention_days ?? 0 }),
        onDone: {
          target: 'asking',
          actions: { type: 'storeRemoves', params: ({ event }) => ({ removes: event.output }) },
        },
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
