/** Sends reads of the account with the stored session, while the session flow still checks it (ADR 041). */
import type { SupabaseClient } from '@supabase/supabase-js'
import { BATCHED_CALLS } from '#contracts/api/endpoints/batched.ts'
import { MEMBER_ENDPOINTS } from '#contracts/api/endpoints/members.ts'
import { sendAhead } from './ahead.ts'
import { addressOf } from './http.ts'
import { urlOf } from './service-fetch.ts'
import { readStoredSession, type StoredSession } from './stored-session.ts'
import { openAs } from './supabase.ts'

/** Starts a read of the tables as the user with that id. */
export type TableRead = (client: Pick<SupabaseClient, 'from'>, userId: string) => PromiseLike<unknown>

/** Stands for the answer of a read that was only sent. */
const record = (input: RequestInfo | URL, { headers }: RequestInit = {}): Promise<Response> => {
  sendAhead(urlOf(input).href, { headers: new Headers(headers) })
  return Promise.resolve(Response.json(null))
}

const sendTableReads = async ({ token, userId }: StoredSession, reads: readonly TableRead[]) => {
  const client = await openAs(token, record)
  await Promise.all(reads.map((read) => read(client, userId)))
}

/** Does nothing without a stored session that can be used as it is. Failures are left to the reads that are asked for. */
export const sendTableReadsAhead = (reads: readonly TableRead[]): void => {
  const session = readStoredSession()
  if (session !== null) sendTableReads(session, reads).catch(() => {})
}

/** The same for all reads of a batch. */
export const sendBatchAhead = (): void => {
  const session = readStoredSession()
  if (session === null) return
  const url = addressOf(MEMBER_ENDPOINTS.readBatch.path, { calls: BATCHED_CALLS.join(',') })
  sendAhead(url.href, { headers: new Headers({ Authorization: `Bearer ${session.token}` }) })
}
