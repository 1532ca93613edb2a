import { assign, setup } from 'xstate'
import type { OpenedTranscription } from '#contracts/api/transcriptions.ts'
import type { Failure } from '#contracts/errors.ts'
import { HIDE_TEXT_AFTER } from '#contracts/limits.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { isFailure, toFailure, type Rejection } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

/** A stored, encrypted transcription; rows of older versions may lack `content` or `keyId`. */
export type SealedTranscription = { id: string; content: string | null; summary: string | null; keyId: string | null }

/** `cached`: already decrypted with the summaries of the list, so that opening it makes no call. */
type TranscriptionInput = { item: SealedTranscription; cached: OpenedTranscription | null }

export const transcriptionMachine = setup({
  types: {
    input: {} as TranscriptionInput,
    context: {} as TranscriptionInput & { opened: OpenedTranscription | null; failure: Failure | null },
    events: {} as { type: 'text.open' } | { type: 'text.hide' },
    emitted: {} as ShellCommand,
    tags: {} as 'busy',
    meta: {} as ViewMeta<'locked' | 'decrypting' | 'readable' | 'unavailable' | 'failed' | 'empty' | 'sample'>,
  },
  actors: {
    decrypt: unprovided<OpenedTranscription, { item: SealedTranscription }>('decrypt'),
  },
  guards: {
    isCached: ({ context }) => context.cached !== null,
    isSealed: ({ context }) => context.item.content !== null && context.item.keyId !== null,
    isEmpty: (_, { opened }: { opened: OpenedTranscription }) => opened.decrypted_content.trim() === '',
    isServerFailure: (_, { error }: Rejection) =>
      isFailure(error, 'service.unavailable') || isFailure(error, 'unexpected'),
  },
  actions: {
    storeOpened: assign({ opened: (_, { opened }: { opened: OpenedTranscription }) => opened }),
    storeCached: assign({ opened: ({ context }) => context.cached }),
    forgetOpened: assign({ opened: null }),
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    clearFailure: assign({ failure: null }),
  },
  delays: { hideAfter: HIDE_TEXT_AFTER },
}).createMachine({
  id: 'transcription',
  description: 'One transcription of the list: sealed until its owner opens it, sealed again after five minutes.',
  context: ({ input }) => ({ ...input, opened: null, failure: null }),
  initial: 'locked',
  states: {
    locked: {
      description: 'The text is sealed; shows what the list shows of its summary.',
      meta: { view: 'locked' },
      on: {
        'text.open': [
          { guard: 'isCached', target: 'readable', actions: 'storeCached' },
          { guard: 'isSealed', target: 'decrypting' },
          { target: 'unavailable' },
        ],
      },
    },
    decrypting: {
      description: 'The text is being decrypted.',
      meta: { view: 'decrypting' },
      tags: 'busy',
      invoke: {
        id: 'decrypt',
        src: 'decrypt',
        input: ({ context }) => ({ item: context.item }),
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => ({ opened: event.output }) }, target: 'empty' },
          {
            target: 'readable',
            actions: { type: 'storeOpened', params: ({ event }) => ({ opened: event.output }) },
          },
        ],
        onError: [
          { guard: { type: 'isServerFailure', params: ({ event }) => event }, target: 'sample' },
          { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
        ],
      },
    },
    readable: {
      description: 'Shows summary and text; seals them again five minutes after they were opened.',
      meta: { view: 'readable' },
      exit: 'forgetOpened',
      on: { 'text.hide': 'locked' },
      after: { hideAfter: 'locked' },
    },
    unavailable: {
      description: 'Content or key is missing: shows what there is.',
      meta: { view: 'unavailable' },
      on: { 'text.hide': 'locked' },
    },
    empty: {
      description: 'The decrypted text is empty.',
      meta: { view: 'empty' },
      on: { 'text.hide': 'locked' },
    },
    sample: {
      description: 'The server failed: shows a sample, marked as one.',
      meta: { view: 'sample' },
      on: { 'text.open': 'decrypting', 'text.hide': 'locked' },
    },
    failed: {
      description: 'The text could not be decrypted: shows why, with a retry.',
      meta: { view: 'failed' },
      exit: 'clearFailure',
      on: { 'text.open': 'decrypting', 'text.hide': 'locked' },
    },
  },
})
