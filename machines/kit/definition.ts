/** Queries over the definition of a machine. */
import type { AnyActorLogic, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { getStateNodes } from 'xstate/graph'

export const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => [machine.root, ...getStateNodes(machine.root)]

/** The node and its ancestors, innermost first. */
export const lineageOf = (node: AnyStateNode): AnyStateNode[] => [node, ...(node.parent ? lineageOf(node.parent) : [])]

export const isLeaf = (node: AnyStateNode) => node.type === 'atomic' || node.type === 'final'

/** A transient state: it has an unguarded `always` transition. */
export const isTransientNode = (node: AnyStateNode) => (node.always ?? []).some(({ guard }) => guard === undefined)

export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

/** `EVENT: {}`: ignored on purpose. */
export const isInert = ({ target, actions, reenter }: AnyTransitionDefinition) =>
  target === undefined && actions.length === 0 && !reenter

/** `contact.editing on form.submit #0`: unique within the machine. */
export const transitionName = (transition: AnyTransitionDefinition): string => {
  const { source, eventType } = transition
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  return `${source.id} ${eventType === '' ? 'always' : `on ${eventType}`} #${siblings.indexOf(transition)}`
}

export type Invocation = { node: AnyStateNode; id: string; src: string }

export const invocationsOf = (node: AnyStateNode): Invocation[] =>
  node.invoke.map(({ id, src }) => ({ node, id, src: typeof src === 'string' ? src : '(inline)' }))

/** The logic that the machine's definition names for an effect. */
export const effectOf = ({ implementations }: AnyStateMachine, src: string): AnyActorLogic => {
  const logic = (implementations.actors as Record<string, AnyActorLogic>)[src]
  if (logic === undefined) throw new Error(`the machine names no effect '${src}'`)
  return logic
}
