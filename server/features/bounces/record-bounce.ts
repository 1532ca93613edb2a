/** Notes that a mail bounced, and marks the address of its person. */
import type { BounceOutcome } from '#server/base/metrics.ts'
import type { Database, Queries } from '#server/database/database.ts'

type BouncedMail = { user_uuid: string | null; recipient: string }

/** Only the first report of a mail is applied, so that a repeated one does not mark an address that was confirmed since. */
const NOTE = `update private.outbox set bounced_at = now() where id = $1 and bounced_at is null
  returning user_uuid, recipient`

/** Only while the address that was mailed is still the person's. */
const MARK = `update public.users set email_undeliverable_since = coalesce(email_undeliverable_since, now())
  where id = $1 and email = $2 returning id`

const note = async (queries: Queries, mailId: string): Promise<BounceOutcome> => {
  const [mail] = await queries.query<BouncedMail>(NOTE, [mailId])
  if (mail === undefined) return 'repeated'
  const marked = mail.user_uuid === null ? [] : await queries.query(MARK, [mail.user_uuid, mail.recipient])
  return marked.length === 1 ? 'marked' : 'outdated'
}

export const recordBounce = (db: Database, mailId: string): Promise<BounceOutcome> =>
  db.transaction((queries) => note(queries, mailId))
