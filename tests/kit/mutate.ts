/** Copies of a machine with one thing wrong each: what the checker has to notice. Implementations stay. */
import { type AnyStateMachine, createMachine, not } from 'xstate'

export type Mutant = { what: string; machine: AnyStateMachine }

type Data = Record<string, unknown>
type KeyPath = readonly string[]
/** A transition of the config: its own object, whatever shorthand it was written in. */
type Written = Data & { target?: unknown; guard?: unknown; actions?: unknown }

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)
const entriesOf = (value: unknown) => (isData(value) ? Object.entries(value) : [])
const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat())

const valueAt = (data: unknown, path: KeyPath): unknown =>
  path.reduce<unknown>((inner, key) => (isData(inner) ? inner[key] : undefined), data)

/** An empty list leaves nothing behind, not even its key. */
const withValue = (data: unknown, [key = '', ...rest]: KeyPath, list: readonly unknown[]): unknown => {
  const { [key]: inner, ...others } = data as Data
  if (rest.length > 0) return { ...others, [key]: withValue(inner, rest, list) }
  return list.length === 0 ? others : { ...others, [key]: list }
}

const asWritten = (transition: unknown): Written =>
  typeof transition === 'string' ? { target: transition } : { ...(transition as Written) }

type Slot = { path: KeyPath; siblings: readonly string[] }

/** Every place of a config that holds transitions. */
const transitionSlots = (config: unknown, path: KeyPath = [], siblings: readonly string[] = []): Slot[] => {
  const node = valueAt(config, path)
  if (!isData(node)) return []
  const own = [
    ...['on', 'after'].flatMap((key) => Object.keys(node[key] ?? {}).map((name) => [key, name])),
    ...(node.always === undefined ? [] : [['always']]),
    ...['onDone', 'onError'].flatMap((key) => (valueAt(node, ['invoke', key]) === undefined ? [] : [['invoke', key]])),
  ]
  const states = Object.keys(node.states ?? {})
  return [
    ...own.map((rest) => ({ path: [...path, ...rest], siblings })),
    ...states.flatMap((name) =>
      transitionSlots(
        config,
        [...path, 'states', name],
        states.filter((other) => other !== name),
      ),
    ),
  ]
}

const without = <T>(list: readonly T[], index: number) => list.filter((_, other) => other !== index)

/** What can be wrong with one transition of a list. */
const brokenLists = (list: readonly unknown[], index: number, siblings: readonly string[]): [string, unknown[]][] => {
  const transition = asWritten(list[index])
  const { guard: _, ...unguarded } = transition
  const replaced = (other: unknown) => list.map((same, at) => (at === index ? other : same))
  const actions = listOf(transition.actions)
  const elsewhere = siblings.find((name) => name !== transition.target)
  return [
    ['dropped', without(list, index)],
    ...(transition.guard === undefined
      ? []
      : ([
          ['without its guard', replaced(unguarded)],
          ['with its guard negated', replaced({ ...transition, guard: not(transition.guard as never) })],
        ] satisfies [string, unknown[]][])),
    ...(typeof transition.target === 'string' && elsewhere !== undefined
      ? ([[`leading to ${elsewhere}`, replaced({ ...transition, target: elsewhere })]] satisfies [string, unknown[]][])
      : []),
    ...actions.map((_action, at): [string, unknown[]] => [
      `without action ${at}`,
      replaced({ ...transition, actions: without(actions, at) }),
    ]),
  ]
}

const nodePaths = (config: unknown, path: KeyPath = []): KeyPath[] => [
  path,
  ...entriesOf(valueAt(config, [...path, 'states'])).flatMap(([name]) => nodePaths(config, [...path, 'states', name])),
]

const brokenConfigs = (config: unknown): [string, unknown][] => [
  ...transitionSlots(config).flatMap(({ path, siblings }) => {
    const list = listOf(valueAt(config, path))
    return list.flatMap((_, index) =>
      brokenLists(list, index, siblings).map(([what, broken]): [string, unknown] => [
        `${path.join('.')} #${index} ${what}`,
        withValue(config, path, broken),
      ]),
    )
  }),
  ...nodePaths(config).flatMap((path) =>
    ['entry', 'exit']
      .filter((key) => valueAt(config, [...path, key]) !== undefined)
      .map((key): [string, unknown] => [`${[...path, key].join('.')} dropped`, withValue(config, [...path, key], [])]),
  ),
]

export const mutantsOf = (machine: AnyStateMachine): Mutant[] =>
  brokenConfigs(machine.config).map(([what, config]) => ({
    what,
    // A guard that is gone can close a circle of `always`: it must end.
    machine: createMachine({ ...(config as object), options: { maxIterations: 100 } }, machine.implementations),
  }))
