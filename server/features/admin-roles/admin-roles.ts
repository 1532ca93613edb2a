/** Administrators as an operator manages them on the command line: no administrator exists who could grant the first role. */
import type { Database, Queries } from '#server/database/database.ts'

export type Administrator = {
  email: string
  has_second_factor: boolean
  is_active: boolean
  /** The operator who granted the role, and when; null for one that was granted before this was recorded. */
  operator: string | null
  granted_at: string | null
}

export const listAdministrators = (db: Queries): Promise<Administrator[]> =>
  db.query<Administrator>(
    `select u.email, u.is_active, granted.operator, granted.at as granted_at,
       exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified') as has_second_factor
     from public.users u
     left join lateral (
       select operator, at from private.admin_acts where user_uuid = u.id and act = 'role.granted' order by id desc limit 1
     ) granted on true
     where u.role = 'admin' order by u.email`,
  )

type Role = 'admin' | 'user'
type Change = { email: string; role: Role; operator: string }

/** `unknown`: no account has that address. The person's session is not ended: each call reads the role again. */
export const changeRole = (db: Database, { email, role, operator }: Change): Promise<'changed' | 'same' | 'unknown'> =>
  db.transaction(async (queries) => {
    const [user] = await queries.query<{ id: string; role: Role }>(
      'select id, role from public.users where lower(email) = lower($1) for update',
      [email],
    )
    if (user === undefined) return 'unknown'
    if (user.role === role) return 'same'
    await queries.query('update public.users set role = $2 where id = $1', [user.id, role])
    await queries.query('insert into private.admin_acts (act, user_uuid, operator) values ($1, $2, $3)', [
      role === 'admin' ? 'role.granted' : 'role.revoked',
      user.id,
      operator,
    ])
    return 'changed'
  })
