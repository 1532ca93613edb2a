/** `/api/admin/contact-messages` (ADMIN-01): lists contact messages and sets the status of each. */
import type { Context } from 'hono'
import { type InboxMessage, inboxQuerySchema, messageChangesSchema } from '#contracts/api/admin.ts'
import { recordAct } from './admin-acts.ts'
import type { Database } from '#server/embedded/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { readJson, readQuery } from '#server/http/json-request.ts'
import { rowId } from '#server/http/row-id.ts'
import { Refusal } from '#server/http/failures.ts'
import { readPage } from '#server/sql/read-page.ts'

type Deps = { db: Database }

const COLUMNS = 'id, reference, name, email, company, subject, message, language, status, created_at'

export const readInbox =
  ({ db }: Deps) =>
  async (c: Context<AppEnv>) => {
    const { status = null, ...part } = readQuery(c, inboxQuerySchema)
    const list = {
      columns: COLUMNS,
      from: 'public.contact_messages',
      where: '$1::text is null or status = $1',
      values: [status],
    }
    return c.json(await readPage<InboxMessage>(db, list, part))
  }

export const changeMessage =
  ({ db }: Deps) =>
  async (c: Context<AppEnv>) => {
    const id = rowId(c, 'id')
    const { status } = await readJson(c, messageChangesSchema)
    const message = await db.transaction(async (queries) => {
      const [changed] = await queries.query<InboxMessage>(
        `update public.contact_messages set status = $2 where id = $1 returning ${COLUMNS}`,
        [id, status],
      )
      if (changed === undefined) throw new Refusal('request.notFound')
      await recordAct(queries, c.get('caller').userId, { act: `message.${status}`, messageId: id })
      return changed
    })
    return c.json({ message })
  }
