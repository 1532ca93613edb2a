/** Naming rules for events, guards, actions and delays, and a check for unused names. */
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { invocationsOf, nodesOf, transitionsOf } from '#machines/kit/definition.ts'

const CAMEL = /^[a-z][a-zA-Z0-9]*$/
const EVENT = /^[a-z][a-zA-Z]*\.[a-z][a-zA-Z]*$/
const GUARD = /^(is|has|can)[A-Z]/
const ACTION = /^[a-z]+[A-Z]/

const nameOf = (referenced: unknown): string => {
  if (typeof referenced === 'string') return referenced
  return typeof referenced === 'object' && referenced !== null && 'type' in referenced
    ? String(referenced.type)
    : '(inline)'
}

const actionsOf = (node: AnyStateNode) =>
  [...node.entry, ...node.exit, ...transitionsOf(node).flatMap(({ actions }) => [...actions])]
    .map(nameOf)
    // XState implements delays as inline entry and exit actions.
    .filter((name) => name !== '(inline)')

const delaysOf = (node: AnyStateNode) => node.after.map(({ delay }) => String(delay))

const misnamed = (kind: string, names: Iterable<string>, shape: RegExp) =>
  [...names].filter((name) => !shape.test(name)).map((name) => `${kind} is named by its kind: ${name}`)

export const nameViolations = (machine: AnyStateMachine): string[] => {
  const nodes = nodesOf(machine)
  const { guards, actions, actors, delays } = machine.implementations
  const used = {
    guard: new Set(nodes.flatMap(transitionsOf).flatMap(({ guard }) => (guard === undefined ? [] : [nameOf(guard)]))),
    action: new Set(nodes.flatMap(actionsOf)),
    actor: new Set(nodes.flatMap(invocationsOf).map(({ src }) => src)),
    delay: new Set(nodes.flatMap(delaysOf)),
  }
  const declared = { guard: guards, action: actions, actor: actors, delay: delays }
  const events = new Set(nodes.flatMap(({ transitions }) => [...transitions.keys()]))
  const unusedOf = (kind: keyof typeof used) =>
    Object.keys(declared[kind] ?? {})
      .filter((name) => !used[kind].has(name))
      .map((name) => `${kind} is used: ${name}`)

  return [
    ...misnamed('machine', [machine.id], CAMEL),
    ...misnamed(
      'state',
      nodes.flatMap(({ key, parent }) => (parent ? [key] : [])),
      CAMEL,
    ),
    ...misnamed(
      'event',
      [...events].filter((type) => type !== '' && !type.startsWith('xstate.')),
      EVENT,
    ),
    ...misnamed('guard', used.guard, GUARD),
    ...misnamed('action', used.action, ACTION),
    ...misnamed('actor', used.actor, CAMEL),
    ...misnamed('delay', used.delay, CAMEL),
    ...unusedOf('guard'),
    ...unusedOf('action'),
    ...unusedOf('actor'),
    ...unusedOf('delay'),
  ]
}
