import { assign, setup } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import { UNDO_HELD, UNDO_OFFERED } from '#contracts/limits.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { isFailure, toFailure, type Rejection } from '../kit/to-failure.ts'
import { unprovided } from '../kit/unprovided.ts'
import type { Viewed } from '../kit/view.ts'

type Items = { ids: readonly string[] }
type Context = {
  /** Ids that the list hides: deleted in this visit and not restored. */
  gone: readonly string[]
  /** Ids of the last deletion: those requested, then, once it is answered, those that can be restored. */
  last: readonly string[]
  failure: Failure | null
}

export const removalMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | ({ type: 'items.remove' } & Items)
      | { type: 'removal.retry' }
      | { type: 'removal.undo' }
      | { type: 'removal.dismiss' }
      | { type: 'offer.hold' }
      | { type: 'offer.release' }
      /** Another person, or nobody, is signed in now. */
      | { type: 'person.changed' },
    emitted: {} as ShellCommand,
    tags: {} as 'busy',
    meta: {} as Viewed<
      'idle' | 'removing' | 'removed' | 'held' | 'restoring' | 'restored' | 'failed' | 'restoreFailed'
    >,
  },
  actors: {
    /** Resolves with the ids that can be restored. */
    remove: unprovided<readonly string[], Items>('remove'),
    /** Restores all of them, or rejects. */
    restore: unprovided<void, Items>('restore'),
  },
  guards: {
    isNoneLeft: (_, { left }: { left: readonly string[] }) => left.length === 0,
    isRestorable: ({ context }) => !isFailure(context.failure, 'transcription.gone'),
  },
  actions: {
    storeItems: assign({ last: (_, { ids }: Items) => ids }),
    hideLast: assign({ gone: ({ context: { gone, last } }) => [...new Set([...gone, ...last])], failure: null }),
    showLast: assign({ gone: ({ context: { gone, last } }) => gone.filter((id) => !last.includes(id)) }),
    storeRestorable: assign({ last: (_, { left }: { left: readonly string[] }) => left }),
    storeFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    clearFailure: assign({ failure: null }),
    forgetAll: assign({ gone: [], last: [], failure: null }),
  },
  delays: { undoOffered: UNDO_OFFERED, undoHeld: UNDO_HELD, noticeShown: UNDO_OFFERED },
}).createMachine({
  id: 'removal',
  description: 'Deletes transcriptions of a list at once, with an undo for a few seconds.',
  context: { gone: [], last: [], failure: null },
  on: {
    'items.remove': { target: '.removing', actions: { type: 'storeItems', params: ({ event }) => event } },
    'person.changed': { target: '.idle', actions: 'forgetAll' },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'No deletion can be undone.',
      meta: { view: 'idle' },
    },
    removing: {
      description: 'Deletes them; they have left the list (optimistic).',
      meta: { view: 'removing' },
      tags: 'busy',
      entry: 'hideLast',
      // One deletion at a time: its answer says what can be undone.
      on: { 'items.remove': {} },
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({ ids: context.last }),
        onDone: [
          { guard: { type: 'isNoneLeft', params: ({ event }) => ({ left: event.output }) }, target: 'idle' },
          { target: 'removed', actions: { type: 'storeRestorable', params: ({ event }) => ({ left: event.output }) } },
        ],
        onError: {
          target: 'failed',
          actions: [{ type: 'storeFailure', params: ({ event }) => event }, 'showLast'],
        },
      },
    },
    removed: {
      description: 'Deleted: offers undo for a few seconds.',
      meta: { view: 'removed' },
      on: { 'removal.undo': 'restoring', 'removal.dismiss': 'idle', 'offer.hold': 'held' },
      after: { undoOffered: 'idle' },
    },
    held: {
      description: 'Deleted: the undo stays while it has focus or the pointer.',
      meta: { view: 'held' },
      on: { 'removal.undo': 'restoring', 'removal.dismiss': 'idle', 'offer.release': 'removed' },
      after: { undoHeld: 'idle' },
    },
    restoring: {
      description: 'Restores them.',
      meta: { view: 'restoring' },
      tags: 'busy',
      entry: 'clearFailure',
      on: { 'items.remove': {} },
      invoke: {
        id: 'restore',
        src: 'restore',
        input: ({ context }) => ({ ids: context.last }),
        onDone: { target: 'restored', actions: 'showLast' },
        onError: { target: 'restoreFailed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    restored: {
      description: 'Restored: shows a confirmation for a few seconds.',
      meta: { view: 'restored' },
      on: { 'removal.dismiss': 'idle' },
      after: { noticeShown: 'idle' },
    },
    failed: {
      description: 'The deletion failed and they are back in the list: shows why, with a retry.',
      meta: { view: 'failed' },
      on: {
        'removal.retry': 'removing',
        'removal.dismiss': { target: 'idle', actions: 'clearFailure' },
      },
    },
    restoreFailed: {
      description: 'The undo failed: shows why, with a retry unless it is too late.',
      meta: { view: 'restoreFailed' },
      on: {
        'removal.undo': { guard: 'isRestorable', target: 'restoring' },
        'removal.dismiss': { target: 'idle', actions: 'clearFailure' },
      },
    },
  },
})
