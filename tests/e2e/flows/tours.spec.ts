/**
 * Every step from every state of every flow that shows itself, as far as a browser goes, on the built product with held
 * requests and a clock that stands still. The views take every edge in a browser too, and the path book does here.
 */
import { expect } from '@playwright/test'
import { coverageTable } from './kit/coverage-table.ts'
import { playTour } from './kit/play-tour.ts'
import { playedFlows } from './kit/played-flows.ts'
import { test } from './kit/test.ts'
import { type PlayedFlow, toursOf } from './kit/tours.ts'
import { isBeyond } from './kit/wire.ts'

test.describe.configure({ mode: 'parallel' })
// Tours are many and long: only one that failed is worth a trace, when it is tried again.
test.use({ trace: 'on-first-retry' })

const played = playedFlows('steps').map((flow) => [flow, toursOf(flow)] as const)

/** It says so of every way in which somebody could come. */
const isBeyondAll = ({ wires }: PlayedFlow) => wires.flatMap(({ starts }) => Object.values(starts)).every(isBeyond)

test('every flow is played, or says why it cannot be: how much of it', () => {
  process.stdout.write(`\n${coverageTable(played)}\n`)
  const unplayed = played.filter(([flow, tours]) => tours.length === 0 && !isBeyondAll(flow))
  expect(unplayed.map(([{ id }]) => id)).toEqual([])
})

for (const tour of played.flatMap(([, tours]) => tours)) {
  const { flow, number, path } = tour
  test(`${flow.id} ${number}: ${path.edges.length} steps from '${path.start.name}'`, ({ stage }) =>
    playTour(stage, tour))
}
