/** How much of each flow its tours play, as a table. */
import { tourCoverageOf, type PlayedFlow, type Tour } from './tours.ts'

const part = (missed: readonly unknown[], all: number) => `${all - missed.length}/${all}`

const rowOf = (flow: PlayedFlow, tours: readonly Tour[]): string[] => {
  const { states, missedStates, transitions, missedTransitions, played, edges, steps } = tourCoverageOf(flow, tours)
  const counts = [part(missedStates, states), part(missedTransitions, transitions), `${played}/${edges}`]
  return [flow.id, ...counts, String(tours.length), String(steps)]
}

const HEAD = ['flow', 'states', 'transitions', 'edges', 'tours', 'steps']

export const coverageTable = (rows: readonly (readonly [PlayedFlow, readonly Tour[]])[]): string => {
  const table = [HEAD, ...rows.map(([flow, tours]) => rowOf(flow, tours))]
  const widths = HEAD.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  return table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}
