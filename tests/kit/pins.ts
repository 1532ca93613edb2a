/**
 * The reviewed behaviour of a flow as text: every reachable situation, and the result of each event there. A target is a
 * state and the changes of the context: `-> asking {failure: {code: unexpected}}`; everything else is kept.
 * Situations with the same behaviour share their rows, and so do cases of an event with the same result.
 */
import type { Edge, Graph } from './graph.ts'
import { dataText, eventText, valueText } from '#machines/kit/names.ts'
import type { Effects } from '#machines/kit/situation.ts'

const effectLines = ({ emitted, sent, calls }: Effects) =>
  [
    ...emitted.map((event) => `emits ${eventText(event)}`),
    ...sent.map(({ to, event }) => `sends ${to} ${eventText(event)}`),
    ...calls.map(({ src, input }) => `calls ${src}${input === undefined ? '' : ` ${dataText(input)}`}`),
  ].map((line) => `      ${line}`)

const changesText = ({ from, to }: Edge) => {
  const before = new Map(Object.entries(from.snapshot.context as object))
  const changed = Object.entries(to.snapshot.context as object).filter(
    ([key, value]) => value !== before.get(key) && dataText(value) !== dataText(before.get(key)),
  )
  return changed.length === 0 ? '' : ` ${dataText(Object.fromEntries(changed))}`
}

const endLines = (edge: Edge) => [
  edge.to === edge.from ? ' =' : ` -> ${valueText(edge.to.snapshot.value)}${changesText(edge)}`,
  ...effectLines(edge.effects),
]

const labelOf = ({ step }: Edge) => `${step.label}${step.type === 'delay' ? ` (${step.ms} ms)` : ''}`
const typeOf = (label: string) => label.split(':', 1).join('')

/** `found:first` and `found:second` are written `found:first, :second`. */
const labelsText = (labels: readonly string[]) =>
  labels
    .map((label, index) => {
      const type = typeOf(label)
      const isNextCase = label !== type && typeOf(labels[index - 1] ?? '') === type
      return isNextCase ? label.slice(type.length) : label
    })
    .join(', ')

const IGNORED = ' ='

/** Ignored events share the first row; then there is one row for each different result of an event's cases. */
const rowsText = (edges: readonly Edge[]) => {
  const results = edges.map((edge) => ({ label: labelOf(edge), end: endLines(edge).join('\n') }))
  const ignored = results.filter(({ end }) => end === IGNORED).map(({ label }) => label)
  const rest = results.filter(({ end }) => end !== IGNORED)
  const rows = [...Map.groupBy(rest, ({ label, end }) => `${typeOf(label)}\n${end}`).values()].map(
    (same) => `  ${labelsText(same.map(({ label }) => label))}${same[0]?.end ?? ''}`,
  )
  return [...(ignored.length === 0 ? [] : [`  ignores ${labelsText(ignored)}`]), ...rows].join('\n')
}

/** `=` means that the situation stays the same; its effects follow below. */
export const tableOf = ({ model, starts, vertices, edges, leaving }: Graph): string => {
  const startLines = starts.flatMap(({ name, input, at, effects }) => [
    `start ${name}${input === undefined ? '' : ` ${dataText(input)}`} -> ${at.name}`,
    ...effectLines(effects),
  ])
  const verticesByRows = Map.groupBy(vertices, (vertex) => rowsText(leaving.get(vertex) ?? []))
  const blocks = [...verticesByRows].map(([rows, same]) =>
    [...same.map(({ name }) => name), ...(rows === '' ? [] : [rows])].join('\n'),
  )
  return `${[`${model.machine.id}: ${vertices.length} situations, ${edges.length} edges`, startLines.join('\n'), ...blocks].join('\n\n')}\n`
}

/** The table to be reviewed. Throws if two situations have the same name, which would make it ambiguous. */
export const pinsOf = (graph: Graph): string => {
  const names = graph.vertices.map(({ name }) => name)
  const duplicate = names.find((name, index) => names.indexOf(name) !== index)
  if (duplicate !== undefined) throw new Error(`${graph.model.machine.id}: two situations are named '${duplicate}'`)
  return tableOf(graph)
}

export const pinsFileOf = (folder: string) => new URL(`../../machines/${folder}/${folder}.flow.txt`, import.meta.url)
