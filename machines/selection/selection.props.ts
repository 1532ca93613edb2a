import { consequencesOf } from '../kit/consequences.ts'
import type { Occurrence, Property } from '../kit/properties.ts'
import type { selectionMachine } from './selection.machine.ts'

const { after, isIdleIn } = consequencesOf<typeof selectionMachine>()

const isSelecting = isIdleIn('selecting')

type Step = Occurrence<typeof selectionMachine>

/** In any order. */
const areChosen = (ids: readonly string[], { context: { chosen } }: Step['after']) =>
  chosen.length === ids.length && ids.every((id) => chosen.includes(id))

const without = (id: string, { context: { chosen } }: Step['before']) => chosen.filter((other) => other !== id)

export const selectionProperties: readonly Property<typeof selectionMachine>[] = [
  {
    name: 'The list starts with selecting switched off and no row selected',
    cites: ['SCRIBE-36'],
    kind: 'start',
    input: 'start',
    expect: (state) => isIdleIn('idle')(state) && state.context.chosen.length === 0,
  },
  {
    name: 'Selecting starts with no row selected',
    cites: ['SCRIBE-36'],
    ...after(isIdleIn('idle'), { 'selection.start': { shows: 'selecting', context: { chosen: [] } } }),
  },
  {
    name: 'Nothing can be selected before selecting is switched on',
    cites: ['SCRIBE-36'],
    kind: 'always',
    when: isIdleIn('idle'),
    expect: ({ context }) => context.chosen.length === 0,
  },
  {
    name: 'A click selects a row and another deselects it; at most fifty can be selected',
    cites: ['SCRIBE-36'],
    kind: 'after',
    on: ['selection.toggle:one', 'selection.toggle:two'],
    from: isSelecting,
    expect: ({ on, before, after: next }) => {
      const { chosen } = before.context
      const id = on === 'selection.toggle:one' ? 'one' : 'two'
      if (chosen.includes(id)) return isSelecting(next) && areChosen(without(id, before), next)
      return isSelecting(next) && areChosen(chosen.length < 50 ? [...chosen, id] : chosen, next)
    },
  },
  {
    name: 'A row that a search shows can be selected however many it hides, and no more than fifty stay selected',
    cites: ['SCRIBE-45'],
    ...after(isSelecting, {
      'selection.toggle:found': ({ before }) => {
        const { chosen } = before.context
        return {
          context: { chosen: chosen.includes('two') ? without('two', before) : ['two', ...chosen].slice(0, 50) },
        }
      },
    }),
  },
  {
    name: '"All" selects all listed rows',
    cites: ['SCRIBE-36'],
    ...after(isSelecting, { 'selection.all:few': { context: { chosen: ['one', 'two'] } } }),
  },
  {
    name: 'Of more than fifty listed rows, "all" selects the first fifty',
    cites: ['SCRIBE-36'],
    kind: 'after',
    on: 'selection.all:many',
    from: isSelecting,
    expect: ({ after: { context } }) =>
      context.chosen.length === 50 && context.chosen[0] === 'one' && context.chosen[49] === 'row 48',
  },
  {
    name: 'All rows can be deselected, and selecting stays on',
    cites: ['SCRIBE-36'],
    ...after(isSelecting, { 'selection.clear': { context: { chosen: [] } } }),
  },
  {
    name: 'Switching selecting off clears the selection, and a click opens rows again',
    cites: ['SCRIBE-36'],
    ...after(isSelecting, { 'selection.end': { shows: 'idle', context: { chosen: [] } } }),
  },
]
