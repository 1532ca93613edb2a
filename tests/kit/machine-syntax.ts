/** States and transitions in the syntax tree of a machine file. */
import { argumentsOf, keyOf, listOf, type Node, membersOf, propertyOf, stringOf, valueOf } from './syntax.ts'

/** `id` as XState gives it: `login.reset.sent`. */
export type WrittenState = { id: string; path: readonly string[]; node: Node }

/** `name` is the one that coverage uses. The transition is one of the `siblings` that `property` of `owner` holds. */
export type WrittenTransition = {
  name: string
  state: WrittenState
  owner: Node
  property: Node
  siblings: readonly Node[]
  index: number
  node: Node
}

export const configOf = (program: Node): Node => {
  const [config] = argumentsOf(program, 'createMachine')
  if (config === undefined) throw new Error('no machine is created')
  return config
}

export const statesOf = (config: Node): WrittenState[] => {
  const inside = (node: Node, path: readonly string[]): WrittenState[] => {
    const id = [stringOf(valueOf(config, 'id')), ...path].join('.')
    const states = membersOf(valueOf(node, 'states')).map(keyOf)
    const children = states.flatMap((name) => {
      const child = valueOf(valueOf(node, 'states'), name)
      return child ? inside(child, [...path, name]) : []
    })
    return [{ id, path, node }, ...children]
  }
  return inside(config, [])
}

type Slot = { owner: Node; property: Node; event: string }

const slotsIn = (owner: Node | undefined, eventOf: (key: string) => string): Slot[] =>
  owner === undefined ? [] : membersOf(owner).map((property) => ({ owner, property, event: eventOf(keyOf(property)) }))

const slot = (owner: Node, key: string, event: string): Slot[] => {
  const property = propertyOf(owner, key)
  return property ? [{ owner, property, event }] : []
}

const slotsOf = ({ id, node }: WrittenState): Slot[] => [
  ...slotsIn(valueOf(node, 'on'), (type) => `on ${type}`),
  ...slotsIn(valueOf(node, 'after'), (delay) => `on xstate.after.${delay}.${id}`),
  ...slot(node, 'always', 'always'),
  ...slot(node, 'onDone', `on xstate.done.state.${id}`),
  ...listOf(valueOf(node, 'invoke')).flatMap((invoke) => {
    const actor = stringOf(valueOf(invoke, 'id'))
    return [
      ...slot(invoke, 'onDone', `on xstate.done.actor.${actor}`),
      ...slot(invoke, 'onError', `on xstate.error.actor.${actor}`),
    ]
  }),
]

export const transitionsIn = (state: WrittenState): WrittenTransition[] =>
  slotsOf(state).flatMap(({ owner, property, event }) => {
    const siblings = listOf(valueOf(owner, keyOf(property)))
    return siblings.map((node, index) => {
      const name = `${state.id} ${event} #${index}`
      return { name, state, owner, property, siblings, index, node }
    })
  })

/** The node of a transition's target. */
export const targetOf = ({ node }: WrittenTransition): Node | undefined =>
  stringOf(node) === undefined ? valueOf(node, 'target') : node

/** The target with its state replaced by each sibling of that state. */
export const otherTargets = (states: readonly WrittenState[], { state, ...rest }: WrittenTransition): string[] => {
  const written = stringOf(targetOf({ state, ...rest }))
  if (written === undefined) return []
  const [first = '', ...inner] = written.split('.')
  const root = first === '' ? state.path : first.startsWith('#') ? [] : [...state.path.slice(0, -1), first]
  const path = [...root, ...inner].join('.')
  const found = states.find((other) => other.path.join('.') === path)
  if (found === undefined) throw new Error(`${state.id}: '${written}' leads nowhere`)
  const last = found.path.at(-1) ?? ''
  return states
    .filter(({ path: other }) => other.length === found.path.length && other.at(-1) !== last)
    .filter(({ path: other }) => other.slice(0, -1).join('.') === found.path.slice(0, -1).join('.'))
    .map(({ path: other }) => written.slice(0, written.length - last.length) + other.at(-1))
}
