import { describe, expect, it } from 'vitest'
import type { FlowModel } from '#machines/kit/model.ts'
import type { Property } from '#machines/kit/properties.ts'
import { verify } from '#tests/kit/check.ts'
import { exploredFlows } from '#tests/kit/flow-graphs.ts'
import { explore, type Graph } from '#tests/kit/graph.ts'
import { lint } from '#tests/kit/lint.ts'
import { mutantsOf } from '#tests/kit/mutate.ts'
import { pinsOf } from '#tests/kit/pins.ts'
import { universalProperties } from '#tests/kit/universal.ts'

/** Properties and rules complain, or the walk itself does not end well. */
const isNoticed = (model: FlowModel, properties: readonly Property[]): boolean => {
  let graph: Graph
  try {
    graph = explore(model)
  } catch {
    return true
  }
  return verify(graph, [...properties, ...universalProperties(graph)]).length > 0 || lint(graph).length > 0
}

for (const { id, model, properties, graph } of exploredFlows()) {
  describe(id, () => {
    const mutants = mutantsOf(model.machine)

    it(`has each of ${mutants.length} broken copies noticed, unless it behaves the same`, { timeout: 120_000 }, () => {
      const reviewed = pinsOf(graph)
      const missed = mutants.filter(({ machine }) => {
        const broken = { ...model, machine }
        return !isNoticed(broken, properties) && pinsOf(explore(broken)) !== reviewed
      })
      expect(missed.map(({ what }) => what)).toEqual([])
    })
  })
}
