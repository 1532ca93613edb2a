/** Plays one tour from beginning to end. */
import type { Edge, Vertex } from '#tests/kit/graph.ts'
import { pathText } from '#tests/kit/paths.ts'
import type { Stage } from './stage.ts'
import { tourDriver } from './tour-driver.ts'
import type { Tour } from './tours.ts'

/** Where a tour failed: everything up to that step is the counterexample. */
export class TourFailure extends Error {
  override name = 'TourFailure'
  readonly tour: Tour
  /** Steps that were taken; 0 where the start already differs. */
  readonly step: number

  constructor(tour: Tour, step: number, cause: unknown) {
    const { flow, number, path } = tour
    const label = step === 0 ? 'the start' : `step ${step} '${path.edges[step - 1]?.step.label}'`
    const way = pathText({ ...path, edges: path.edges.slice(0, step) })
    const why = cause instanceof Error ? cause.message : String(cause)
    super(
      `${flow.id} ${number} fails at ${label}: ${why}\n` +
        `counterexample: ${way}\nreplay: npm run flows:replay -- ${flow.id} ${number}`,
      { cause },
    )
    this.tour = tour
    this.step = step
  }
}

/** Told after each place was found to be as it must; `edge` is null at the start. */
export type Observer = (at: Vertex, edge: Edge | null, step: number) => Promise<void> | void

/** Throws a `TourFailure` where the product is not as its model says. */
export const playTour = async (stage: Stage, tour: Tour, observe: Observer = () => {}): Promise<void> => {
  const { start, edges } = tour.path
  let step = 0
  try {
    const driver = tourDriver(stage, tour)
    await driver.begin()
    await driver.verify(start.at, start.effects)
    await observe(start.at, null, step)
    for (const edge of edges) {
      step += 1
      await driver.step(edge.step)
      await driver.verify(edge.to, edge.effects)
      await observe(edge.to, edge, step)
    }
  } catch (error) {
    throw new TourFailure(tour, step, error)
  }
}
