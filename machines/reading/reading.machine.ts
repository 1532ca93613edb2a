import { assign, setup } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { toFailure } from '../kit/to-failure.ts'
import { unprovided, unprovidedStream } from '../kit/unprovided.ts'
import type { Viewed } from '../kit/view.ts'

type Wrong = { error: unknown }

/** `shown`: the current data, so that as many rows are fetched again; `isMore` fetches another page of a list. */
export type Reading = { shown: unknown; isMore: boolean }

export const readingMachine = setup({
  types: {
    /** The cached answer, if there is one. */
    input: {} as { known: { data: unknown } | null },
    context: {} as {
      /** The last successful answer; its type is known to the provider of `read`. */
      data: unknown
      /** Whether there is an answer, as null may be one. */
      isKnown: boolean
      failure: Failure | null
    },
    events: {} as { type: 'data.retry' } | { type: 'data.more' } | { type: 'data.changed' },
    emitted: {} as ShellCommand,
    tags: {} as 'busy',
    meta: {} as Viewed<'loading' | 'failed' | 'ready' | null>,
  },
  actors: {
    read: unprovided<unknown, Reading>('read'),
    /** Reports when a command has invalidated the query. */
    watchQuery: unprovidedStream('watchQuery'),
  },
  guards: { isKnown: ({ context }) => context.isKnown },
  actions: {
    storeData: assign((_, { data }: { data: unknown }) => ({ data, isKnown: true })),
    storeFailure: assign({ failure: (_, { error }: Wrong) => toFailure(error) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'reading',
  description: 'One card or list of the account area: read, shown, read again. Its failure is its own.',
  context: ({ input: { known } }) => ({ data: known?.data ?? null, isKnown: known !== null, failure: null }),
  invoke: { id: 'watchQuery', src: 'watchQuery', onError: {} },
  initial: 'starting',
  states: {
    starting: {
      description: 'Whatever is remembered is shown at once, and read again.',
      meta: { view: null },
      always: [{ guard: 'isKnown', target: 'refreshing' }, { target: 'loading' }],
    },
    loading: {
      description: 'Nothing is known yet.',
      meta: { view: 'loading' },
      tags: 'busy',
      entry: 'clearFailure',
      on: { 'data.changed': { target: 'loading', reenter: true } },
      invoke: {
        id: 'read',
        src: 'read',
        input: { shown: null, isMore: false },
        onDone: { target: 'ready', actions: { type: 'storeData', params: ({ event }) => ({ data: event.output }) } },
        onError: { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'Nothing could be read: why, and another try.',
      meta: { view: 'failed' },
      on: { 'data.retry': 'loading', 'data.changed': 'loading' },
    },
    ready: {
      description: 'What was read is shown, with what failed since.',
      meta: { view: 'ready' },
      on: { 'data.retry': 'refreshing', 'data.changed': 'refreshing', 'data.more': 'growing' },
    },
    refreshing: {
      description: 'What was read stays in sight while it is read again.',
      meta: { view: 'ready' },
      tags: 'busy',
      entry: 'clearFailure',
      on: { 'data.changed': { target: 'refreshing', reenter: true } },
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => ({ shown: context.data, isMore: false }),
        onDone: { target: 'ready', actions: { type: 'storeData', params: ({ event }) => ({ data: event.output }) } },
        onError: { target: 'ready', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    growing: {
      description: 'One more page of a list is being read, below what is there.',
      meta: { view: 'ready' },
      tags: 'busy',
      entry: 'clearFailure',
      on: { 'data.changed': 'refreshing' },
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => ({ shown: context.data, isMore: true }),
        onDone: { target: 'ready', actions: { type: 'storeData', params: ({ event }) => ({ data: event.output }) } },
        onError: { target: 'ready', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
  },
})
