/** Every flow is tested with the real services, or has a reason why not. */
import { flowsWithViews } from '#tests/flows/index.ts'
import { playedFlow } from '../../flows/kit/played-flows.ts'
import { isLocal } from '../../flows/kit/network.ts'

/** `reasons` by flow: why it needs no table. */
export type BackendCoverage = {
  flows: readonly string[]
  backend: readonly string[]
  reasons: Readonly<Record<string, string>>
}

const GUIDE = '(see docs/guides/add-a-flow.md)'
const SERVICES = /^[A-Z]+ \/(api|auth|rest)\//

const folderOf = (id: string) => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const listOf = (id: string) => `tests/flows/${folderOf(id)}/index.ts`
const tableOf = (id: string) => `tests/flows/${folderOf(id)}/${folderOf(id)}.backend.ts`

const callsServices = (id: string) =>
  playedFlow(id).networks.some(({ actors }) =>
    Object.values(actors).some(
      (actor) => !isLocal(actor) && (typeof actor.request !== 'string' || SERVICES.test(actor.request)),
    ),
  )

const coverageErrorOf = (id: string, { flows, backend, reasons }: BackendCoverage): string | null => {
  if (!flows.includes(id)) return `${tableOf(id)} exists, but no flow '${id}'`
  if (backend.includes(id)) return id in reasons ? `${id} has a backend table: ${listOf(id)} needs no reason` : null
  if (id in flowsWithViews && callsServices(id)) {
    return `${id} calls the services: ${tableOf(id)} is missing ${GUIDE}`
  }
  return id in reasons ? null : `${id} calls no service: a reason is missing in ${listOf(id)} ${GUIDE}`
}

export const coverageErrorsOf = (coverage: BackendCoverage): string[] => {
  const ids = new Set([...coverage.flows, ...coverage.backend, ...Object.keys(coverage.reasons)])
  return [...ids].flatMap((id) => coverageErrorOf(id, coverage) ?? [])
}
