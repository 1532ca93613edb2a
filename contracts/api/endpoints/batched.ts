/** The reads that one `readBatch` can request together: those of the first page of the account, without parameters. */
import type { MEMBER_ENDPOINTS } from './members.ts'

export const BATCHED_CALLS = [
  'readProfile',
  'readUsage',
  'readServices',
  'readExports',
  'readWaitingPayment',
] as const satisfies readonly (keyof typeof MEMBER_ENDPOINTS)[]

export type BatchedCall = (typeof BATCHED_CALLS)[number]

export const isBatched = (name: string): name is BatchedCall => (BATCHED_CALLS as readonly string[]).includes(name)
