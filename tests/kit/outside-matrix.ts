/** What becomes of each report from outside in each state: generated paths cannot show one that nobody listens to. */
import type { AnyStateNode } from 'xstate'
import { isInert, isLeaf, isTransient, lineageOf, nodesOf } from './definition.ts'
import type { Graph } from './graph.ts'
import { environmentOf } from './steps.ts'

const mark = (node: AnyStateNode, type: string) => {
  const nearest = lineageOf(node).find(({ transitions }) => transitions.has(type))
  const found = nearest?.transitions.get(type)
  if (found === undefined) return '.'
  return found.every(isInert) ? 'i' : 'x'
}

/** Keys are the states in which a flow can rest; a mark for each event: `x` handled, `i` ignored on purpose, `.` lost. */
export const outsideMatrix = ({ model }: Graph): Record<string, string> => {
  const types = [...new Set(environmentOf(model).map(({ event }) => event.type))]
  const resting = nodesOf(model.machine).filter((node) => isLeaf(node) && node.type !== 'final' && !isTransient(node))
  return Object.fromEntries(resting.map((node) => [node.id, types.map((type) => mark(node, type)).join('')]))
}
