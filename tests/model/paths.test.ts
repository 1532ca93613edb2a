import { describe, expect, it } from 'vitest'
import { coverageOf, coverageText, nothingSeen } from '#tests/kit/coverage.ts'
import { tellFlow } from '#tests/kit/flow-row.ts'
import { exploredFlows } from '#tests/kit/flow-graphs.ts'
import { machineDriver } from '#tests/kit/machine-driver.ts'
import { edgePaths, edgeTours, type Path, pathText, transitionPaths, transitionTours } from '#tests/kit/paths.ts'
import { runPath } from '#tests/kit/run-path.ts'

const TOUR_STEPS = 25

const edgesOn = (paths: readonly Path[]) => new Set(paths.flatMap(({ edges }) => edges)).size
const longest = (paths: readonly Path[]) => Math.max(...paths.map(({ edges }) => edges.length))

for (const { id, model, graph } of exploredFlows()) {
  const sets = {
    'edge paths': edgePaths(graph),
    'edge tours': edgeTours(graph, TOUR_STEPS),
    'transition paths': transitionPaths(graph),
    'transition tours': transitionTours(graph, TOUR_STEPS),
  }

  for (const [set, paths] of Object.entries(sets)) {
    describe(`${id}: ${set}`, () => {
      const seen = nothingSeen()

      for (const path of paths) {
        it(pathText(path), async () => {
          const driver = machineDriver(model, path.start.input, (now, wanted) => expect(now).toEqual(wanted), seen)
          await runPath(path, driver)
        })
      }

      it('were in every state and took every transition', (context) => {
        const coverage = coverageOf(model.machine, seen)
        const { states, transitions, missedStates, missedTransitions } = coverage
        const size = { states, transitions, situations: graph.vertices.length, edges: graph.edges.length }
        tellFlow(context, id, { ...size, [set]: `${paths.length} (${coverageText(coverage)})` })
        expect({ missedStates, missedTransitions }).toEqual({ missedStates: [], missedTransitions: [] })
      })
    })
  }

  it(`${id}: paths and tours take every edge, no tour has more than ${TOUR_STEPS} steps`, () => {
    expect([edgesOn(sets['edge paths']), edgesOn(sets['edge tours'])]).toEqual([graph.edges.length, graph.edges.length])
    expect(longest([...sets['edge tours'], ...sets['transition tours']])).toBeLessThanOrEqual(TOUR_STEPS)
  })
}
