/** Every flow that shows itself, walked by gestures along every edge that its views offer. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { coverageOf, coverageText, nothingSeen } from '#tests/kit/coverage.ts'
import { tellFlow } from '#tests/kit/flow-row.ts'
import { explore } from '#tests/kit/graph.ts'
import { edgeTours, type Path, pathText } from '#tests/kit/paths.ts'
import { runPath } from '#tests/kit/run-path.ts'
import { flowsWithViews } from '../flows/flows-with-views.ts'
import { offeredPart } from '../kit/offered.ts'
import { viewDriver } from '../kit/view-driver.ts'

const TOUR_STEPS = 25

let complaints: unknown[][] = []

beforeEach(() => {
  complaints = []
  const complain = (...said: unknown[]) => void complaints.push(said)
  vi.spyOn(console, 'error').mockImplementation(complain)
  vi.spyOn(console, 'warn').mockImplementation(complain)
  // The page of the runner is no place to come from.
  vi.spyOn(history, 'back').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

const atEnd = ({ start, edges }: Path): Path['start'] => ({ ...start, at: edges.at(-1)?.to ?? start.at })

for (const [id, flow] of Object.entries(flowsWithViews)) {
  describe(id, () => {
    const graph = offeredPart(explore(flow.model), flow)
    const tours = edgeTours(graph, TOUR_STEPS)
    const seen = nothingSeen()

    for (const [index, tour] of tours.entries()) {
      it(`tour ${index + 1}: ${tour.edges.length} steps of ${pathText(tour).slice(0, 80)}`, async () => {
        const driver = await viewDriver(flow, tour.start, seen)
        try {
          await runPath(tour, driver)
          // Answers to what was given up long ago change nothing.
          await driver.answerLate()
          await driver.verify(atEnd(tour).at, { calls: [], emitted: [], told: [], taken: [] })
        } finally {
          driver.hide()
        }
        await driver.answerLate()
        expect(complaints).toEqual([])
      })
    }

    it('showed every state and took every transition, but for those that happen elsewhere', (context) => {
      const coverage = coverageOf(flow.model.machine, seen)
      const { missedStates, missedTransitions } = coverage
      const isElsewhere = (name: string) => Object.keys(flow.elsewhere).some((type) => name.includes(` on ${type} #`))
      tellFlow(context, id, {
        'edges seen': `${graph.edges.length} of ${explore(flow.model).edges.length}`,
        tours: tours.length,
        'states / transitions': coverageText(coverage),
      })
      expect({ missedStates, missed: missedTransitions.filter((name) => !isElsewhere(name)) }).toEqual({
        missedStates: [],
        missed: [],
      })
    })
  })
}
