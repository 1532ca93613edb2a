/** Every flow with views, played by gestures: along each kind of edge that its views offer; in the full tier, along each edge. */
import { describe, expect, it } from 'vitest'
import { viewOf } from '#machines/kit/view.ts'
import { coverageOf, coverageText, emptyCoverage } from '#tests/kit/coverage.ts'
import { reportFlow } from '#tests/kit/flow-row.ts'
import { edgesToPlay } from '#tests/kit/edges-to-play.ts'
import { explore } from '#tests/kit/graph.ts'
import { edgeTours, pathText } from '#tests/kit/paths.ts'
import { runPath } from '#tests/kit/run-path.ts'
import { flowsWithViews } from '#tests/flows/index.ts'
import { watchConsole } from '../kit/watch-console.ts'
import { offeredPart } from '../kit/offered.ts'
import { viewDriver } from '../kit/view-driver.ts'

const TOUR_STEPS = 25

const NOTHING = { calls: [], emitted: [], sent: [], taken: [] }

const consoleMessages = watchConsole()

type FlowWithViews = (typeof flowsWithViews)[string]

const playFlow = (id: string, flow: FlowWithViews) => {
  describe(id, () => {
    const fullGraph = explore(flow.model)
    const graph = offeredPart(fullGraph, flow)
    const tours = edgeTours(graph, TOUR_STEPS, edgesToPlay(graph))
    const played = new Set(tours.flatMap(({ edges }) => edges))
    const record = emptyCoverage()

    for (const [index, tour] of tours.entries()) {
      // Proves ROUTE-27.
      it(`tour ${index + 1}: ${tour.edges.length} steps of ${pathText(tour).slice(0, 80)}`, async () => {
        const driver = await viewDriver(flow, tour.start, { record })
        try {
          await runPath(tour, driver)
          // Late answers to abandoned calls change nothing.
          await driver.settleLate()
          await driver.verify(tour.edges.at(-1)?.to ?? tour.start.at, NOTHING)
        } finally {
          driver.hide()
        }
        await driver.settleLate()
        expect(consoleMessages).toEqual([])
      })
    }

    it('covered every view, state and transition', (context) => {
      const coverage = coverageOf(flow.model.machine, record)
      const { missedStates, missedTransitions } = coverage
      const vertices = new Set(tours.flatMap(({ start, edges }) => [start.at, ...edges.map(({ to }) => to)]))
      expect(graph.vertices.filter((vertex) => !vertices.has(vertex)).map(({ name }) => name)).toEqual([])
      const views = new Set(graph.vertices.map(({ snapshot }) => viewOf(snapshot)).filter((view) => view !== null))
      reportFlow(context, id, {
        views: views.size,
        'edges played': `${played.size} of ${fullGraph.edges.length}`,
        tours: tours.length,
        'states / transitions': coverageText(coverage),
      })
      expect({ missedStates, missedTransitions, views }).toEqual({
        missedStates: [],
        missedTransitions: [],
        views: new Set(Object.keys(flow.assertions)),
      })
    })
  })
}

/** The flows are distributed over as many files as there are parts, which run in parallel. `part` counts from 1. */
export const playFlows = (part: number, parts: number) => {
  const flows = Object.entries(flowsWithViews).filter((_, index) => index % parts === part - 1)
  for (const [id, flow] of flows) playFlow(id, flow)
}
