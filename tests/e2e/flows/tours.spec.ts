/**
 * Tours of the flows on the built product with held requests and a fake clock: every exchange with what is around a flow
 * that no tour with the real services has (`real-backend.spec.ts`), and every edge in the full tier.
 */
import { expect } from '@playwright/test'
import { isFull } from '#tests/kit/tier.ts'
import { unbackedFlows } from '../real-backend/kit/unbacked-flows.ts'
import { coverageTable } from './kit/coverage-table.ts'
import { playTour } from './kit/play-tour.ts'
import { playedFlows } from './kit/played-flows.ts'
import { test } from './kit/test.ts'
import { type PlayedFlow, toursOf } from './kit/tours.ts'
import { isUnplayable } from './kit/network.ts'

test.describe.configure({ mode: 'parallel' })

const played = (isFull ? playedFlows('edges') : unbackedFlows()).map((flow) => [flow, toursOf(flow)] as const)

/** Whether the flow says of each of its starts why it cannot be played in a browser. */
const isBeyondAll = ({ networks }: PlayedFlow) =>
  networks.flatMap(({ starts }) => Object.values(starts)).every(isUnplayable)

const canBePlayed = (flow: PlayedFlow) => toursOf({ ...flow, covers: 'transitions' }).length > 0

test('every flow can be played or has a reason why not; prints the coverage', () => {
  const all = played.map(([flow, tours]) => [flow, [...(flow.alreadyCovered ?? []), ...tours]] as const)
  process.stdout.write(`\n${coverageTable(all)}\n`)
  const unplayed = all.filter(([flow, tours]) => tours.length === 0 && !isBeyondAll(flow) && !canBePlayed(flow))
  expect(unplayed.map(([{ id }]) => id)).toEqual([])
})

for (const tour of played.flatMap(([, tours]) => tours)) {
  const { flow, number, path } = tour
  test(`${flow.id} ${number}: ${path.edges.length} steps from '${path.start.name}'`, ({ tourPage }) =>
    playTour(tourPage, tour))
}
