import { assign, setup } from 'xstate'
import { DELETED_AT_ONCE_MAX } from '#contracts/limits.ts'
import type { ShellCommand } from '../kit/shell.ts'
import type { ViewMeta } from '../kit/view.ts'

type Items = { ids: readonly string[] }
type Item = Items & { id: string }

/** The chosen rows that are listed: others are hidden by a search or a filter. */
const listedOf = (chosen: readonly string[], ids: readonly string[]) => ids.filter((id) => chosen.includes(id))

export const selectionMachine = setup({
  types: {
    context: {} as { chosen: readonly string[] },
    events: {} as
      | { type: 'selection.start' }
      /** `ids`: the rows that are listed. */
      | ({ type: 'selection.toggle' } & Item)
      | ({ type: 'selection.all' } & Items)
      | { type: 'selection.clear' }
      | { type: 'selection.end' },
    emitted: {} as ShellCommand,
    meta: {} as ViewMeta<'idle' | 'selecting'>,
  },
  guards: {
    isChosen: ({ context: { chosen } }, { id }: Item) => chosen.includes(id),
    isRoomLeft: ({ context: { chosen } }, { ids }: Items) => listedOf(chosen, ids).length < DELETED_AT_ONCE_MAX,
  },
  actions: {
    /** Hidden ones stay chosen up to the maximum. */
    addItem: assign({
      chosen: ({ context: { chosen } }, { id, ids }: Item) =>
        [...new Set([...listedOf([...chosen, id], ids), ...chosen])].slice(0, DELETED_AT_ONCE_MAX),
    }),
    dropItem: assign({ chosen: ({ context: { chosen } }, { id }: Item) => chosen.filter((other) => other !== id) }),
    storeItems: assign({ chosen: (_, { ids }: Items) => ids.slice(0, DELETED_AT_ONCE_MAX) }),
    clearItems: assign({ chosen: [] }),
  },
}).createMachine({
  id: 'selection',
  description: 'Selects several transcriptions of a list for a bulk action.',
  context: { chosen: [] },
  initial: 'idle',
  states: {
    idle: {
      description: 'No selection: a click opens a row.',
      meta: { view: 'idle' },
      on: { 'selection.start': 'selecting' },
    },
    selecting: {
      description: 'A click selects or deselects a row.',
      meta: { view: 'selecting' },
      exit: 'clearItems',
      on: {
        'selection.toggle': [
          {
            guard: { type: 'isChosen', params: ({ event }) => event },
            actions: { type: 'dropItem', params: ({ event }) => event },
          },
          {
            guard: { type: 'isRoomLeft', params: ({ event }) => event },
            actions: { type: 'addItem', params: ({ event }) => event },
          },
        ],
        'selection.all': { actions: { type: 'storeItems', params: ({ event }) => event } },
        'selection.clear': { actions: 'clearItems' },
        'selection.end': 'idle',
      },
    },
  },
})
