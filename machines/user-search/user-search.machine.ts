import { assign, emit, setup } from 'xstate'
import { SEARCH_PARAMETER } from '#contracts/user-list-query.ts'
import { SEARCH_PAUSE } from '#contracts/limits.ts'
import type { ShellCommand } from '../kit/shell.ts'
import { unprovidedStream } from '../kit/unprovided.ts'
import type { ViewMeta } from '../kit/view.ts'

type TextParams = { text: string }

export const userSearchMachine = setup({
  types: {
    /** Search text in the URL of the page. */
    input: {} as { searched: string },
    context: {} as {
      /** The trimmed text of the field. */
      typed: string
      /** The text of the current search; empty means everybody. */
      searched: string
    },
    events: {} as
      | ({ type: 'search.type' } & TextParams)
      | ({ type: 'search.submit' } & TextParams)
      /** The search text in the URL has changed: by a link or back navigation. */
      | ({ type: 'search.show' } & TextParams),
    emitted: {} as ShellCommand<'changeQuery'>,
    tags: {} as 'busy',
    meta: {} as ViewMeta<'search'>,
  },
  actors: {
    /** Reports the search text of the page's URL each time that it changes. */
    watchUrl: unprovidedStream('watchUrl'),
  },
  guards: { isOther: ({ context }, { text }: TextParams) => text.trim() !== context.searched },
  actions: {
    storeTyped: assign({ typed: (_, { text }: TextParams) => text.trim() }),
    storeSearched: assign({ searched: ({ context }) => context.typed }),
    emitSearched: emit(({ context }) => ({
      type: 'changeQuery' as const,
      parameter: SEARCH_PARAMETER,
      value: context.searched,
    })),
  },
  delays: { typingPause: SEARCH_PAUSE },
}).createMachine({
  id: 'userSearch',
  description: 'Finds people by part of a name or address: debounced while typing, at once on submit; kept in the URL.',
  context: ({ input: { searched } }) => ({ typed: searched, searched }),
  invoke: { id: 'watchUrl', src: 'watchUrl', onError: {} },
  initial: 'idle',
  on: {
    'search.show': [
      {
        guard: { type: 'isOther', params: ({ event }) => event },
        target: '.idle',
        actions: [{ type: 'storeTyped', params: ({ event }) => event }, 'storeSearched'],
      },
      // Already the current search, such as after a change of the URL by this machine.
      {},
    ],
  },
  states: {
    idle: {
      description: 'The list shows the results of the last search.',
      meta: { view: 'search' },
      on: {
        'search.type': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'typing',
          actions: { type: 'storeTyped', params: ({ event }) => event },
        },
        'search.submit': {
          actions: [{ type: 'storeTyped', params: ({ event }) => event }, 'storeSearched', 'emitSearched'],
        },
      },
    },
    typing: {
      description: 'Debouncing: searches once typing pauses.',
      meta: { view: 'search' },
      tags: 'busy',
      on: {
        'search.type': {
          target: 'typing',
          reenter: true,
          actions: { type: 'storeTyped', params: ({ event }) => event },
        },
        'search.submit': {
          target: 'idle',
          actions: [{ type: 'storeTyped', params: ({ event }) => event }, 'storeSearched', 'emitSearched'],
        },
      },
      after: { typingPause: { target: 'idle', actions: ['storeSearched', 'emitSearched'] } },
    },
  },
})
