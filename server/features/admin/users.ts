/** `/api/admin/users` (ADMIN-01): searches users, activates and deactivates them. */
import type { Context } from 'hono'
import { type ManagedUser, userChangesSchema, usersQuerySchema } from '#contracts/api/admin.ts'
import { recordAct } from './admin-acts.ts'
import { recordEvent } from '#server/account/audit-log.ts'
import type { Database, Queries } from '#server/embedded/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import { readJson, readQuery } from '#server/http/json-request.ts'
import { rowId } from '#server/http/row-id.ts'
import { readPeople, readPerson } from './people.ts'
import type { UserLookup } from '#server/account/user-lookup.ts'

type Deps = { db: Database; lookup: UserLookup }

export const findUsers =
  ({ db }: Deps) =>
  async (c: Context<AppEnv>) => {
    const { limit, after, ...filter } = readQuery(c, usersQuerySchema)
    return c.json(await readPeople(db, filter, { limit, after }))
  }

/** Deactivating also deletes the sessions: their access tokens are refused, and no token can be refreshed. */
const setActive = async (queries: Queries, adminId: string, id: string, isActive: boolean): Promise<ManagedUser> => {
  await queries.query('update public.users set is_active = $2 where id = $1', [id, isActive])
  const user = await readPerson(queries, id)
  if (user === undefined) throw new Refusal('request.notFound')
  if (!isActive) await queries.query('delete from auth.sessions where user_id = $1', [id])
  const act = isActive ? 'account.activated' : 'account.deactivated'
  await recordEvent(queries, act, { userId: id, sessionId: null })
  await recordAct(queries, adminId, { act, userId: id })
  return user
}

export const changeUser =
  ({ db, lookup }: Deps) =>
  async (c: Context<AppEnv>) => {
    const id = rowId(c, 'id')
    const { is_active: isActive } = await readJson(c, userChangesSchema)
    const { userId: adminId } = c.get('caller')
    if (id === adminId) throw new Refusal('admin.ownAccount')
    const user = await db.transaction((queries) => setActive(queries, adminId, id, isActive))
    lookup.forget(id)
    return c.json({ user })
  }
