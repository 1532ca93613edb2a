/** Every property as a row of a table: flow, kind, name and cited requirements. */
import type { Property } from '#machines/kit/properties.ts'
import type { ExploredFlow } from './flow-graphs.ts'
import { universalProperties } from './universal.ts'

/** `isUniversal`: a property of every flow. */
export type PropertyRow = {
  flow: string
  kind: Property['kind']
  name: string
  cites: Property['cites']
  isUniversal: boolean
}

export const propertyRowsOf = ({ id, properties, graph }: ExploredFlow): PropertyRow[] => {
  const row =
    (isUniversal: boolean) =>
    ({ kind, name, cites }: Property) => ({ flow: id, kind, name, cites, isUniversal })
  return [...properties.map(row(false)), ...universalProperties(graph).map(row(true))]
}
