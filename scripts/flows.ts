/** `npm run flows`: writes the edge table of every flow beside its machine, to be reviewed as a diff. */
import { writeFileSync } from 'node:fs'
import { exploredFlows } from '#tests/kit/flow-graphs.ts'
import { pinsFileOf, pinsOf } from '#tests/kit/pins.ts'

for (const { id, folder, graph } of exploredFlows()) {
  writeFileSync(pinsFileOf(folder), pinsOf(graph))
  console.log(`${id}: ${graph.vertices.length} situations, ${graph.edges.length} edges`)
}
