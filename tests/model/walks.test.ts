import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exploredFlows } from '#tests/kit/flow-graphs.ts'
import { machineDriver } from '#tests/kit/machine-driver.ts'
import { walk } from '#tests/kit/paths.ts'
import { runPath } from '#tests/kit/run-path.ts'

const RUNS = 60
const choices = fc.array(fc.nat(), { minLength: 2, maxLength: 40, size: 'max' })

for (const { id, model, graph } of exploredFlows()) {
  const check = async (chosen: number[]) => {
    const path = walk(graph, chosen)
    const driver = machineDriver(model, path.start.input, (actual, expected) => expect(actual).toEqual(expected))
    await runPath(path, {
      ...driver,
      verify: async (expected, effects) => {
        await driver.verify(expected, effects)
        const before = driver.snapshot()
        await driver.settleLate()
        expect(driver.snapshot()).toBe(before)
      },
    })
  }

  describe(id, () => {
    // Proves FAIL-31.
    it('follows the graph on random walks, and late answers change nothing', async () => {
      await fc.assert(fc.asyncProperty(choices, check), { numRuns: RUNS })
    })
  })
}
