/** The state graph of a flow: all reachable situations, and all steps between them. */
import type { ActorLogic, AnyMachineSnapshot } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph'
import type { FlowModel } from '#machines/kit/model.ts'
import type { Occurrence } from '#machines/kit/properties.ts'
import { snapshotText } from '#machines/kit/names.ts'
import { toFailure } from '#machines/kit/to-failure.ts'
import { type Effects, type Situation, situationsOf } from '#machines/kit/situation.ts'
import { type Step, stepsIn } from '#machines/kit/steps.ts'

export type Vertex = Pick<Situation, 'snapshot' | 'timers'> & { name: string }
export type Edge = { from: Vertex; to: Vertex; step: Step; effects: Effects }
export type Start = { name: string; input: unknown; at: Vertex; effects: Effects }
export type Graph = {
  model: FlowModel
  starts: Start[]
  vertices: Vertex[]
  edges: Edge[]
  leaving: Map<Vertex, Edge[]>
}

/** More situations than this mean an unbounded context: fix the machine, not the limit. */
const LIMIT = 20_000

/** Steps with the same label (a delay's name in two regions) differ by event. */
const serializeEvent = ({ label, event }: Step) => `${label} ${event.type}`

export const explore = (model: FlowModel): Graph => {
  const { start, take } = situationsOf(model)
  const events = stepsIn(model)
  /** Adds state and step to the message of an exception. */
  const step = (situation: Situation, next: Step): Situation => {
    try {
      return take(situation, next)
    } catch (error) {
      const place = `in "${snapshotText(situation.snapshot)}" on "${next.label}"`
      throw new Error(`${model.machine.id}: ${place}: ${String(error)}`, { cause: error })
    }
  }
  const vertices = new Map<string, Vertex>()
  const edges = new Map<string, Edge>()
  const vertexOf = (situation: Situation): Vertex => {
    const { key, snapshot, timers } = situation
    const vertex = vertices.get(key) ?? { snapshot, timers, name: snapshotText(snapshot) }
    vertices.set(key, vertex)
    return vertex
  }

  /** Situations whose steps are explored: those that another start shares with an earlier one are not explored again. */
  const explored = new Set<string>()
  const starts = Object.entries(model.inputs).map(([name, input]): Start => {
    const first = start(input)
    const logic: ActorLogic<Situation, Step> = {
      transition: step,
      getInitialSnapshot: () => first,
      getPersistedSnapshot: (situation) => situation,
    }
    const map = getAdjacencyMap(logic, {
      events,
      serializeState: ({ key }) => key,
      serializeEvent,
      limit: LIMIT,
      stopWhen: ({ key }) => explored.has(key),
    })
    for (const key of Object.keys(map)) explored.add(key)
    for (const { state, event, nextState: next } of adjacencyMapToArray(map)) {
      const [from, to] = [vertexOf(state), vertexOf(next)]
      edges.set(`${state.key} ${serializeEvent(event)}`, { from, to, step: event, effects: next.effects })
    }
    return { name, input, at: vertexOf(first), effects: first.effects }
  })

  const all = [...edges.values()]
  return { model, starts, vertices: [...vertices.values()], edges: all, leaving: Map.groupBy(all, ({ from }) => from) }
}

const occurrences = new WeakMap<Edge, Occurrence>()

const readOccurrence = ({ from, to, step, effects }: Edge): Occurrence => ({
  on: step.label,
  waited: step.type === 'delay' ? step.ms : 0,
  before: from.snapshot,
  after: to.snapshot,
  emitted: effects.emitted,
  sent: effects.sent,
  calls: effects.calls,
  answered: step.type === 'outcome' && 'ok' in step.outcome ? step.outcome.ok : undefined,
  failed: step.type === 'outcome' && 'fail' in step.outcome ? toFailure(step.outcome.fail) : null,
})

/** Every property checks every edge: the same object for all of them. */
export const occurrenceOf = (edge: Edge): Occurrence => {
  const occurrence = occurrences.get(edge) ?? readOccurrence(edge)
  occurrences.set(edge, occurrence)
  return occurrence
}

export const isBusy = (snapshot: AnyMachineSnapshot) => snapshot.hasTag('busy')
