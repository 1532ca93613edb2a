/** The documentation page of one flow. */
import type { AnyStateNode } from 'xstate'
import { isInert, lineageOf, nodesOf, transitionsOf } from '#machines/kit/definition.ts'
import type { ExploredFlow } from '#tests/kit/flow-graphs.ts'
import { edgePaths, edgeTours, pathText, transitionPaths } from '#tests/kit/paths.ts'
import { delayOf, tagsOf } from '../chart/labels.ts'
import { requirementLinks } from '../requirements-page.ts'
import { code, codes, collapsible, page, table } from './markdown.ts'

/** Maximum length of a tour, as in the tests. */
const TOUR_STEPS = 25

const shortName = ({ path }: AnyStateNode) => path.join('.')
const viewOf = (node: AnyStateNode): string => {
  const marked = lineageOf(node).find(({ meta }) => typeof (meta as { view?: unknown } | undefined)?.view === 'string')
  return (marked?.meta as { view?: string } | undefined)?.view ?? ''
}
const maybeCode = (text: string) => (text === '' ? '' : code(text))

const statesTable = ({ model: { machine } }: ExploredFlow) => {
  const waitsOf = (node: AnyStateNode) => node.after.map((timer) => delayOf(machine, timer))
  return table(
    ['State', 'What it is', 'Tags', 'View', 'Effects', 'Delays'],
    nodesOf(machine)
      .filter(({ parent }) => parent !== undefined)
      .map((node) => [
        code(shortName(node)),
        node.description ?? '',
        codes(tagsOf(node)),
        maybeCode(viewOf(node)),
        codes(node.invoke.map(({ id }) => id)),
        waitsOf(node)
          .map(({ name, time }) => `${code(name)} ${time}`)
          .join(', '),
      ]),
  )
}

const placesOf = ({ model: { machine } }: ExploredFlow, type: string): string => {
  const taking = nodesOf(machine).filter((node) =>
    transitionsOf(node).some((transition) => transition.eventType === type && !isInert(transition)),
  )
  if (taking.length === 0) return 'nowhere: ignored on purpose'
  return taking.map((node) => (node.parent === undefined ? 'anywhere' : code(shortName(node)))).join(', ')
}

const eventsTable = (flow: ExploredFlow) => {
  const { person, environment, streams } = flow.model
  const events = [
    ...person.map(({ event, case: name }) => ({ by: 'a person', type: event.type, name })),
    ...environment.map(({ event, case: name }) => ({ by: 'the environment', type: event.type, name })),
    ...Object.entries(streams).flatMap(([src, cases]) =>
      cases.map(({ event, case: name }) => ({ by: `the stream ${code(src)}`, type: event.type, name })),
    ),
  ]
  return table(
    ['Event', 'Source', 'Classes of payload', 'Handled in'],
    [...Map.groupBy(events, ({ type, by }) => `${type} ${by}`).values()].map((cases) => {
      const [{ type, by } = { type: '', by: '' }] = cases
      return [code(type), by, codes(cases.flatMap(({ name }) => name ?? [])), placesOf(flow, type)]
    }),
  )
}

const effectsTable = ({ model }: ExploredFlow) =>
  table(
    ['Effect', 'Outcomes'],
    Object.entries(model.outcomes).map(([src, outcomes]) => [code(src), codes(Object.keys(outcomes))]),
  )

const countsTable = ({ model, graph, properties }: ExploredFlow) => {
  const nodes = nodesOf(model.machine)
  return table(
    ['States', 'Transitions', 'Situations', 'Edges', 'Paths over all edges', 'Tours over all edges', 'Properties'],
    [
      [
        nodes.length,
        nodes.flatMap(transitionsOf).length,
        graph.vertices.length,
        graph.edges.length,
        edgePaths(graph).length,
        edgeTours(graph, TOUR_STEPS).length,
        properties.length,
      ].map(String),
    ],
  )
}

const pathsList = ({ graph }: ExploredFlow) => {
  const paths = transitionPaths(graph)
  const list = paths.map((path, index) => `${index + 1}. ${code(pathText(path))}`).join('\n')
  return collapsible(`${paths.length} paths that cover every transition`, list)
}

export const flowPage = (flow: ExploredFlow): string => {
  const { id, folder, model, properties } = flow
  const description = model.machine.root.description ?? ''
  return page([
    `# Flow ${id}`,
    description,
    `![Chart of the flow ${id}](${folder}.svg)`,
    countsTable(flow),
    `[Machine](../../machines/${folder}/${folder}.machine.ts) · [model](../../machines/${folder}/${folder}.model.ts) · [properties](../../machines/${folder}/${folder}.props.ts) · [edge table](../../machines/${folder}/${folder}.flow.txt) · [all flows](README.md)`,
    '## States',
    statesTable(flow),
    '## Events',
    eventsTable(flow),
    ...(Object.keys(model.outcomes).length === 0 ? [] : ['## Effects', effectsTable(flow)]),
    '## Properties',
    'Each is checked in every situation that the flow can reach.',
    table(
      ['Property', 'Kind', 'Requirements'],
      properties.map(({ name, kind, cites }) => [name, code(kind), requirementLinks(cites, '../requirements/')]),
    ),
    '## Paths',
    pathsList(flow),
  ])
}
