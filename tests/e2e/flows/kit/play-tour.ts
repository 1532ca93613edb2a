/** Plays one tour from beginning to end. */
import type { Edge, Vertex } from '#tests/kit/graph.ts'
import { pathText } from '#tests/kit/paths.ts'
import type { Ui } from '#tests/kit/ui.ts'
import type { TourPage } from './tour-page.ts'
import { type BackendHooks, tourDriver } from './tour-driver.ts'
import type { Tour } from './tours.ts'

/** Where a tour failed: everything up to that step is the counterexample. */
export class TourFailure extends Error {
  override name = 'TourFailure'
  /** Steps that were taken, the failing one included; 0 where the start already differs. */
  readonly step: number
  readonly parts: { message: string; counterexample: string; command: string }

  constructor({ flow, number, path }: Tour, step: number, cause: unknown) {
    const place = step === 0 ? 'the start' : `step ${step} '${path.edges[step - 1]?.step.label}'`
    const message = cause instanceof Error ? cause.message : String(cause)
    const counterexample = pathText({ ...path, edges: path.edges.slice(0, step) })
    const command = `npm run flows:replay -- ${flow.id} ${number} --covers ${flow.covers}`
    super(
      `${flow.id}, path ${number}, fails at ${place}: ${message}\ncounterexample: ${counterexample}\nreplay: ${command}`,
      { cause },
    )
    this.step = step
    this.parts = { message, counterexample, command }
  }
}

/** Observer of a tour. */
export type Observer = {
  /** Wraps the UI, to see gestures and observations. */
  watch?: (ui: Ui) => Ui
  /** Called after each vertex was verified; `edge` is null at the start. */
  reached?: (at: Vertex, edge: Edge | null) => Promise<void>
}

/** Throws a `TourFailure` if the product differs from its model. */
export const playTour = async (
  tourPage: TourPage,
  tour: Tour,
  { watch, reached }: Observer = {},
  hooks?: BackendHooks,
): Promise<void> => {
  const { start, edges } = tour.path
  let step = 0
  try {
    const driver = tourDriver(tourPage, tour, watch, hooks)
    await driver.begin()
    await driver.verify(start.at, start.effects)
    await reached?.(start.at, null)
    for (const edge of edges) {
      step += 1
      await driver.step(edge.step)
      await driver.verify(edge.to, edge.effects)
      await reached?.(edge.to, edge)
    }
  } catch (error) {
    throw new TourFailure(tour, step, error)
  }
}
