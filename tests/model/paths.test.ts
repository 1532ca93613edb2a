import { describe, expect, it } from 'vitest'
import { invocationsOf } from '#machines/kit/definition.ts'
import type { FlowModel } from '#machines/kit/model.ts'
import { coverageOf, coverageText, emptyCoverage } from '#tests/kit/coverage.ts'
import { reportFlow } from '#tests/kit/flow-row.ts'
import { exploredFlows } from '#tests/kit/flow-graphs.ts'
import type { Edge, Vertex } from '#tests/kit/graph.ts'
import { machineDriver } from '#tests/kit/machine-driver.ts'
import { edgeTours, pathText } from '#tests/kit/paths.ts'
import { runPath } from '#tests/kit/run-path.ts'

const TOUR_STEPS = 25

const callsIn = ({ outcomes }: FlowModel, { snapshot }: Vertex) =>
  snapshot._nodes.flatMap(invocationsOf).filter(({ src }) => src in outcomes)

/** Whether the step abandons a pending call. */
const abandons = (model: FlowModel, { from, to, step }: Edge) => {
  const running = callsIn(model, to).map(({ node }) => node)
  const settledActor = step.type === 'outcome' ? step.actor : null
  return callsIn(model, from).some(({ node, src }) => src !== settledActor && !running.includes(node))
}

// Tours of all edges cover every state and transition, so no other set of paths is needed.
for (const { id, model, graph } of exploredFlows()) {
  const tours = edgeTours(graph, TOUR_STEPS)

  describe(`${id}: edge tours`, () => {
    const record = emptyCoverage()
    let lateAnswers = 0

    for (const tour of tours) {
      it(pathText(tour), async () => {
        const driver = machineDriver(model, tour.start.input, (now, expected) => expect(now).toEqual(expected), record)
        await runPath(tour, {
          ...driver,
          verify: async (expected, effects) => {
            await driver.verify(expected, effects)
            const before = driver.snapshot()
            lateAnswers += await driver.settleLate()
            expect(driver.snapshot()).toBe(before)
          },
        })
      })
    }

    it('include late answers to abandoned calls, which change nothing', () => {
      expect(lateAnswers > 0).toBe(graph.edges.some((edge) => abandons(model, edge)))
    })

    it('visit every state and take every transition', (context) => {
      const coverage = coverageOf(model.machine, record)
      const { states, transitions, missedStates, missedTransitions } = coverage
      const size = { states, transitions, situations: graph.vertices.length, edges: graph.edges.length }
      reportFlow(context, id, { ...size, 'edge tours': `${tours.length} (${coverageText(coverage)})` })
      expect({ missedStates, missedTransitions }).toEqual({ missedStates: [], missedTransitions: [] })
    })

    it(`take every edge in no more than ${TOUR_STEPS} steps each`, () => {
      const taken = new Set(tours.flatMap(({ edges }) => edges)).size
      const longest = Math.max(...tours.map(({ edges }) => edges.length))
      expect({ taken, isShort: longest <= TOUR_STEPS }).toEqual({ taken: graph.edges.length, isShort: true })
    })
  })
}
