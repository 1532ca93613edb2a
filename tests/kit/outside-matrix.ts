/** What happens to each external event in each state: generated paths have no step for an event that is not handled. */
import type { AnyStateNode } from 'xstate'
import { isInert, isLeaf, isTransientNode, lineageOf, nodesOf } from '#machines/kit/definition.ts'
import type { Graph } from './graph.ts'
import { environmentOf } from '#machines/kit/steps.ts'

type Mark = 'handled' | 'ignored' | 'lost'

/** An event with guarded transitions only is lost if all guards are false. */
const mark = (node: AnyStateNode, type: string): Mark => {
  const candidates = lineageOf(node).flatMap(({ transitions }) => transitions.get(type) ?? [])
  const certain = candidates.findIndex(({ guard }) => guard === undefined)
  if (certain === -1) return 'lost'
  return candidates.slice(0, certain + 1).every(isInert) ? 'ignored' : 'handled'
}

/** By state in which a flow can stay, then by event: handled, ignored on purpose, or lost. */
export const outsideMatrix = ({ model }: Graph): Record<string, Record<string, Mark>> => {
  const types = [...new Set(environmentOf(model).map(({ event }) => event.type))]
  const stable = nodesOf(model.machine).filter(
    (node) => isLeaf(node) && node.type !== 'final' && !isTransientNode(node),
  )
  const row = (node: AnyStateNode) => Object.fromEntries(types.map((type) => [type, mark(node, type)]))
  return Object.fromEntries(stable.map((node) => [node.id, row(node)]))
}
