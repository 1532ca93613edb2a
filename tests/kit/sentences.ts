/** Every property as a row of a table: flow, kind, sentence and cited requirements. */
import type { Property } from '#machines/kit/properties.ts'
import type { ExploredFlow } from './flow-graphs.ts'
import { universalProperties } from './universal.ts'

/** `isUniversal`: a property of every flow. */
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
