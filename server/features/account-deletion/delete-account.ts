/** Deletes all data of an account (DATA-20). */
import type { Queries } from '#server/database/database.ts'
import { dropEmailChange } from '#server/features/email-change/changes.ts'
import { recordChurnReason } from '#server/account/churn-reasons.ts'
import { Refusal } from '#server/http/failures.ts'

/**
 * Run in a transaction. Rows with a foreign key to the user are deleted by cascade, including the data key of the
 * transcriptions; the auth service's flow states and audit log have no such key and are deleted by query. Throws if another
 * request has deleted it meanwhile, which undoes what this one did, such as the removal of the last mail.
 */
export const deleteAccount = async (
  queries: Queries,
  { userId, email, reason }: { userId: string; email: string; reason: string | null | undefined },
): Promise<void> => {
  await recordChurnReason(queries, reason)
  await dropEmailChange(queries, userId)
  await queries.query('delete from auth.flow_state where user_id = $1', [userId])
  await queries.query(`delete from auth.audit_log_entries where payload ->> 'actor_id' = $1`, [userId])
  // Also those to an earlier address; the last mail is enqueued afterwards.
  await queries.query('delete from private.outbox where recipient = $1 or user_uuid = $2', [email, userId])
  await queries.query('delete from private.waitlist_entries where email = $1', [email])
  const deleted = await queries.query('delete from auth.users where id = $1 returning id', [userId])
  if (deleted.length === 0) throw new Refusal('auth.unauthenticated')
}
