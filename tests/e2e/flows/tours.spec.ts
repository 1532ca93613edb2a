/** Every edge of every flow that shows itself, walked on the built product with held requests and a clock that stands still. */
import { pathText } from '#tests/kit/paths.ts'
import { runPath } from '#tests/kit/run-path.ts'
import { playedFlows } from './kit/played-flows.ts'
import { test } from './kit/test.ts'
import { tourDriver } from './kit/tour-driver.ts'
import { toursOf } from './kit/tours.ts'

test.describe.configure({ mode: 'parallel' })

for (const flow of playedFlows()) {
  const { tours } = toursOf(flow)
  for (const [index, tour] of tours.entries()) {
    const steps = tour.edges.length
    test(`${flow.id} ${index + 1}: ${steps} steps of ${pathText(tour).slice(0, 80)}`, async ({ stage }) => {
      const driver = tourDriver(stage, flow, tour)
      await driver.begin()
      await runPath(tour, driver)
    })
  }
}
