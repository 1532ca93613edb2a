/** `/api/admin/users` (ADMIN-01): searches users, activates and deactivates them. */
import type { Context } from 'hono'
import { type AdminUserRow, type UserChanges, userChangesSchema, usersQuerySchema } from '#contracts/api/admin.ts'
import { type ActivationMailDeps, writeActivationMail } from './activation-mail.ts'
import { recordAdminAction } from '#server/account/admin-audit-log.ts'
import { describeError, type Log } from '#server/base/log.ts'
import { recordEvent } from '#server/account/audit-log.ts'
import type { Database, Queries } from '#server/database/database.ts'
import { stopDeactivated } from '#server/features/billing/deactivated-accounts.ts'
import type { PaymentGateway } from '#server/features/billing/gateway.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import type { Background } from '#server/http/background.ts'
import { Refusal } from '#server/http/failures.ts'
import { readJson, readQuery } from '#server/http/json-request.ts'
import { rowId } from '#server/http/row-id.ts'
import { callerOf } from '#server/http/signed-in.ts'
import { findUser, listUsers } from './list-users.ts'
import type { UserLookup } from '#server/account/user-lookup.ts'

type Deps = ActivationMailDeps & {
  db: Database
  lookup: UserLookup
  gateway: PaymentGateway | null
  background: Background
  log: Log
}

/** After the answer: a failing provider must not prevent a deactivation. The maintenance repeats the call. */
const stopCharges = ({ gateway, background, log, ...deps }: Deps) => {
  if (gateway === null) return
  const failure = 'charges of a deactivated account not stopped'
  background.run(failure, () =>
    stopDeactivated({ ...deps, gateway, log }, (error) => log.error(failure, describeError(error))),
  )
}

export const findUsers =
  ({ db }: Pick<Deps, 'db'>) =>
  async (c: Context<AppEnv>) => {
    const { limit, after, ...filter } = readQuery(c, usersQuerySchema)
    return c.json(await listUsers(db, filter, { limit, after }))
  }

/** Deactivating also deletes the sessions: the next call of each is refused, and no token can be refreshed. */
const setActive = async (
  deps: Deps,
  queries: Queries,
  adminId: string,
  id: string,
  changes: UserChanges,
): Promise<AdminUserRow> => {
  const { is_active: isActive } = changes
  const changed = await queries.query(
    'update public.users set is_active = $2 where id = $1 and is_active <> $2 returning id',
    [id, isActive],
  )
  const user = await findUser(queries, id)
  if (user === undefined) throw new Refusal('request.notFound')
  // A repeat: no second mail is sent.
  if (changed.length === 0) return user
  if (!isActive) await queries.query('delete from auth.sessions where user_id = $1', [id])
  const act = isActive ? 'account.activated' : 'account.deactivated'
  await recordEvent(queries, act, { userId: id, sessionId: null })
  await recordAdminAction(queries, adminId, { ...actOf(changes), userId: id })
  await writeActivationMail(deps, queries, id, changes)
  return user
}

const actOf = (changes: UserChanges) =>
  changes.is_active
    ? { act: 'account.activated' as const, note: changes.note }
    : { act: 'account.deactivated' as const, reason: changes.reason, note: changes.note }

export const changeUser = (deps: Deps) => async (c: Context<AppEnv>) => {
  const id = rowId(c, 'id')
  const changes = await readJson(c, userChangesSchema)
  const { userId: adminId } = callerOf(c)
  if (id === adminId) throw new Refusal('admin.ownAccount')
  const user = await deps.db.transaction((queries) => setActive(deps, queries, adminId, id, changes))
  deps.lookup.evict(id)
  if (!changes.is_active) stopCharges(deps)
  return c.json({ user })
}
