/** The map of all flows: which starts, notifies and opens which. */
import { arrowOf, type Box, boxOf, type Diagram, type Entry, entryOf, type Limits, PADDING } from './shapes.ts'
import { type Span, wrap } from './text.ts'

/** `starts`: invokes the other flow; `notifies`: sends it events; `opens`: navigates to its page. */
export type Link = { from: string; to: string; how: 'starts' | 'notifies' | 'opens'; by: readonly string[] }
type FlowNote = { id: string; description: string; facts: readonly string[] }
export type FlowMap = { title: string; description: string; flows: readonly FlowNote[]; links: readonly Link[] }

/** Pixels. */
const TEXT_WIDTH = 220
const HEAD_WIDTH = 640
/** Maximum number of events per link; the others are counted. */
const NAMED = 4

const quiet = (text: string): Span => ({ tone: 'quiet', text })

const flowBox = ({ id, description, facts }: FlowNote): Box =>
  boxOf({
    id,
    kind: 'flow',
    title: id,
    hint: `Open the flow ${id}`,
    tags: [],
    description: wrap([{ tone: 'text', text: description }], TEXT_WIDTH),
    facts: facts.map((fact) => entryOf([quiet(fact)], TEXT_WIDTH)),
    children: [],
  })

/** Has the ids of both ends, so that the flows page can mark the lines between running flows. */
const linkEntry = ({ from, to, how, by }: Link): Entry => {
  const named = by.length > NAMED ? [...by.slice(0, NAMED), `${by.length - NAMED} more`] : by
  const on = named.length === 0 ? [] : [quiet(` on ${named.join(', ')}`)]
  return entryOf([{ tone: 'event', text: how }, ...on], undefined, `${from} ${to}`)
}

export const mapDiagram = ({ title, description, flows, links }: FlowMap, limits: Limits): Diagram => {
  const limit = limits.get('flows')
  const width = limit === undefined ? HEAD_WIDTH : limit - 2 * PADDING
  const between = Map.groupBy(links, ({ from, to }) => `${from} ${to}`)
  return {
    root: boxOf({
      id: 'flows',
      kind: 'machine',
      title,
      hint: title,
      tags: [],
      description: wrap([{ tone: 'text', text: description }], width),
      facts: [],
      children: flows.map(flowBox),
    }),
    arrows: [...between].map(([ends, shared]) => {
      const [from = '', to = ''] = ends.split(' ')
      return arrowOf(from, to, shared.map(linkEntry))
    }),
  }
}
