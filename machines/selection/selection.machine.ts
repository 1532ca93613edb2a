import { assign, setup } from 'xstate'
import { DELETED_AT_ONCE_MAX } from '#contracts/limits.ts'
import type { ShellCommand } from '../kit/shell.ts'
import type { Viewed } from '../kit/view.ts'

type Item = { id: string }
type Items = { ids: readonly string[] }

export const selectionMachine = setup({
  types: {
    context: {} as { chosen: readonly string[] },
    events: {} as
      | { type: 'selection.start' }
      | ({ type: 'selection.toggle' } & Item)
      /** `ids`: the rows that are listed. */
      | ({ type: 'selection.all' } & Items)
      | { type: 'selection.clear' }
      | { type: 'selection.end' },
    emitted: {} as ShellCommand,
    meta: {} as Viewed<'idle' | 'choosing'>,
  },
  guards: {
    isChosen: ({ context: { chosen } }, { id }: Item) => chosen.includes(id),
    isRoomLeft: ({ context: { chosen } }) => chosen.length < DELETED_AT_ONCE_MAX,
  },
  actions: {
    addItem: assign({ chosen: ({ context: { chosen } }, { id }: Item) => [...new Set([...chosen, id])] }),
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
      description: 'No selection: a press opens a row.',
      meta: { view: 'idle' },
      on: { 'selection.start': 'choosing' },
    },
    choosing: {
      description: 'A press selects or deselects a row.',
      meta: { view: 'choosing' },
      exit: 'clearItems',
      on: {
        'selection.toggle': [
          {
            guard: { type: 'isChosen', params: ({ event }) => event },
            actions: { type: 'dropItem', params: ({ event }) => event },
          },
          { guard: 'isRoomLeft', actions: { type: 'addItem', params: ({ event }) => event } },
        ],
        'selection.all': { actions: { type: 'storeItems', params: ({ event }) => event } },
        'selection.clear': { actions: 'clearItems' },
        'selection.end': 'idle',
      },
    },
  },
})
