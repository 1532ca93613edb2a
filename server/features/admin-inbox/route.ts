/** `/api/admin/contact-messages` (ADMIN-01): lists contact messages and sets the status of each. */
import type { Context } from 'hono'
import { type InboxMessage, inboxQuerySchema, messageChangesSchema } from '#contracts/api/admin.ts'
import { recordAdminAction } from '#server/account/admin-audit-log.ts'
import type { Database, Queries } from '#server/database/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { readJson, readQuery } from '#server/http/json-request.ts'
import { rowId } from '#server/http/row-id.ts'
import { Refusal } from '#server/http/failures.ts'
import { callerOf } from '#server/http/signed-in.ts'
import { readPage } from '#server/sql/read-page.ts'

type Deps = { db: Database }

const COLUMNS =
  'id, reference, name, email, company, subject, message, language, status, answer, answered_at, answered_by, created_at'

/** With the name of who answered: empty if that account was deleted. */
const MESSAGES = `(select m.id, m.reference, m.name, m.email, m.company, m.subject, m.message, m.language, m.status,
    m.answer, m.answered_at, case when m.answer is not null then coalesce(u.name, '') end as answered_by, m.created_at
  from public.contact_messages m left join public.users u on u.id = m.answered_by) messages`

export const readInbox =
  ({ db }: Deps) =>
  async (c: Context<AppEnv>) => {
    const { status = null, ...part } = readQuery(c, inboxQuerySchema)
    const list = {
      columns: COLUMNS,
      from: MESSAGES,
      where: '$1::text is null or status = $1',
      values: [status],
    }
    return c.json(await readPage<InboxMessage>(db, list, part))
  }

/** @throws Refusal `request.notFound` for an unknown id */
export const findMessage = async (queries: Queries, id: string): Promise<InboxMessage> => {
  const [message] = await queries.query<InboxMessage>(`select ${COLUMNS} from ${MESSAGES} where id = $1`, [id])
  if (message === undefined) throw new Refusal('request.notFound')
  return message
}

export const changeMessage =
  ({ db }: Deps) =>
  async (c: Context<AppEnv>) => {
    const id = rowId(c, 'id')
    const { status } = await readJson(c, messageChangesSchema)
    const message = await db.transaction(async (queries) => {
      const changed = await queries.query(
        'update public.contact_messages set status = $2 where id = $1 and status <> $2 returning id',
        [id, status],
      )
      const found = await findMessage(queries, id)
      // A repeat is not recorded again.
      if (changed.length === 0) return found
      await recordAdminAction(queries, callerOf(c).userId, { act: `message.${status}`, messageId: id })
      return found
    })
    return c.json({ message })
  }
