/** Every flow is lived through with the real services, or says why they have no say in it. */
import { flowsWithViews } from '#tests/flows/kit/flows-with-views.ts'
import { playedFlow } from '../../flows/kit/played-flows.ts'
import { isArranged } from '../../flows/kit/wire.ts'

/** `reasons` by flow: why it needs no table. */
export type Accounts = {
  flows: readonly string[]
  lived: readonly string[]
  reasons: Readonly<Record<string, string>>
}

const LIST = 'tests/e2e/lived/kit/lived-flows.ts'
const SERVICES = /^[A-Z]+ \/(api|auth|rest)\//

const tableOf = (id: string) => {
  const folder = id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `tests/flows/${folder}/${folder}.lived.ts`
}

const asksServices = (id: string) =>
  playedFlow(id).wires.some(({ jobs }) =>
    Object.values(jobs).some((job) => !isArranged(job) && (typeof job.asks !== 'string' || SERVICES.test(job.asks))),
  )

const complaintOf = (id: string, { flows, lived, reasons }: Accounts): string | null => {
  if (!flows.includes(id)) return `${id} is in ${LIST}, but no flow`
  if (lived.includes(id)) return id in reasons ? `${id} is lived: ${LIST} needs no reason` : null
  if (id in flowsWithViews && asksServices(id)) {
    return `${id} asks the services: ${tableOf(id)} is owed, and its row in ${LIST} (see docs/guides/add-a-flow.md)`
  }
  return id in reasons ? null : `${id} asks no service: a reason is owed in ${LIST} (see docs/guides/add-a-flow.md)`
}

export const complaintsOf = (accounts: Accounts): string[] => {
  const ids = new Set([...accounts.flows, ...accounts.lived, ...Object.keys(accounts.reasons)])
  return [...ids].flatMap((id) => complaintOf(id, accounts) ?? [])
}
