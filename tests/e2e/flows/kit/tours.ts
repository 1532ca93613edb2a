/** What of a flow can be played in a browser, and the tours that do so. */
import type { Edge, Graph, Vertex } from '#tests/kit/graph.ts'
import { invocationsOf } from '#tests/kit/definition.ts'
import { edgeTours, type Path } from '#tests/kit/paths.ts'
import { isOffered } from '#tests/kit/ui.ts'
import type { FlowWithViews } from '#tests/ui/flows/flows-with-views.ts'
import { isArranged, isBeyond, type Wire } from './wire.ts'

export type PlayedFlow = FlowWithViews & { id: string; graph: Graph; wire: Wire }

/** Long enough to be few, short enough to be read. */
const TOUR_STEPS = 30

const BROKEN_STREAM = 'a stream breaks by a bug only'
const ENDS_AT_ONCE = 'an effect that stays in the browser ends at once'
const NOT_OFFERED = 'the view does not offer it there'
const ELSEWHERE = 'coming anew leads somewhere else'

const running = (vertex: Vertex) => vertex.snapshot._nodes.flatMap(invocationsOf).map(({ src }) => src)

/** Nothing is to be seen there: what runs ends at once. */
export const isPassing = (wire: Wire, vertex: Vertex) => running(vertex).some((src) => isArranged(wire.jobs[src]))

/** Leads to another page: the flow is left. */
export const isExit = ({ effects }: Pick<Edge, 'effects'>) =>
  effects.emitted.some(({ type }) => type === 'navigate' || type === 'goBack')

/** Why a browser cannot be brought to take an edge; null where it can. */
const reasonOf = ({ model, acts, wire }: PlayedFlow, { from, step }: Edge): string | null => {
  if (step.type === 'outcome') {
    if (step.actor in model.streams) return BROKEN_STREAM
    const job = wire.jobs[step.actor]
    const name = step.label.slice(step.actor.length + 1)
    const end = isArranged(job) ? job.arrange[name] : job?.replies[name]
    return isBeyond(end) ? end.beyond : null
  }
  if (isPassing(wire, from)) return ENDS_AT_ONCE
  if (step.type === 'person') return isOffered(acts, step.event.type, from.snapshot) ? null : NOT_OFFERED
  if (step.type === 'delay') return null
  const happening = wire.happenings[step.label]
  if (happening === undefined) throw new Error(`${model.machine.id}: the wire table says nothing about '${step.label}'`)
  if (isBeyond(happening)) return happening.beyond
  return happening.where(from.snapshot) ? null : ELSEWHERE
}

/** A path is not left in passing. */
const atRest = (graph: Graph, wire: Wire, path: Path): Path => {
  const at = path.edges.at(-1)?.to ?? path.start.at
  const [next] = isPassing(wire, at) ? (graph.leaving.get(at) ?? []) : []
  return next === undefined ? path : { ...path, edges: [...path.edges, next] }
}

export type Tours = {
  tours: readonly Path[]
  played: ReadonlySet<Edge>
  /** What is not played, by reason. */
  beyond: ReadonlyMap<string, readonly Edge[]>
}

export const toursOf = (flow: PlayedFlow): Tours => {
  const { graph, wire } = flow
  const judged = graph.edges.map((edge) => ({ edge, reason: reasonOf(flow, edge) }))
  const edges = judged.filter(({ reason }) => reason === null).map(({ edge }) => edge)
  // Nothing follows an exit: it leads to a place of its own.
  const ends = new Map(edges.filter(isExit).map((edge) => [{ ...edge, to: { ...edge.to } }, edge]))
  const drawn = [...edges.filter((edge) => !isExit(edge)), ...ends.keys()]
  const starts = graph.starts.filter(({ name }) => !isBeyond(wire.starts[name]))
  const playable = { ...graph, starts, edges: drawn, leaving: Map.groupBy(drawn, ({ from }) => from) }
  const tours = edgeTours(playable, TOUR_STEPS).map(({ start, edges: way }) =>
    atRest(playable, wire, { start, edges: way.map((edge) => ends.get(edge) ?? edge) }),
  )
  const played = new Set(tours.flatMap((tour) => tour.edges))
  const missed = judged.filter(({ edge }) => !played.has(edge))
  const beyond = Map.groupBy(missed, ({ reason }) => reason ?? 'nothing else leads there')
  return {
    tours,
    played,
    beyond: new Map([...beyond].map(([reason, all]) => [reason, all.map(({ edge }) => edge)])),
  }
}
