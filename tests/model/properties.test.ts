import { describe, expect, it } from 'vitest'
import { findingText, verify } from '#tests/kit/check.ts'
import { exploredFlows } from '#tests/kit/flow-graphs.ts'
import { universalProperties } from '#tests/kit/universal.ts'

for (const { id, properties, graph } of exploredFlows()) {
  describe(id, () => {
    for (const property of [...properties, ...universalProperties(graph)]) {
      it(`${property.says} (${property.cites})`, () => {
        expect(verify(graph, [property]).map((finding) => findingText(id, finding))).toEqual([])
      })
    }

    it('says nothing twice', () => {
      const sentences = properties.map(({ says }) => says)
      expect(sentences.filter((says, index) => sentences.indexOf(says) !== index)).toEqual([])
    })
  })
}
