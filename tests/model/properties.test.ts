import { describe, expect, it } from 'vitest'
import { findingText, verify } from '#tests/kit/check.ts'
import { exploredFlows } from '#tests/kit/flow-graphs.ts'
import { reportFlow } from '#tests/kit/flow-row.ts'
import { universalProperties } from '#tests/kit/universal.ts'

for (const { id, properties, graph } of exploredFlows()) {
  describe(id, () => {
    const all = [...properties, ...universalProperties(graph)]

    for (const property of all) {
      it(`${property.name} (${property.cites.join(', ')})`, () => {
        expect(verify(graph, [property]).map((finding) => findingText(id, finding))).toEqual([])
      })
    }

    it('has no property twice', (context) => {
      const names = properties.map(({ name }) => name)
      reportFlow(context, id, { properties: all.length })
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    })
  })
}
