/** The part of a flow that can be played in a browser, and the tours that cover it. */
import { isFailure } from '#machines/kit/to-failure.ts'
import { coverageOf, pathCoverage } from '#tests/kit/coverage.ts'
import { invocationsOf } from '#machines/kit/definition.ts'
import type { Edge, Graph, Vertex } from '#tests/kit/graph.ts'
import { edgeTours, nearestFirst, type Path } from '#tests/kit/paths.ts'
import { isOffered } from '#tests/kit/ui.ts'
import type { FlowTests } from '#tests/flows/kit/flow-tests.ts'
import { outcomeSetupOf, isLocal, isUnplayable, type Network } from './network.ts'

/**
 * Coverage criteria, from strong to weak: every edge; every step from every state, whatever the context; every
 * transition with every outcome that takes it; every exchange of a flow with what is around it; or those exchanges that
 * no tour with the real services has.
 */
export const COVERAGE_CRITERIA = ['edges', 'steps', 'transitions', 'exchanges', 'unbacked'] as const
export type CoverageCriterion = (typeof COVERAGE_CRITERIA)[number]

/** Has one network table for each variant that the flow is played in, as not every edge is possible in each. */
export type PlayedFlow = FlowTests & {
  id: string
  graph: Graph
  covers: CoverageCriterion
  /** Tours whose coverage is not repeated. */
  alreadyCovered?: readonly Tour[]
}

/** `number` counts the tours of a flow from 1. */
export type Tour = { flow: PlayedFlow; network: Network; number: number; path: Path }

/** Maximal steps of a tour: a trade-off between few tours and readable ones. */
const TOUR_STEPS = 30

const BROKEN_STREAM = 'a stream breaks by a bug only'
const ENDS_AT_ONCE = 'an effect that stays in the browser ends at once'
const NOT_OFFERED = 'the view does not offer it there'
const NOT_THERE = 'it does not happen there'
const OUT_OF_REACH = 'nothing that can be played leads there'

const runningIn = (vertex: Vertex) => vertex.snapshot._nodes.flatMap(invocationsOf).map(({ src }) => src)

/** A vertex that is not observable, as its effect ends at once. */
export const isUnobservable = (network: Network, vertex: Vertex) =>
  runningIn(vertex).some((src) => isLocal(network.actors[src]))

const LEAVING = new Set(['navigate', 'goBack', 'switchLanguage', 'signOut', 'leavePage'])

/** How a situation was reached: by a step, or by the start. */
export type Cause = Pick<Edge, 'effects'> & { step?: Edge['step'] | undefined }

/** A rejected token ends the session; the flow itself has no access to the session. */
export const isRefused = ({ step }: Cause) =>
  step?.type === 'outcome' && 'fail' in step.outcome && isFailure(step.outcome.fail, 'auth.unauthenticated')

/** Whether it leads to another page. */
export const isExit = (cause: Cause) => cause.effects.emitted.some(({ type }) => LEAVING.has(type)) || isRefused(cause)

export const outcomeOf = ({ label }: { label: string }) => label.slice(label.indexOf(':') + 1)

/** The reason why no outcome of an effect that the edge starts can be played; null if there is no such effect. */
const unplayableCallOf = (network: Network, { effects }: Edge, { model }: PlayedFlow): string | null => {
  for (const { src } of effects.calls) {
    const setups = Object.keys(model.outcomes[src] ?? {}).map((name) => outcomeSetupOf(network, src, name))
    const [first] = setups
    if (first !== undefined && setups.every(isUnplayable)) return (first as { unplayable: string }).unplayable
  }
  return null
}

const hasGesture = ({ gestures }: PlayedFlow, { around = {} }: Network, { from, step }: Edge) =>
  step.event.type in around || isOffered(gestures, step.event, from.snapshot)

/** Why an edge cannot be played in a browser; null if it can. */
const reasonOf = (flow: PlayedFlow, network: Network, edge: Edge): string | null => {
  const { from, step } = edge
  const exclusion = network.excludes?.(edge) ?? null
  if (exclusion !== null) return exclusion
  if (step.type === 'outcome') {
    if (step.actor in flow.model.streams) return BROKEN_STREAM
    const ending = outcomeSetupOf(network, step.actor, outcomeOf(step))
    return isUnplayable(ending) ? ending.unplayable : unplayableCallOf(network, edge, flow)
  }
  if (isUnobservable(network, from)) return ENDS_AT_ONCE
  if (step.type === 'person' && !hasGesture(flow, network, edge)) return NOT_OFFERED
  if (step.type === 'environment') {
    const environmentEvent = network.environment[step.label]
    if (environmentEvent === undefined) throw new Error(`${flow.id}: the network table has no row for '${step.label}'`)
    if (isUnplayable(environmentEvent)) return environmentEvent.unplayable
    if (!environmentEvent.where(from.snapshot)) return NOT_THERE
  }
  return unplayableCallOf(network, edge, flow)
}

/** Extends a path that ends in a transient vertex by one edge. */
const untilObservable = (graph: Graph, network: Network, path: Path): Path => {
  const last = path.edges.at(-1)
  const at = last?.to ?? path.start.at
  const [next] = isUnobservable(network, at) ? (graph.leaving.get(at) ?? []) : []
  return next === undefined ? path : { ...path, edges: [...path.edges, next] }
}

const startsIn = ({ graph }: PlayedFlow, network: Network) =>
  graph.starts.filter(({ name }) => !isUnplayable(network.starts[name]))

/** Paths through the playable part of one variant that cover all selected edges. */
const pathsIn = (flow: PlayedFlow, network: Network, selected: ReadonlySet<Edge>): Path[] => {
  const edges = flow.graph.edges.filter((edge) => reasonOf(flow, network, edge) === null)
  // An exit ends a path: its target is replaced by a vertex without outgoing edges.
  const exits = new Map(edges.filter(isExit).map((edge) => [{ ...edge, to: { ...edge.to } }, edge]))
  const drawn = [...edges.filter((edge) => !isExit(edge)), ...exits.keys()]
  const starts = startsIn(flow, network)
  const graph = { ...flow.graph, starts, edges: drawn, leaving: Map.groupBy(drawn, ({ from }) => from) }
  const originalOf = (edge: Edge) => exits.get(edge) ?? edge
  const found = edgeTours(
    graph,
    TOUR_STEPS,
    drawn.filter((edge) => selected.has(originalOf(edge))),
  )
  return found
    .map((path) => untilObservable(graph, network, path))
    .map(({ start, edges: path }) => ({ start, edges: path.map(originalOf) }))
    .filter(({ edges: path }) => path.some((edge) => selected.has(edge)))
}

const transitionKey = ({ effects, step }: Edge) =>
  `${effects.taken.join()} ${step.type === 'outcome' ? step.label : ''}`

/** Each outcome of an effect, and each step that starts effects or commands the shell; null for a step inside the view. */
const exchangeKey = ({ effects: { calls, emitted }, step }: Edge) => {
  if (step.type === 'outcome') return step.label
  if (calls.length === 0 && emitted.length === 0) return null
  return [step.label, ...calls.map(({ src }) => src), ...emitted.map(({ type }) => type)].join(' ')
}

/** Of edges with the same key, one is played; with null, none. */
const KEYS: Readonly<Record<PlayedFlow['covers'], (edge: Edge) => unknown>> = {
  edges: (edge) => edge,
  steps: ({ from, step }) => `${JSON.stringify(from.snapshot.value)} ${step.label}`,
  transitions: transitionKey,
  exchanges: exchangeKey,
  unbacked: exchangeKey,
}

/** Vertices that are reachable in this variant. */
const placesIn = (flow: PlayedFlow, network: Network): ReadonlySet<Vertex> => {
  const places = new Set(startsIn(flow, network).map(({ at }) => at))
  for (const place of places) {
    for (const edge of flow.graph.leaving.get(place) ?? []) {
      if (!isExit(edge) && reasonOf(flow, network, edge) === null) places.add(edge.to)
    }
  }
  return places
}

/** The first edge of each key that can be played in this variant. */
const uncoveredIn = (flow: PlayedFlow, network: Network, covered: ReadonlySet<unknown>): Set<Edge> => {
  const keyOf = KEYS[flow.covers]
  const places = placesIn(flow, network)
  const first = new Map<unknown, Edge>()
  for (const edge of nearestFirst(flow.graph).edges) {
    const key = keyOf(edge)
    if (key === null || covered.has(key) || first.has(key) || !places.has(edge.from)) continue
    if (reasonOf(flow, network, edge) === null) first.set(key, edge)
  }
  return new Set(first.values())
}

export const toursOf = (flow: PlayedFlow): Tour[] => {
  const keyOf = KEYS[flow.covers]
  const covered = new Set<unknown>(flow.alreadyCovered?.flatMap(({ path }) => path.edges.map(keyOf)))
  const found: Omit<Tour, 'number'>[] = []
  for (const network of flow.networks) {
    for (const path of pathsIn(flow, network, uncoveredIn(flow, network, covered))) {
      for (const edge of path.edges) covered.add(keyOf(edge))
      found.push({ flow, network, path })
    }
  }
  return found.map((tour, index) => ({ ...tour, number: index + 1 }))
}

/** Coverage of a flow by its tours; the labels of uncovered steps by reason. */
export const tourCoverageOf = (flow: PlayedFlow, tours: readonly Tour[]) => {
  const { graph, model } = flow
  const coverage = coverageOf(model.machine, pathCoverage(tours.map(({ path }) => path)))
  const played = new Set(tours.flatMap(({ path }) => path.edges))
  const unplayable = new Map<string, Set<string>>()
  for (const edge of graph.edges.filter((candidate) => !played.has(candidate))) {
    const reasons = flow.networks.map((network) => reasonOf(flow, network, edge))
    const reason = reasons.includes(null) ? OUT_OF_REACH : (reasons[0] ?? OUT_OF_REACH)
    unplayable.set(reason, (unplayable.get(reason) ?? new Set()).add(edge.step.label))
  }
  return {
    ...coverage,
    played: played.size,
    edges: graph.edges.length,
    steps: tours.flatMap(({ path }) => path.edges).length,
    unplayable,
  }
}
