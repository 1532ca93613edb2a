/** `GET /api/user/sign-in-methods`: read from the auth tables, so that embedded and hosted projects answer alike. */
import type { Context } from 'hono'
import type { SignInMethodsResponse } from '#contracts/api/sign-in-methods.ts'
import type { Database } from '#server/database/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import { callerOf } from '#server/http/signed-in.ts'

const READ = `select email, email_confirmed_at is not null as is_confirmed,
    coalesce(encrypted_password, '') <> '' as has_password,
    exists (select from auth.identities i where i.user_id = a.id and i.provider = 'google') as has_google,
    (select jsonb_build_object('id', f.id, 'recovery_codes_left',
       (select count(*) from private.recovery_codes r where r.user_uuid = a.id and r.used_at is null))
     from auth.mfa_factors f where f.user_id = a.id and f.status = 'verified' and f.factor_type = 'totp'
     order by f.created_at limit 1) as second_factor
  from auth.users a where id = $1`

export const readSignInMethods =
  ({ db }: { db: Database }) =>
  async (c: Context<AppEnv>) => {
    const [methods] = await db.query<SignInMethodsResponse>(READ, [callerOf(c).userId])
    if (methods === undefined) throw new Refusal('auth.unauthenticated')
    return c.json(methods)
  }
