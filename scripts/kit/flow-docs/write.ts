/** Writes all files that are generated from the flows, when imported. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { exploredFlows } from '#tests/kit/flow-graphs.ts'
import { pinsFileOf, pinsOf } from '#tests/kit/pins.ts'
import { REQUIREMENTS_PAGE, requirementsPage } from '../requirements-page.ts'
import { FLOW_DOCS, flowFiles } from './files.ts'

const flows = exploredFlows()
for (const { id, folder, graph } of flows) {
  writeFileSync(pinsFileOf(folder), pinsOf(graph))
  console.log(`${id}: ${graph.vertices.length} situations, ${graph.edges.length} edges`)
}

const files = await flowFiles(flows)
rmSync(FLOW_DOCS, { recursive: true, force: true })
mkdirSync(FLOW_DOCS, { recursive: true })
for (const [name, content] of files) writeFileSync(new URL(name, FLOW_DOCS), content)
console.log(`docs/flows: ${files.size} files`)

writeFileSync(REQUIREMENTS_PAGE, requirementsPage())
console.log('docs/requirements/README.md: proofs')
