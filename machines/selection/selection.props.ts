import { consequencesOf } from '../kit/consequences.ts'
import type { Occurrence, Property } from '../kit/properties.ts'
import type { selectionMachine } from './selection.machine.ts'

const { after, isIdleIn } = consequencesOf<typeof selectionMachine>()

const isChoosing = isIdleIn('choosing')

/** Deselects a selected row; selects another one below the maximum. */
const toggled =
  (id: string) =>
  ({ before: { context } }: Occurrence<typeof selectionMachine>) => {
    const others = context.chosen.filter((other) => other !== id)
    if (others.length < context.chosen.length) return { context: { chosen: others } }
    return context.chosen.length < 50 ? { context: { chosen: [...context.chosen, id] } } : {}
  }

export const selectionProperties: readonly Property<typeof selectionMachine>[] = [
  {
    name: 'It starts with selecting switched off and none selected',
    cites: ['SCRIBE-36'],
    kind: 'start',
    input: 'start',
    expect: (state) => isIdleIn('idle')(state) && state.context.chosen.length === 0,
  },
  {
    name: 'Selecting starts with none selected',
    cites: ['SCRIBE-36'],
    ...after(isIdleIn('idle'), { 'selection.start': { shows: 'choosing', context: { chosen: [] } } }),
  },
  {
    name: 'Nothing can be selected before selecting is switched on',
    cites: ['SCRIBE-36'],
    kind: 'always',
    when: isIdleIn('idle'),
    expect: ({ context }) => context.chosen.length === 0,
  },
  {
    name: 'A press selects a row and another deselects it; at most fifty can be selected',
    cites: ['SCRIBE-36'],
    ...after(isChoosing, { 'selection.toggle:one': toggled('one'), 'selection.toggle:two': toggled('two') }),
  },
  {
    name: '"All" selects all listed rows',
    cites: ['SCRIBE-36'],
    ...after(isChoosing, { 'selection.all:few': { context: { chosen: ['one', 'two'] } } }),
  },
  {
    name: 'Of more than fifty listed rows, "all" selects the first fifty',
    cites: ['SCRIBE-36'],
    kind: 'after',
    on: 'selection.all:many',
    from: isChoosing,
    expect: ({ after: { context } }) =>
      context.chosen.length === 50 && context.chosen[0] === 'one' && context.chosen[49] === 'row 48',
  },
  {
    name: 'All can be deselected, and selecting stays on',
    cites: ['SCRIBE-36'],
    ...after(isChoosing, { 'selection.clear': { context: { chosen: [] } } }),
  },
  {
    name: 'Switching selecting off clears the selection, and a press opens rows again',
    cites: ['SCRIBE-36'],
    ...after(isChoosing, { 'selection.end': { shows: 'idle', context: { chosen: [] } } }),
  },
]
