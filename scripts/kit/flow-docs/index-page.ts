/** The index page: all flows, and all properties with their flow and requirements. */
import { nodesOf, transitionsOf } from '#machines/kit/definition.ts'
import type { ExploredFlow } from '#tests/kit/flow-graphs.ts'
import { edgePaths } from '#tests/kit/paths.ts'
import { sentencesOf } from '#tests/kit/sentences.ts'
import { requirementLinks } from '../requirements-page.ts'
import { code, page, table } from './markdown.ts'

const KINDS = [
  ['always', 'holds in every situation'],
  ['never', 'holds in none'],
  ['start', 'holds where the flow starts with that input'],
  ['canAlwaysReach', 'from everywhere, some way leads there'],
  ['leadsTo', 'ends so by itself, whatever effects answer or do not answer'],
  ['after', 'holds after that event, wherever it may happen'],
  ['everyStep', 'whenever something of that sort happens, it does so like this'],
] as const

const linkTo = ({ id, folder }: ExploredFlow) => `[${id}](${folder}.md)`

const flowsTable = (flows: readonly ExploredFlow[]) =>
  table(
    ['Flow', 'What it is', 'States', 'Transitions', 'Situations', 'Edges', 'Paths', 'Sentences'],
    flows.map((flow) => {
      const { model, graph, properties } = flow
      const nodes = nodesOf(model.machine)
      const counts = [
        nodes.length,
        nodes.flatMap(transitionsOf).length,
        graph.vertices.length,
        graph.edges.length,
        edgePaths(graph).length,
        properties.length,
      ]
      return [linkTo(flow), model.machine.root.description ?? '', ...counts.map(String)]
    }),
  )

const sentencesTable = (flows: readonly ExploredFlow[]) => {
  const [everywhere = []] = flows.map((flow) => sentencesOf(flow).filter(({ isUniversal }) => isUniversal))
  const properties = [
    ...everywhere.map((sentence) => ({ ...sentence, where: 'every flow' })),
    ...flows.flatMap((flow) =>
      sentencesOf(flow)
        .filter(({ isUniversal }) => !isUniversal)
        .map((sentence) => ({ ...sentence, where: linkTo(flow) })),
    ),
  ]
  return table(
    ['Sentence', 'Flow', 'Kind', 'Requirements'],
    properties.map(({ name, where, kind, cites }) => [
      name,
      where,
      code(kind),
      requirementLinks(cites, '../requirements/'),
    ]),
  )
}

export const indexPage = (flows: readonly ExploredFlow[]): string =>
  page([
    '# Flows',
    'Every flow of the product is a state machine, and these pages are written from the machines themselves. `npm run dev` shows the same charts live at `/flows`: see [inspect a flow](../guides/inspect-a-flow.md).',
    '![Map of all flows](map.svg)',
    flowsTable(flows),
    '*Situations* are states with all that a flow remembers in them, *edges* what can happen in each. Every edge is walked by `npm run test:model`.',
    '## How to read a chart',
    'A dot is where a flow starts. A box is a state; what it runs, does and ignores stands inside. A label on an arrow names the event, its condition (`if`, `else`) and what is done on the way (`/`). A dashed pill stands for every state of its group; dashed frames are true at the same time.',
    '## From sentence to property',
    'Each [requirement](../requirements/README.md) that concerns a flow is a property, proved over everything the flow can do.',
    table(
      ['Kind', 'What is proved'],
      KINDS.map(([kind, meaning]) => [code(kind), meaning]),
    ),
    sentencesTable(flows),
  ])
