import { afterAll, describe, expect, it } from 'vitest'
import { nodesOf, transitionName, transitionsOf } from '#tests/kit/definition.ts'
import { exploredFlows } from '#tests/kit/flow-graphs.ts'
import { machineDriver } from '#tests/kit/machine-driver.ts'
import { coverageOf, edgePaths, edgeTours, pathText, transitionPaths } from '#tests/kit/paths.ts'
import { runPath } from '#tests/kit/run-path.ts'

const TOUR_STEPS = 25
const table: (string | number)[][] = [['flow', 'states', 'transitions', 'situations', 'edges', 'paths', 'covered']]

for (const { id, model, graph } of exploredFlows()) {
  describe(id, () => {
    const paths = edgePaths(graph)
    const taken = new Set<string>()

    for (const path of paths) {
      it(pathText(path), async () => {
        const { input } = path.start
        await runPath(
          path,
          machineDriver(model, input, (seen, wanted) => expect(seen).toEqual(wanted), taken),
        )
      })
    }

    it('was in every state and took every transition', () => {
      const { missedStates, missedTransitions, edges, states, transitions } = coverageOf(graph, paths)
      const declared = nodesOf(model.machine).flatMap(transitionsOf).map(transitionName)
      const notReallyTaken = declared.filter((name) => !taken.has(name))
      const parts = states + transitions
      const covered = `${parts - missedStates.length - notReallyTaken.length}/${parts}`
      table.push([id, states, transitions, graph.vertices.length, graph.edges.length, paths.length, covered])
      expect({ missedStates, missedTransitions, notReallyTaken, edges }).toEqual({
        missedStates: [],
        missedTransitions: [],
        notReallyTaken: [],
        edges: graph.edges.length,
      })
    })

    it('has shorter sets of ways that cover its transitions and its edges', () => {
      const byTransition = coverageOf(graph, transitionPaths(graph))
      const byTour = coverageOf(graph, edgeTours(graph, TOUR_STEPS))
      expect([byTransition.missedTransitions, byTransition.missedStates, byTour.edges]).toEqual([
        [],
        [],
        graph.edges.length,
      ])
    })
  })
}

afterAll(() => {
  const width = (column: number) => Math.max(...table.map((row) => String(row[column]).length))
  const lines = table.map((row) => row.map((cell, column) => String(cell).padEnd(width(column))).join('  '))
  process.stdout.write(`\n${lines.join('\n')}\n`)
})
