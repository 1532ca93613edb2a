import { assign, emit, setup } from 'xstate'
import type { TranscribeChanges } from '#contracts/api/service-configurations.ts'
import type { Failure } from '#contracts/errors.ts'
import { API_TIMEOUT, TICK } from '#contracts/limits.ts'
import { isFailure, toFailure } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { Viewed } from '../kit/view.ts'
import { type Choices, differenceOf } from './choices.ts'

type Wrong = { error: unknown }
type Changed = { changes: TranscribeChanges }

export const transcribeSettingsMachine = setup({
  types: {
    /** What is stored. */
    input: {} as { choices: Choices },
    context: {} as { saved: Choices; draft: Choices; failure: Failure | null },
    events: {} as ({ type: 'settings.change' } & Changed) | { type: 'settings.save' } | { type: 'settings.revert' },
    emitted: {} as { type: 'rejectSession' } | { type: 'listChanged' },
    tags: {} as 'busy' | 'unsaved',
    meta: {} as Viewed<'form'>,
  },
  actors: {
    saveSettings: unprovided<void, Changed>('saveSettings'),
  },
  guards: {
    isAsSaved: ({ context }, { changes }: Changed) =>
      Object.keys(differenceOf(context.saved, { ...context.draft, ...changes })).length === 0,
    isRejected: (_, { error }: Wrong) => isFailure(error, 'auth.unauthenticated'),
  },
  actions: {
    storeDraft: assign({ draft: ({ context }, { changes }: Changed) => ({ ...context.draft, ...changes }) }),
    keepDraft: assign({ saved: ({ context }) => context.draft }),
    revertDraft: assign({ draft: ({ context }) => context.saved }),
    storeFailure: assign({ failure: (_, { error }: Wrong) => toFailure(error) }),
    storeTimeout: assign({ failure: { code: 'network.timeout' } }),
    clearFailure: assign({ failure: null }),
    emitRejection: emit({ type: 'rejectSession' as const }),
    emitChange: emit({ type: 'listChanged' as const }),
  },
  delays: { callTimeout: API_TIMEOUT + TICK },
}).createMachine({
  id: 'transcribeSettings',
  description: 'How Transcribe answers: chosen with a preview, and saved together.',
  context: ({ input }) => ({ saved: input.choices, draft: input.choices, failure: null }),
  initial: 'clean',
  states: {
    clean: {
      description: 'What is shown is what is stored.',
      meta: { view: 'form' },
      on: {
        'settings.change': [
          { guard: { type: 'isAsSaved', params: ({ event }) => event } },
          { target: 'dirty', actions: { type: 'storeDraft', params: ({ event }) => event } },
        ],
      },
    },
    dirty: {
      description: 'Something was chosen that is not stored yet, with what failed before.',
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
      description: 'What was chosen is being stored.',
      meta: { view: 'form' },
      tags: ['busy', 'unsaved'],
      invoke: {
        id: 'saveSettings',
        src: 'saveSettings',
        input: ({ context }) => ({ changes: differenceOf(context.saved, context.draft) }),
        onDone: {
          target: 'saved',
          actions: ['keepDraft', 'emitChange'],
        },
        onError: [
          {
            guard: { type: 'isRejected', params: ({ event }) => event },
            target: 'dirty',
            actions: [{ type: 'storeFailure', params: ({ event }) => event }, 'emitRejection'],
          },
          { target: 'dirty', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
      after: { callTimeout: { target: 'dirty', actions: 'storeTimeout' } },
    },
    saved: {
      description: 'It was stored just now.',
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
