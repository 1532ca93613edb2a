/** Semantics of each kind of property: finds the first counterexample, the nearest if the graph is ordered so. */
import type { Predicate, Property } from '#machines/kit/properties.ts'
import { isOpenEnded } from '#machines/kit/unprovided.ts'
import { effectOf } from '#machines/kit/definition.ts'
import { type Edge, type Graph, occurrenceOf, type Vertex } from './graph.ts'

export type Counterexample = { reason: string; at?: Vertex; edge?: Edge }

type Kind = Property['kind']
type Checker<K extends Kind> = (graph: Graph, property: Extract<Property, { kind: K }>) => Counterexample | null

/** Vacuous truth is not a proof. */
const VACUOUS: Counterexample = { reason: 'no state that it is about can be reached' }

const where = ({ vertices }: Graph, expect: Predicate = () => true) =>
  vertices.filter(({ snapshot }) => expect(snapshot))

const isOn = ({ step }: Edge, on: string) => step.label === on || step.label.startsWith(`${on}:`)

/** Vertices from which `goal` can be reached. */
const reaching = (graph: Graph, goal: readonly Vertex[]): Set<Vertex> => {
  const into = Map.groupBy(graph.edges, ({ to }) => to)
  const found = new Set(goal)
  for (const vertex of found) for (const { from } of into.get(vertex) ?? []) found.add(from)
  return found
}

/**
 * Vertices from which effects and delays alone must lead to `goal`. Calls have a timeout; open-ended effects and
 * streams may never answer, so a delay has to run beside them.
 */
const alwaysEnding = (graph: Graph, goal: readonly Vertex[]): Set<Vertex> => {
  const endsInTime = (src: string) => !isOpenEnded(effectOf(graph.model.machine, src))
  const found = new Set(goal)
  const moves = graph.vertices.flatMap((vertex) => {
    const onward = (graph.leaving.get(vertex) ?? []).filter(
      ({ step }) => step.type === 'delay' || (step.type === 'outcome' && !(step.actor in graph.model.streams)),
    )
    const mustEnd = onward.some(
      ({ step }) => step.type === 'delay' || (step.type === 'outcome' && endsInTime(step.actor)),
    )
    return mustEnd ? [{ vertex, onward }] : []
  })
  for (let before = -1; before < found.size;) {
    before = found.size
    for (const { vertex, onward } of moves) if (onward.every(({ to }) => found.has(to))) found.add(vertex)
  }
  return found
}

const checkers: { [K in Kind]: Checker<K> } = {
  always: (graph, { when, expect }) => {
    const concerned = where(graph, when)
    const at = concerned.find(({ snapshot }) => !expect(snapshot))
    if (at) return { reason: 'it does not hold in', at }
    return concerned.length === 0 ? VACUOUS : null
  },
  never: (graph, { expect }) => {
    const [at] = where(graph, expect)
    return at ? { reason: 'it happens in', at } : null
  },
  start: ({ starts }, { input, expect }) => {
    const start = starts.find(({ name }) => name === input)
    if (start === undefined) return { reason: `the model has no input '${input}'` }
    return expect(start.at.snapshot) ? null : { reason: 'it does not hold in', at: start.at }
  },
  canAlwaysReach: (graph, { when, expect }) => {
    const [concerned, reached] = [where(graph, when), reaching(graph, where(graph, expect))]
    const at = concerned.find((vertex) => !reached.has(vertex))
    if (at) return { reason: 'no path leads there from', at }
    return concerned.length === 0 ? VACUOUS : null
  },
  leadsTo: (graph, { when, expect }) => {
    const [concerned, ended] = [where(graph, when), alwaysEnding(graph, where(graph, expect))]
    const at = concerned.find((vertex) => !ended.has(vertex))
    if (at) return { reason: 'it need not end, left alone in', at }
    return concerned.length === 0 ? VACUOUS : null
  },
  after: (graph, { on, from, expect, only }) => {
    const concerned = where(graph, from)
    for (const at of concerned) {
      for (const label of [on].flat()) {
        const steps = (graph.leaving.get(at) ?? []).filter((edge) => isOn(edge, label))
        if (steps.length === 0) return { reason: `'${label}' is not handled in`, at }
        const edge = steps.find((candidate) => !expect(occurrenceOf(candidate)))
        if (edge) return { reason: 'it does not hold after', edge }
      }
    }
    const isOther = (edge: Edge) => !from(edge.from.snapshot) || ![on].flat().some((label) => isOn(edge, label))
    const other = only && graph.edges.find((edge) => isOther(edge) && only(occurrenceOf(edge)))
    if (other) return { reason: 'it happens otherwise in', edge: other }
    return concerned.length === 0 ? VACUOUS : null
  },
  everyStep: (graph, { when, occurs = [], expect }) => {
    const isConcerned = (edge: Edge) =>
      typeof when === 'function' ? when(occurrenceOf(edge)) : when.some((on) => isOn(edge, on))
    const concerned = graph.edges.filter(isConcerned)
    const edge = concerned.find((candidate) => !expect(occurrenceOf(candidate)))
    if (edge) return { reason: 'it does not hold for', edge }
    const listed = typeof when === 'function' ? occurs : [...when, ...occurs]
    const missing = listed.filter((on) => !concerned.some((it) => isOn(it, on)))
    if (missing.length > 0) return { reason: `it never happens: ${missing.join(', ')}` }
    return concerned.length === 0 ? { reason: 'no step that it is about ever happens' } : null
  },
}

export const findCounterexample = (graph: Graph, property: Property): Counterexample | null =>
  (checkers[property.kind] as Checker<Kind>)(graph, property)
