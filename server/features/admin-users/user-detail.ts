/** `/api/admin/users/:id`: one user, and the history of the account (ADMIN-20, ADMIN-21). */
import type { Context } from 'hono'
import { historyQuerySchema, type AdminUserDetail, type UserHistory } from '#contracts/api/admin.ts'
import type { Database } from '#server/database/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import { readQuery } from '#server/http/json-request.ts'
import { rowId } from '#server/http/row-id.ts'
import { callerOf } from '#server/http/signed-in.ts'
import { readPage } from '#server/sql/read-page.ts'
import { recordHistoryRead } from '#server/account/admin-audit-log.ts'
import { findUser } from './list-users.ts'

type Deps = { db: Database }

export const readUserDetail =
  ({ db }: Deps) =>
  async (c: Context<AppEnv>) => {
    const id = rowId(c, 'id')
    const user = await findUser(db, id)
    if (user === undefined) throw new Refusal('request.notFound')
    const [open] = await db.query<{ sessions: number }>(
      'select count(*)::int as sessions from auth.sessions where user_id = $1',
      [id],
    )
    return c.json({ user, sessions: open?.sessions ?? 0 } satisfies AdminUserDetail)
  }

/**
 * The log of the account and the acts of administrators in one list: the ids of one are even, of the other odd. What an
 * administrator did to the account is recorded in both, and is read from theirs, which has the author and the reason.
 */
const HISTORY = `(
    select id * 2 as id, event, at, user_uuid, null as by, null as reason, null as note from private.audit_log
    where event not in ('account.deactivated', 'account.activated')
    union all
    select a.id * 2 + 1, a.act, a.at, a.user_uuid, coalesce(u.name, ''), a.reason, a.note
    from private.admin_acts a left join public.users u on u.id = a.admin_uuid
    where a.act in ('account.deactivated', 'account.activated')
  ) history`

export const readHistory =
  ({ db }: Deps) =>
  async (c: Context<AppEnv>) => {
    const part = readQuery(c, historyQuerySchema)
    const id = rowId(c, 'id')
    if ((await findUser(db, id)) === undefined) throw new Refusal('request.notFound')
    await recordHistoryRead(db, callerOf(c).userId, id)
    const list = {
      columns: 'history.id::text as id, event, at, "by", reason, note',
      from: HISTORY,
      where: 'user_uuid = $1',
      key: { at: 'at', id: 'history.id', idType: 'bigint' } as const,
      values: [id],
    }
    return c.json((await readPage<UserHistory['data'][number]>(db, list, part)) satisfies UserHistory)
  }
