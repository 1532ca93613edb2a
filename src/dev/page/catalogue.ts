/** Selectors over the definition and the model of each flow. */
import type { AnyStateNode, StateValue } from 'xstate'
import { type Flow, flows } from '#machines/index.ts'
import { isInert, isLeaf, lineageOf, nodesOf, transitionName, transitionsOf } from '#machines/kit/definition.ts'
import { environmentOf, outcomeSteps, toStep, type Step } from '#machines/kit/steps.ts'

export { flows }

export const FLOW_IDS = Object.keys(flows)

export const flowOf = (id: string): Flow => {
  const flow = flows[id]
  if (flow === undefined) throw new Error(`no flow '${id}' in machines/index.ts`)
  return flow
}

export const transitionNames = (id: string): string[] =>
  nodesOf(flowOf(id).model.machine).flatMap(transitionsOf).map(transitionName)

const activeNodes = (id: string, value: StateValue): readonly AnyStateNode[] =>
  flowOf(id).model.machine.resolveState({ value, context: {} })._nodes

/** Ids of the active states, and of those around them. */
export const liveStates = (id: string, value: StateValue) => {
  const nodes = activeNodes(id, value).filter(({ parent }) => parent !== undefined)
  const { leaves = [], groups = [] } = Object.groupBy(nodes, (node) => (isLeaf(node) ? 'leaves' : 'groups'))
  return { leaves: leaves.map((node) => node.id), groups: groups.map((node) => node.id) }
}

/** The innermost state that has the event decides, as in XState: handled, or ignored on purpose. */
const handlingOf = (leaves: readonly AnyStateNode[], type: string): 'unknown' | 'ignored' | 'handled' => {
  const owners = leaves.flatMap((leaf) => lineageOf(leaf).find((node) => node.transitions.has(type)) ?? [])
  if (owners.length === 0) return 'unknown'
  const transitions = owners.flatMap((node) => node.transitions.get(type) ?? [])
  return transitions.every(isInert) ? 'ignored' : 'handled'
}

const waitOf = ({ eventType, delay }: AnyStateNode['after'][number]): Step => ({
  type: 'delay',
  label: `wait ${String(delay)}`,
  event: { type: eventType },
  ms: 0,
})

export type StepGroup = { title: string; steps: readonly Step[] }

/** All steps that a state declares. Guards are not evaluated here but by the running flow. */
export const stepsNow = (id: string, value: StateValue): StepGroup[] => {
  const { model } = flowOf(id)
  const nodes = activeNodes(id, value)
  const leaves = nodes.filter(isLeaf)
  const sources = {
    'A person': model.person.map(toStep('person')),
    'The outside': environmentOf(model).map(toStep('environment')),
    'An effect ends': outcomeSteps(model, nodes),
    'Time passes': nodes.flatMap((node) => node.after.map(waitOf)),
  }
  const stepsWith = (handling: 'ignored' | 'handled', steps: readonly Step[]) =>
    steps.filter(({ event }) => handlingOf(leaves, event.type) === handling)
  const groups = [
    ...Object.entries(sources).map(([title, steps]) => ({ title, steps: stepsWith('handled', steps) })),
    { title: 'Ignored here, on purpose', steps: stepsWith('ignored', Object.values(sources).flat()) },
  ]
  return groups.filter(({ steps }) => steps.length > 0)
}
