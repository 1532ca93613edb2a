/** The reviewed behaviour of a flow as text: every state it can be in, and what each event does there. */
import type { Edge, Graph } from './graph.ts'
import { dataText, eventText } from '#machines/kit/names.ts'
import type { Effects } from '#machines/kit/situation.ts'

const effectLines = ({ emitted, told, calls }: Effects) =>
  [
    ...emitted.map((event) => `emits ${eventText(event)}`),
    ...told.map(({ to, event }) => `tells ${to} ${eventText(event)}`),
    ...calls.map(({ src, input }) => `calls ${src}${input === undefined ? '' : ` ${dataText(input)}`}`),
  ].map((line) => `      ${line}`)

const edgeLines = (edge: Edge) => [
  `  ${edge.step.label}${edge.step.type === 'delay' ? ` (${edge.step.ms} ms)` : ''}${edge.to === edge.from ? ' =' : ` -> ${edge.to.name}`}`,
  ...effectLines(edge.effects),
]

/** `=` stays. */
export const tableOf = ({ model, starts, vertices, edges, leaving }: Graph): string => {
  const begins = starts.flatMap(({ name, input, at, effects }) => [
    `start ${name}${input === undefined ? '' : ` ${dataText(input)}`} -> ${at.name}`,
    ...effectLines(effects),
  ])
  const blocks = vertices.map((vertex) => [vertex.name, ...(leaving.get(vertex) ?? []).flatMap(edgeLines)].join('\n'))
  return `${[`${model.machine.id}: ${vertices.length} situations, ${edges.length} edges`, begins.join('\n'), ...blocks].join('\n\n')}\n`
}

/** The table to be reviewed. Two situations with one name would make it ambiguous: that is an error. */
export const pinsOf = (graph: Graph): string => {
  const names = graph.vertices.map(({ name }) => name)
  const twin = names.find((name, index) => names.indexOf(name) !== index)
  if (twin !== undefined) throw new Error(`${graph.model.machine.id}: two situations are named '${twin}'`)
  return tableOf(graph)
}

export const pinsFileOf = (folder: string) => new URL(`../../machines/${folder}/${folder}.flow.txt`, import.meta.url)
