/** Consistency of a machine and the assertions of its views. */
import type { AnyStateMachine } from 'xstate'
import type { ViewMeta } from '#machines/kit/view.ts'
import { isLeaf, isTransientNode, lineageOf, nodesOf } from '#machines/kit/definition.ts'
import type { Assertions } from './ui.ts'

/** Null for a state without a view; undefined if `meta` has no `view`. */
const viewNamedBy = ({ meta }: { meta?: unknown }) => (meta as ViewMeta<string | null> | undefined)?.view

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted()

/** Ids of states in which a flow can rest and that name no view. */
const viewlessStates = (machine: AnyStateMachine): string[] =>
  nodesOf(machine)
    .filter((node) => isLeaf(node) && !isTransientNode(node))
    .filter((node) => lineageOf(node).every((ancestor) => viewNamedBy(ancestor) === undefined))
    .map(({ id }) => id)

const namedViews = (machine: AnyStateMachine): string[] =>
  sorted(
    nodesOf(machine)
      .map(viewNamedBy)
      .filter((view) => typeof view === 'string'),
  )

/** `assertions` of a flow with views. */
export const viewFaults = (machine: AnyStateMachine, assertions: Assertions | null): string[] => {
  const views = namedViews(machine)
  if (assertions === null) return views.map((view) => `shows nothing, but names the view '${view}'`)
  return [
    ...viewlessStates(machine).map((id) => `${id} names no view`),
    ...views.filter((view) => !(view in assertions)).map((view) => `nobody says what is seen of the view '${view}'`),
    ...Object.keys(assertions)
      .filter((view) => !views.includes(view))
      .map((view) => `no state names the view '${view}'`),
  ]
}
