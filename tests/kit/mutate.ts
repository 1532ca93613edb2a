/** Mutation testing: all mutants of a machine file, which properties and rules have to detect. */
import { applyEdits, type Edit, removed, replaced, swapped, wrapped } from './edits.ts'
import { configOf, otherTargets, statesOf, targetOf, transitionsIn, type WrittenTransition } from './machine-syntax.ts'
import { brokenValues } from './mutate-values.ts'
import { innerOf, keyOf, listOf, type Node, parse, membersOf, propertyOf, stringOf, valueOf } from './syntax.ts'

/**
 * `what` is a unique name, stable under changes elsewhere. `transition`: the mutated one, named as in coverage. `turn`: how many
 * mutants are alike and come before this one, from 0: those that lead the same transition elsewhere are.
 */
export type Mutant = { what: string; source: string; transition: string | null; turn: number }

type Break = readonly [what: string, edit: Edit, turn?: number]

const whole = (owner: Node, key: string): Edit => {
  const property = propertyOf(owner, key)
  if (property === undefined) throw new Error(`there is no ${key}`)
  return removed(owner, property)
}

const nameOf = (action: Node) => stringOf(action) ?? stringOf(valueOf(action, 'type')) ?? 'an action'

/** Removes each action, and swaps neighbours. */
const brokenActions = (source: string, owner: Node, key: string): Break[] => {
  const list = valueOf(owner, key)
  if (list === undefined) return []
  const actions = listOf(list)
  return actions.flatMap((action, index) => {
    const next = actions[index + 1]
    const without = actions.length > 1 ? removed(list, action) : whole(owner, key)
    const swaps: Break[] = next ? [[`with ${nameOf(action)} after ${nameOf(next)}`, swapped(source, action, next)]] : []
    return [[`without ${nameOf(action)}`, without] satisfies Break, ...swaps]
  })
}

const brokenGuard = (source: string, transition: Node): Break[] => {
  const guard = valueOf(transition, 'guard')
  if (guard === undefined) return []
  return [
    ['without its guard', whole(transition, 'guard')],
    ['with its guard negated', wrapped(source, guard, 'not(', ')')],
  ]
}

const brokenTransition = (source: string, transition: WrittenTransition, others: readonly string[]): Break[] => {
  const { owner, property, siblings, index, node } = transition
  const [list, next, target] = [innerOf(property, 'value'), siblings[index + 1], targetOf(transition)]
  return [
    ['dropped', siblings.length > 1 ? removed(list, node) : removed(owner, property)],
    ...(target
      ? others.map((other, turn): Break => [`leading to ${other}`, replaced(target, `'${other}'`), turn])
      : []),
    ...brokenGuard(source, node),
    ...brokenActions(source, node, 'actions'),
    ...(next ? [['after the next one', swapped(source, node, next)] satisfies Break] : []),
  ]
}

const brokenState = (source: string, node: Node): Break[] => {
  const initial = valueOf(node, 'initial')
  const others = membersOf(valueOf(node, 'states'))
    .map(keyOf)
    .filter((name) => name !== stringOf(initial))
  const breaksOf = (key: string) =>
    brokenActions(source, node, key).map(([what, edit]): Break => [`${key} ${what}`, edit])
  return [
    ...breaksOf('entry'),
    ...breaksOf('exit'),
    ...(propertyOf(node, 'tags') ? [['without its tags', whole(node, 'tags')] satisfies Break] : []),
    ...(initial ? others.map((name): Break => [`beginning in ${name}`, replaced(initial, `'${name}'`)]) : []),
  ]
}

/** Bounds the infinite loop that a mutated guard may cause. */
const limitOf = ({ start }: Node): Edit => ({
  start: start + 1,
  end: start + 1,
  text: ' options: { maxIterations: 100 },',
})

/** So that the first ones differ from transition to transition. */
const rotated = (names: readonly string[], by: number): string[] => {
  const first = names.length === 0 ? 0 : by % names.length
  return [...names.slice(first), ...names.slice(0, first)]
}

/** Each mutant is the whole file with one mutation. */
export const mutantsOf = (source: string): Mutant[] => {
  const program = parse(source)
  const config = configOf(program)
  const states = statesOf(config)
  const limit = limitOf(config)
  const mutants = (breaks: readonly Break[], place: string | null, transition: string | null) =>
    breaks.map(([what, edit, turn = 0]): Mutant => ({
      what: place === null ? what : `${place}: ${what}`,
      source: applyEdits(source, [edit, limit]),
      transition,
      turn,
    }))
  return [
    ...states.flatMap(transitionsIn).flatMap((transition, index) => {
      const breaks = brokenTransition(source, transition, rotated(otherTargets(states, transition), index))
      return mutants(breaks, transition.name, transition.name)
    }),
    ...states.flatMap(({ id, node }) => mutants(brokenState(source, node), id, null)),
    ...mutants(brokenValues(source, program), null, null),
  ]
}
