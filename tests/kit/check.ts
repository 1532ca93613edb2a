/** Proves properties over a graph. A finding has the shortest path to a counterexample. */
import type { Occurrence, Property } from '#machines/kit/properties.ts'
import { type Counterexample, findCounterexample } from './counterexamples.ts'
import { type Graph, occurrenceOf } from './graph.ts'
import { eventText } from '#machines/kit/names.ts'
import { nearestFirst, pathsTo, pathText } from './paths.ts'

export type Finding = {
  name: string
  cites: Property['cites']
  reason: string
  state: string
  event: string | null
  path: string
}

const effectText = ({ emitted, sent, calls }: Occurrence): string =>
  [
    ...emitted.map((event) => `emits ${eventText(event)}`),
    ...sent.map(({ to, event }) => `sends ${to} ${eventText(event)}`),
    ...calls.map(({ src }) => `calls ${src}`),
  ].join('; ')

/** A property whose predicate throws counts as false. */
const counterexampleOf = (graph: Graph, property: Property) => {
  try {
    return findCounterexample(graph, property)
  } catch (error) {
    return { reason: `it cannot be checked: ${String(error)}` }
  }
}

export const verify = (graph: Graph, properties: readonly Property[]): Finding[] => {
  const pathTo = pathsTo(graph)
  const ordered = nearestFirst(graph)
  return properties.flatMap((property): Finding[] => {
    const found: Counterexample | null = counterexampleOf(ordered, property)
    if (found === null) return []
    const { reason, edge, at = edge?.from } = found
    const step = edge ? `${edge.step.label} -> ${edge.to.name}` : null
    const effects = edge ? effectText(occurrenceOf(edge)) : ''
    return [
      {
        name: property.name,
        cites: property.cites,
        reason,
        state: at?.name ?? '',
        event: step === null ? null : [step, effects].filter(Boolean).join('; '),
        path: at ? pathText(pathTo(at)) : '',
      },
    ]
  })
}

/** What a failing test prints. */
export const findingText = (flow: string, { name, cites, reason, state, event, path }: Finding): string =>
  [
    `${flow}: "${name}" (${cites.join(', ')})`,
    `  ${reason}${state === '' ? '' : ` ${state}`}`,
    ...(event === null ? [] : [`  event ${event}`]),
    ...(path === '' ? [] : [`  path  ${path}`]),
  ].join('\n')
