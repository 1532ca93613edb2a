/** The index page: all flows, and all properties with their flow and requirements. */
import { nodesOf, transitionsOf } from '#machines/kit/definition.ts'
import type { ExploredFlow } from '#tests/kit/flow-graphs.ts'
import { edgePaths } from '#tests/kit/paths.ts'
import { propertyRowsOf } from '#tests/kit/property-rows.ts'
import { requirementLinks } from '../requirements-page.ts'
import { code, page, table } from './markdown.ts'

const KINDS = [
  ['always', 'holds in every situation'],
  ['never', 'holds in none'],
  ['start', 'holds in the initial situation with that input'],
  ['canAlwaysReach', 'can be reached from every situation'],
  ['leadsTo', 'is reached without user events, whatever the effects answer, or if they do not'],
  ['after', 'holds after that event, in every situation that `from` selects'],
  ['everyStep', 'holds for every matching step'],
] as const

const linkTo = ({ id, folder }: ExploredFlow) => `[${id}](${folder}.md)`

const flowsTable = (flows: readonly ExploredFlow[]) =>
  table(
    ['Flow', 'What it is', 'States', 'Transitions', 'Situations', 'Edges', 'Paths', 'Properties'],
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

const propertiesTable = (flows: readonly ExploredFlow[]) => {
  const [everywhere = []] = flows.map((flow) => propertyRowsOf(flow).filter(({ isUniversal }) => isUniversal))
  const properties = [
    ...everywhere.map((property) => ({ ...property, where: 'every flow' })),
    ...flows.flatMap((flow) =>
      propertyRowsOf(flow)
        .filter(({ isUniversal }) => !isUniversal)
        .map((property) => ({ ...property, where: linkTo(flow) })),
    ),
  ]
  return table(
    ['Property', 'Flow', 'Kind', 'Requirements'],
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
    'Every flow of the product is a state machine. These pages are generated from the machines. `npm run dev` shows the same charts live at `/flows`: see [inspect a flow](../guides/inspect-a-flow.md).',
    '![Map of all flows](map.svg)',
    flowsTable(flows),
    '*Situations* are states with their context, *edges* the steps between them. `npm run test:model` tests every edge.',
    '## How to read a chart',
    'A dot is the initial state. A box is a state, with the effects it runs, its actions and the events it ignores. A label on an arrow has the event, its guard (`if`, `else`) and the actions (`/`). A dashed pill represents every state of its group; dashed frames are parallel states.',
    '## Properties',
    'Each [requirement](../requirements/README.md) of a flow is proved by a property, over all its situations and steps.',
    table(
      ['Kind', 'What is proved'],
      KINDS.map(([kind, meaning]) => [code(kind), meaning]),
    ),
    propertiesTable(flows),
  ])
