import { assign, emit, sendTo, setup } from 'xstate'
import type { TranscribeChanges } from '#contracts/api/service-configurations.ts'
import type { Failure } from '#contracts/errors.ts'
import { API_TIMEOUT, TICK } from '#contracts/limits.ts'
import { isFailure, toFailure } from '../kit/to-failure.ts'
import { unprovided, unprovidedStream } from '../kit/unprovided.ts'
import type { Viewed } from '../kit/view.ts'
import { type Choices, differenceOf } from './choices.ts'

type Wrong = { error: unknown }
type Changed = { changes: TranscribeChanges }

export const transcribeSettingsMachine = setup({
  types: {
    /** What is stored. */
    input: {} as { choices: Choices },
    context: {} as { saved: Choices; draft: Choices; failure: Failure | null },
    events: {} as
      | ({ type: 'settings.change' } & Changed)
      | { type: 'settings.save' }
      | { type: 'settings.revert' }
      | { type: 'leave.asked' }
      | { type: 'leave.stay' }
      | { type: 'leave.discard' },
    emitted: {} as { type: 'rejectSession' } | { type: 'listChanged' },
    tags: {} as 'busy',
    meta: {} as Viewed<'form' | 'leaving'>,
  },
  actors: {
    saveSettings: unprovided<Choices, Changed>('saveSettings'),
    /** Holds back whatever leads away, and asks; told to go, it goes there. */
    guardLeaving: unprovidedStream<{ type: 'page.hold' } | { type: 'page.release' } | { type: 'page.leave' }>(
      'guardLeaving',
    ),
  },
  guards: {
    isAsSaved: ({ context }, { changes }: Changed) =>
      Object.keys(differenceOf(context.saved, { ...context.draft, ...changes })).length === 0,
    isRejected: (_, { error }: Wrong) => isFailure(error, 'auth.unauthenticated'),
  },
  actions: {
    storeDraft: assign({ draft: ({ context }, { changes }: Changed) => ({ ...context.draft, ...changes }) }),
    storeSaved: assign((_, { choices }: { choices: Choices }) => ({ saved: choices, draft: choices })),
    revertDraft: assign({ draft: ({ context }) => context.saved }),
    holdPage: sendTo('guardLeaving', { type: 'page.hold' }),
    releasePage: sendTo('guardLeaving', { type: 'page.release' }),
    leavePage: sendTo('guardLeaving', { type: 'page.leave' }),
    storeFailure: assign({ failure: (_, { error }: Wrong) => toFailure(error) }),
    storeTimeout: assign({ failure: { code: 'network.timeout' } }),
    clearFailure: assign({ failure: null }),
    emitRejection: emit({ type: 'rejectSession' as const }),
    emitChange: emit({ type: 'listChanged' as const }),
  },
  delays: { callTimeout: API_TIMEOUT + TICK },
}).createMachine({
  id: 'transcribeSettings',
  description: 'How Transcribe answers: chosen with a preview, saved together, and not left unsaved unawares.',
  context: ({ input }) => ({ saved: input.choices, draft: input.choices, failure: null }),
  invoke: { id: 'guardLeaving', src: 'guardLeaving', onError: {} },
  initial: 'clean',
  on: { 'leave.asked': {} },
  states: {
    clean: {
      description: 'What is shown is what is stored.',
      meta: { view: 'form' },
      on: {
        'settings.change': [
          { guard: { type: 'isAsSaved', params: ({ event }) => event } },
          { target: 'dirty', actions: ['holdPage', { type: 'storeDraft', params: ({ event }) => event }] },
        ],
      },
    },
    dirty: {
      description: 'Something was chosen that is not stored yet, with what failed before.',
      meta: { view: 'form' },
      exit: 'clearFailure',
      on: {
        'settings.change': [
          {
            guard: { type: 'isAsSaved', params: ({ event }) => event },
            target: 'clean',
            actions: ['revertDraft', 'releasePage'],
          },
          { actions: { type: 'storeDraft', params: ({ event }) => event } },
        ],
        'settings.save': 'saving',
        'settings.revert': { target: 'clean', actions: ['revertDraft', 'releasePage'] },
        'leave.asked': 'leaving',
      },
    },
    saving: {
      description: 'What was chosen is being stored.',
      meta: { view: 'form' },
      tags: 'busy',
      invoke: {
        id: 'saveSettings',
        src: 'saveSettings',
        input: ({ context }) => ({ changes: differenceOf(context.saved, context.draft) }),
        onDone: {
          target: 'saved',
          actions: [
            { type: 'storeSaved', params: ({ event }) => ({ choices: event.output }) },
            'releasePage',
            'emitChange',
          ],
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
          { target: 'dirty', actions: ['holdPage', { type: 'storeDraft', params: ({ event }) => event }] },
        ],
      },
    },
    leaving: {
      description: 'Somebody is about to leave with something unsaved: whether that is meant is asked.',
      meta: { view: 'leaving' },
      on: {
        'leave.stay': 'dirty',
        'leave.discard': { target: 'clean', actions: ['revertDraft', 'leavePage'] },
      },
    },
  },
})
