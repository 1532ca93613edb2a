/** Whether mails to an account's address bounce. A trigger resets it when the address changes. */
import type { Queries } from '#server/database/database.ts'

/**
 * A link or code of a mail was used, so the address works (ACCOUNT-68). Reports about earlier mails are outdated
 * then: those mails are detached from their account. Those to an earlier address mark nothing, and could not be found again.
 */
export const clearUndeliverable = (queries: Queries, userId: string) =>
  queries.query(
    `with earlier as (
       update private.outbox o set user_uuid = null from public.users u
       where u.id = $1::text::uuid and o.user_uuid = u.id and o.recipient = u.email and o.sent_at is not null)
     update public.users set email_undeliverable_since = null
     where id = $1::text::uuid and email_undeliverable_since is not null`,
    [userId],
  )
