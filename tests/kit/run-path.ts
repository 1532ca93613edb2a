/** Runs a path at any level: the level's driver performs steps and verifies what is observable. */
import type { Effects } from '#machines/kit/situation.ts'
import type { Edge, Vertex } from './graph.ts'
import { type Path, pathText } from './paths.ts'
import type { Step } from '#machines/kit/steps.ts'

export type PathDriver = {
  /** Performs a step: an event of a person or from outside, the end of an effect, or a delay. */
  step: (step: Step) => Promise<void>
  /** Verifies the current state, and the effects since the last call. */
  verify: (expected: Vertex, effects: Effects) => Promise<void> | void
  stop: () => Promise<void> | void
}

const at = (edge: Edge | undefined) => (edge === undefined ? 'the start' : `'${edge.step.label}'`)

export const runPath = async (path: Path, driver: PathDriver): Promise<void> => {
  let reached: Edge | undefined
  try {
    await driver.verify(path.start.at, path.start.effects)
    for (const edge of path.edges) {
      reached = edge
      await driver.step(edge.step)
      await driver.verify(edge.to, edge.effects)
    }
  } catch (error) {
    if (error instanceof Error) error.message = `at ${at(reached)} of ${pathText(path)}: ${error.message}`
    throw error
  } finally {
    await driver.stop()
  }
}
