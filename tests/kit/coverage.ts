/** Coverage of a definition: visited states and taken transitions, with the names of the missing ones. */
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { nodesOf, transitionName, transitionsOf } from '#machines/kit/definition.ts'
import type { Graph } from './graph.ts'
import type { Path } from './paths.ts'
import type { Effects } from '#machines/kit/situation.ts'

/** Ids of states, and names of transitions as the microsteps report them, including `always`. */
export type CoverageRecord = { states: Set<string>; transitions: Set<string> }

export const emptyCoverage = (): CoverageRecord => ({ states: new Set(), transitions: new Set() })

export const visit = ({ states }: CoverageRecord, { _nodes }: AnyMachineSnapshot) => {
  for (const { id } of _nodes) states.add(id)
}

/** Transient states are passed within one step. */
export const pass = ({ states, transitions }: CoverageRecord, taken: readonly string[]) => {
  for (const name of taken) {
    transitions.add(name)
    states.add(name.slice(0, name.indexOf(' ')))
  }
}

type Move = { snapshot: AnyMachineSnapshot; effects: Effects }

const recordOf = (moves: readonly Move[]): CoverageRecord => {
  const record = emptyCoverage()
  for (const { snapshot, effects } of moves) {
    visit(record, snapshot)
    pass(record, effects.taken)
  }
  return record
}

const movesOf = ({ starts, edges }: Pick<Graph, 'starts' | 'edges'>): Move[] => [
  ...starts.map(({ at, effects }) => ({ snapshot: at.snapshot, effects })),
  ...edges.map(({ to, effects }) => ({ snapshot: to.snapshot, effects })),
]

/** Coverage by the whole graph. */
export const graphCoverage = (graph: Graph) => recordOf(movesOf(graph))

/** Coverage by some paths. */
export const pathCoverage = (paths: readonly Path[]) =>
  recordOf(paths.flatMap(({ start, edges }) => movesOf({ starts: [start], edges: [...edges] })))

export const coverageOf = (machine: AnyStateMachine, record: CoverageRecord) => {
  const states = nodesOf(machine).map(({ id }) => id)
  const transitions = nodesOf(machine).flatMap(transitionsOf).map(transitionName)
  return {
    states: states.length,
    transitions: transitions.length,
    missedStates: states.filter((id) => !record.states.has(id)),
    missedTransitions: transitions.filter((name) => !record.transitions.has(name)),
  }
}

const share = (all: number, missed: readonly string[]) => `${Math.floor((100 * (all - missed.length)) / all)} %`

/** States, then transitions: `100 % / 97 %`. */
export const coverageText = ({ states, transitions, missedStates, missedTransitions }: ReturnType<typeof coverageOf>) =>
  `${share(states, missedStates)} / ${share(transitions, missedTransitions)}`
