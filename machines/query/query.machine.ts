import { assign, setup } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { isFailure, toFailure, type Rejection } from '../kit/to-failure.ts'
import { unprovided, unprovidedStream } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

/** `shown`: the current data, so that as many rows are fetched again; `isMore` fetches another page of a list. */
export type FetchRequest = { shown: unknown; isMore: boolean }

export const queryMachine = setup({
  types: {
    /** The cached answer, if there is one. */
    input: {} as { cached: { data: unknown } | null },
    context: {} as {
      /** The last successful answer; its type is set by the provider of `read`. */
      data: unknown
      /** Whether there is an answer, as null may be one. */
      hasData: boolean
      failure: Failure | null
    },
    events: {} as { type: 'data.retry' } | { type: 'data.more' } | { type: 'data.changed' },
    emitted: {} as ShellCommand,
    tags: {} as 'busy',
    meta: {} as ViewMeta<'loading' | 'failed' | 'ready' | null>,
  },
  actors: {
    read: unprovided<unknown, FetchRequest>('read'),
    /** Reports when a command has invalidated the query. */
    watchQuery: unprovidedStream('watchQuery'),
  },
  guards: { hasData: ({ context }) => context.hasData },
  actions: {
    storeData: assign((_, { output }: { output: unknown }) => ({ data: output, hasData: true })),
    /** What was read before is cleared if access to it was lost, such as the role of an administrator. */
    storeFailure: assign((_, { error }: Rejection) => ({
      failure: toFailure(error),
      ...(isFailure(error, 'access.denied') && { data: null, hasData: false }),
    })),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'query',
  description:
    'One query of the account area: fetched, shown from the cache, revalidated. Its failure affects no other.',
  context: ({ input: { cached } }) => ({ data: cached?.data ?? null, hasData: cached !== null, failure: null }),
  invoke: { id: 'watchQuery', src: 'watchQuery', onError: {} },
  initial: 'initializing',
  states: {
    initializing: {
      description: 'Shows the cached answer at once, if there is one, and revalidates.',
      meta: { view: null },
      always: [{ guard: 'hasData', target: 'refreshing' }, { target: 'loading' }],
    },
    loading: {
      description: 'First fetch: nothing is cached.',
      meta: { view: 'loading' },
      tags: 'busy',
      entry: 'clearFailure',
      on: { 'data.changed': { target: 'loading', reenter: true } },
      invoke: {
        id: 'read',
        src: 'read',
        input: { shown: null, isMore: false },
        onDone: { target: 'ready', actions: { type: 'storeData', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'A fetch failed and there is no answer, or access to it was lost: shows why, with a retry.',
      meta: { view: 'failed' },
      always: { guard: 'hasData', target: 'ready' },
      on: { 'data.retry': 'loading', 'data.changed': 'loading' },
    },
    ready: {
      description: 'Shows the answer and the last failure.',
      meta: { view: 'ready' },
      on: { 'data.retry': 'refreshing', 'data.changed': 'refreshing', 'data.more': 'loadingMore' },
    },
    refreshing: {
      description: 'Revalidates while the last answer stays on screen.',
      meta: { view: 'ready' },
      tags: 'busy',
      entry: 'clearFailure',
      on: { 'data.changed': { target: 'refreshing', reenter: true } },
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => ({ shown: context.data, isMore: false }),
        onDone: { target: 'ready', actions: { type: 'storeData', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    loadingMore: {
      description: 'Fetches the next page of a list.',
      meta: { view: 'ready' },
      tags: 'busy',
      entry: 'clearFailure',
      on: { 'data.changed': 'refreshing' },
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => ({ shown: context.data, isMore: true }),
        onDone: { target: 'ready', actions: { type: 'storeData', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
  },
})
