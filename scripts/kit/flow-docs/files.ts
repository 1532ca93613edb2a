/** Contents of the generated pages in docs/flows. */
import type { ExploredFlow } from '#tests/kit/flow-graphs.ts'
import { chartFileOf, mapFileOf } from '../chart.ts'
import { flowPage } from './flow-page.ts'
import { indexPage } from './index-page.ts'
import { mapOf } from './links.ts'

export const FLOW_DOCS = new URL('../../../docs/flows/', import.meta.url)

/** Contents by file name. */
export const flowFiles = async (flows: readonly ExploredFlow[]): Promise<Map<string, string>> => {
  const files = new Map([
    ['README.md', indexPage(flows)],
    ['map.svg', await mapFileOf(mapOf(flows))],
  ])
  for (const flow of flows) {
    files.set(`${flow.folder}.md`, flowPage(flow))
    files.set(`${flow.folder}.svg`, await chartFileOf(flow.model.machine))
  }
  return files
}
