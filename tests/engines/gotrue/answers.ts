/** Answers in the shapes of supabase/auth v2.196 (recorded from its source: `internal/models`, `internal/tokens`). */
import type { Queries } from '#server/database/database.ts'

export class GotrueError extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.name = 'GotrueError'
    this.status = status
    this.code = code
  }
}

export type UserRow = Record<string, unknown> & {
  id: string
  email: string
  encrypted_password: string | null
  email_confirmed_at: string | null
  confirmation_token: string
  confirmation_sent_at: string | null
  recovery_token: string
  recovery_sent_at: string | null
  banned_until: string | null
}

/** Its model reads these into text that cannot be null. */
const NEVER_NULL = [
  'aud',
  'role',
  'confirmation_token',
  'recovery_token',
  'email_change_token_current',
  'email_change_token_new',
  'email_change',
  'phone_change_token',
  'phone_change',
  'reauthentication_token',
  'email_change_confirm_status',
  'created_at',
  'updated_at',
] as const

const brokenRow = () => new GotrueError(500, 'unexpected_failure', 'Database error querying schema')

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** As its model finds them: rows without this instance, audience or kind do not exist for it. */
export const findUser = async (db: Queries, condition: string, value: string): Promise<UserRow | null> => {
  const [user] = await db.query<UserRow>(
    `select *, created_at::text as created_at, updated_at::text as updated_at from auth.users
     where instance_id = '${NOBODY}' and aud = 'authenticated' and is_sso_user = false and ${condition}`,
    [value],
  )
  if (user === undefined) return null
  if (NEVER_NULL.some((column) => user[column] === null)) throw brokenRow()
  return user
}

/** Its JSON leaves out what is empty. */
const withoutEmpty = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''))

const readIdentities = (db: Queries, userId: string) =>
  db.query(
    `select id as identity_id, provider_id as id, user_id, identity_data, provider, last_sign_in_at, created_at,
       updated_at, email from auth.identities where user_id = $1 order by created_at`,
    [userId],
  )

const readFactors = async (db: Queries, userId: string) => {
  const rows = await db.query<{ friendly_name: string | null; secret: string | null }>(
    `select id, created_at, updated_at, status, friendly_name, factor_type, phone, last_challenged_at, secret
     from auth.mfa_factors where user_id = $1 order by created_at`,
    [userId],
  )
  if (rows.some(({ friendly_name: name, secret }) => name === null || secret === null)) throw brokenRow()
  return rows.map(({ secret: _secret, friendly_name: name, ...rest }) => ({
    ...rest,
    ...withoutEmpty({ friendly_name: name }),
  }))
}

const SHOWN_IF_SET = [
  'email_confirmed_at',
  'invited_at',
  'phone_confirmed_at',
  'confirmation_sent_at',
  'confirmed_at',
  'recovery_sent_at',
  'last_sign_in_at',
  'banned_until',
] as const

export const userBody = async (db: Queries, user: UserRow) => {
  const factors = await readFactors(db, user.id)
  return {
    id: user.id,
    aud: user['aud'],
    role: user['role'],
    email: user.email,
    phone: user['phone'] ?? '',
    ...withoutEmpty(Object.fromEntries(SHOWN_IF_SET.map((name) => [name, user[name] ?? null]))),
    app_metadata: user['raw_app_meta_data'],
    user_metadata: user['raw_user_meta_data'],
    identities: await readIdentities(db, user.id),
    ...(factors.length > 0 ? { factors } : {}),
    created_at: user['created_at'],
    updated_at: user['updated_at'],
    is_anonymous: user['is_anonymous'],
  }
}
