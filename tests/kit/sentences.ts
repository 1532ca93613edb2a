/** Every sentence that is proved, as a table to be rendered: which flow, what kind of proof, what it says and where from. */
import type { Property } from '#machines/kit/properties.ts'
import type { ExploredFlow } from './flow-graphs.ts'
import { universalProperties } from './universal.ts'

/** `isUniversal`: said of every flow. */
export type SentenceRow = {
  flow: string
  kind: Property['kind']
  name: string
  cites: Property['cites']
  isUniversal: boolean
}

export const sentencesOf = ({ id, properties, graph }: ExploredFlow): SentenceRow[] => {
  const row =
    (isUniversal: boolean) =>
    ({ kind, name, cites }: Property) => ({ flow: id, kind, name, cites, isUniversal })
  return [...properties.map(row(false)), ...universalProperties(graph).map(row(true))]
}
