/**
 * The reviewed behaviour of a flow as text: every situation it can be in, and what each event does there. A target names its
 * state and what of the context changes on the way: `-> asking {failure: {code: unexpected}}`; what is not named is kept.
 * Situations in which the same happens share their rows, and so do the cases of one event that do the same.
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
    ([key, value]) => dataText(value) !== dataText(before.get(key)),
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

/** What is ignored is one row, the first; then one row for each end that the cases of an event can have. */
const rowsText = (edges: readonly Edge[]) => {
  const ends = edges.map((edge) => ({ label: labelOf(edge), end: endLines(edge).join('\n') }))
  const ignored = ends.filter(({ end }) => end === IGNORED).map(({ label }) => label)
  const rest = ends.filter(({ end }) => end !== IGNORED)
  const rows = [...Map.groupBy(rest, ({ label, end }) => `${typeOf(label)}\n${end}`).values()].map(
    (same) => `  ${labelsText(same.map(({ label }) => label))}${same[0]?.end ?? ''}`,
  )
  return [...(ignored.length === 0 ? [] : [`  ignores ${labelsText(ignored)}`]), ...rows].join('\n')
}

/** `=` stays, with the effects below it. */
export const tableOf = ({ model, starts, vertices, edges, leaving }: Graph): string => {
  const begins = starts.flatMap(({ name, input, at, effects }) => [
    `start ${name}${input === undefined ? '' : ` ${dataText(input)}`} -> ${at.name}`,
    ...effectLines(effects),
  ])
  const alike = Map.groupBy(vertices, (vertex) => rowsText(leaving.get(vertex) ?? []))
  const blocks = [...alike].map(([rows, same]) =>
    [...same.map(({ name }) => name), ...(rows === '' ? [] : [rows])].join('\n'),
  )
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
