import { assign, setup } from 'xstate'
import { SEARCH_PAUSE } from '#contracts/limits.ts'
import type { ShellCommand } from '../kit/shell.ts'
import type { Viewed } from '../kit/view.ts'

type Written = { text: string }

export const userSearchMachine = setup({
  types: {
    context: {} as {
      /** The trimmed text of the field. */
      typed: string
      /** The text of the current search; empty means everybody. */
      asked: string
    },
    events: {} as ({ type: 'search.type' } & Written) | ({ type: 'search.submit' } & Written),
    emitted: {} as ShellCommand,
    tags: {} as 'busy',
    meta: {} as Viewed<'search'>,
  },
  guards: { isOther: ({ context }, { text }: Written) => text.trim() !== context.asked },
  actions: {
    storeTyped: assign({ typed: (_, { text }: Written) => text.trim() }),
    storeAsked: assign({ asked: ({ context }) => context.typed }),
  },
  delays: { typingPause: SEARCH_PAUSE },
}).createMachine({
  id: 'userSearch',
  description: 'Finds people by part of a name or address: debounced while typing, at once on submit.',
  context: { typed: '', asked: '' },
  initial: 'resting',
  states: {
    resting: {
      description: 'The list shows the results of the last search.',
      meta: { view: 'search' },
      on: {
        'search.type': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'typing',
          actions: { type: 'storeTyped', params: ({ event }) => event },
        },
        'search.submit': { actions: [{ type: 'storeTyped', params: ({ event }) => event }, 'storeAsked'] },
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
          target: 'resting',
          actions: [{ type: 'storeTyped', params: ({ event }) => event }, 'storeAsked'],
        },
      },
      after: { typingPause: { target: 'resting', actions: 'storeAsked' } },
    },
  },
})
