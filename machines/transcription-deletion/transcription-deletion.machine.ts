import { assign, setup } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import { UNDO_PAUSED, UNDO_OFFERED } from '#contracts/limits.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { isFailure, toFailure, type Rejection } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

type Ids = { ids: readonly string[] }
type Context = {
  /** Ids that the list hides: deleted in this visit and not restored. */
  hidden: readonly string[]
  /** Ids of the last deletion: those requested, then, once it is answered, those that can be restored. */
  last: readonly string[]
  failure: Failure | null
}

export const transcriptionDeletionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | ({ type: 'transcriptions.delete' } & Ids)
      | { type: 'deletion.retry' }
      | { type: 'deletion.undo' }
      | { type: 'deletion.dismiss' }
      | { type: 'undo.pause' }
      | { type: 'undo.resume' }
      /** Another person, or nobody, is signed in now. */
      | { type: 'account.changed' },
    emitted: {} as ShellCommand,
    tags: {} as 'busy',
    meta: {} as ViewMeta<
      'idle' | 'deleting' | 'deleted' | 'undoPaused' | 'restoring' | 'restored' | 'failed' | 'restoreFailed'
    >,
  },
  actors: {
    /** Resolves with the ids that can be restored. */
    deleteTranscriptions: unprovided<readonly string[], Ids>('deleteTranscriptions'),
    /** Restores all of them, or rejects. */
    restoreTranscriptions: unprovided<void, Ids>('restoreTranscriptions'),
  },
  guards: {
    isNoneLeft: (_, { left }: { left: readonly string[] }) => left.length === 0,
    isRestorable: ({ context }) => !isFailure(context.failure, 'transcription.gone'),
  },
  actions: {
    storeIds: assign({ last: (_, { ids }: Ids) => ids }),
    hideLast: assign({ hidden: ({ context: { hidden, last } }) => [...new Set([...hidden, ...last])], failure: null }),
    showLast: assign({ hidden: ({ context: { hidden, last } }) => hidden.filter((id) => !last.includes(id)) }),
    storeRestorable: assign({ last: (_, { left }: { left: readonly string[] }) => left }),
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    clearFailure: assign({ failure: null }),
    forgetAll: assign({ hidden: [], last: [], failure: null }),
  },
  delays: { undoOffered: UNDO_OFFERED, undoPaused: UNDO_PAUSED, noticeShown: UNDO_OFFERED },
}).createMachine({
  id: 'transcriptionDeletion',
  description: 'Deletes transcriptions of a list at once, with an undo for a few seconds.',
  context: { hidden: [], last: [], failure: null },
  on: {
    'transcriptions.delete': { target: '.deleting', actions: { type: 'storeIds', params: ({ event }) => event } },
    'account.changed': { target: '.idle', actions: 'forgetAll' },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'No deletion can be undone.',
      meta: { view: 'idle' },
    },
    deleting: {
      description: 'Deletes them; they have left the list (optimistic).',
      meta: { view: 'deleting' },
      tags: 'busy',
      entry: 'hideLast',
      // One deletion at a time: its answer says what can be undone.
      on: { 'transcriptions.delete': {} },
      invoke: {
        id: 'deleteTranscriptions',
        src: 'deleteTranscriptions',
        input: ({ context }) => ({ ids: context.last }),
        onDone: [
          { guard: { type: 'isNoneLeft', params: ({ event }) => ({ left: event.output }) }, target: 'idle' },
          { target: 'deleted', actions: { type: 'storeRestorable', params: ({ event }) => ({ left: event.output }) } },
        ],
        onError: {
          target: 'failed',
          actions: [{ type: 'storeFailure', params: ({ event }) => event }, 'showLast'],
        },
      },
    },
    deleted: {
      description: 'Deleted: offers undo for a few seconds.',
      meta: { view: 'deleted' },
      on: { 'deletion.undo': 'restoring', 'deletion.dismiss': 'idle', 'undo.pause': 'undoPaused' },
      after: { undoOffered: 'idle' },
    },
    undoPaused: {
      description: 'Deleted: the undo stays while it has focus or the pointer.',
      meta: { view: 'undoPaused' },
      on: { 'deletion.undo': 'restoring', 'deletion.dismiss': 'idle', 'undo.resume': 'deleted' },
      after: { undoPaused: 'idle' },
    },
    restoring: {
      description: 'Restores them.',
      meta: { view: 'restoring' },
      tags: 'busy',
      entry: 'clearFailure',
      on: { 'transcriptions.delete': {} },
      invoke: {
        id: 'restoreTranscriptions',
        src: 'restoreTranscriptions',
        input: ({ context }) => ({ ids: context.last }),
        onDone: { target: 'restored', actions: 'showLast' },
        onError: { target: 'restoreFailed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    restored: {
      description: 'Restored: shows a confirmation for a few seconds.',
      meta: { view: 'restored' },
      on: { 'deletion.dismiss': 'idle' },
      after: { noticeShown: 'idle' },
    },
    failed: {
      description: 'The deletion failed and they are back in the list: shows why, with a retry.',
      meta: { view: 'failed' },
      on: {
        'deletion.retry': 'deleting',
        'deletion.dismiss': { target: 'idle', actions: 'clearFailure' },
      },
    },
    restoreFailed: {
      description: 'The undo failed: shows why, with a retry unless it is too late.',
      meta: { view: 'restoreFailed' },
      on: {
        'deletion.undo': { guard: 'isRestorable', target: 'restoring' },
        'deletion.dismiss': { target: 'idle', actions: 'clearFailure' },
      },
    },
  },
})
