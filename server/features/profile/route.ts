/** `GET` and `PUT /api/user/profile` (ACCOUNT-15), under the caller's row level security. */
import type { Context } from 'hono'
import type { UserWithProfile } from '#contracts/api/own-profile.ts'
import { FIXED_FIELDS, type ProfileChanges, profileChangesSchema, type SeenFields } from '#contracts/api/profile.ts'
import { LANGUAGE_TAGS } from '#contracts/languages.ts'
import type { Database, Queries, Reads } from '#server/database/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import { readJson } from '#server/http/json-request.ts'
import { type OwnRead, readOwn, rowSecurityClaimsOf } from '#server/http/signed-in.ts'
import { assignments, upsertOwn } from '#server/sql/assignments.ts'
import { USER_COLUMNS } from '#server/account/user-columns.ts'
import type { UserLookup } from '#server/account/user-lookup.ts'

type Deps = { db: Database; lookup: UserLookup }

const read = async (queries: Reads): Promise<UserWithProfile> => {
  const [[user], [profile]] = await Promise.all([
    queries.query<Omit<UserWithProfile, 'profile'>>(
      `select ${USER_COLUMNS}, email_undeliverable_since from public.users`,
    ),
    queries.query<NonNullable<UserWithProfile['profile']>>(
      `select to_char(birth_date, 'YYYY-MM-DD') as birth_date, bio, company, job_title, avatar_url, updated_at
       from public.user_profiles`,
    ),
  ])
  if (user === undefined) throw new Refusal('auth.unauthenticated')
  return { ...user, profile: profile ?? null }
}

export const ownProfile: OwnRead<UserWithProfile> = () => read

export const readProfile =
  ({ db }: Deps) =>
  async (c: Context<AppEnv>) =>
    c.json({ user: await readOwn(c, db, ownProfile) })

/** Read-only fields have an error code of their own, so they are checked before the body is validated. */
const refuseFixedFields = async (c: Context<AppEnv>) => {
  const body: unknown = await c.req.json().catch(() => null)
  const isFixed = typeof body === 'object' && body !== null && Object.keys(body).some((name) => FIXED_FIELDS.has(name))
  if (isFixed) throw new Refusal('profile.fieldNotAllowed')
}

const emptyAsNull = (value: string | null | undefined) => (value === '' ? null : value)

const split = ({ name, phone_number, cpf, language, seen: _seen, ...extra }: ProfileChanges) => ({
  user: {
    name,
    phone_number: emptyAsNull(phone_number),
    cpf,
    language: language === undefined ? undefined : LANGUAGE_TAGS[language],
  },
  extra: {
    birth_date: extra.birth_date,
    bio: emptyAsNull(extra.bio),
    company: emptyAsNull(extra.company),
    job_title: emptyAsNull(extra.job_title),
  },
})

/** Optimistic locking by `seen`. A field that already has the requested value is no conflict, so retries pass. */
const refuseStaleChanges = async (queries: Queries, seen: SeenFields, requested: Readonly<Record<string, unknown>>) => {
  await queries.query('select from public.users for update')
  const { profile, ...user } = await read(queries)
  const stored: Readonly<Record<string, unknown>> = { ...profile, ...user }
  const isStale = Object.entries(seen).some(([field, value]) => {
    const current = stored[field] ?? null
    return current !== value && current !== requested[field]
  })
  if (isStale) throw new Refusal('request.conflict')
}

const write = async (queries: Queries, userId: string, changes: ProfileChanges): Promise<void> => {
  const { user, extra } = split(changes)
  if (changes.seen !== undefined) await refuseStaleChanges(queries, changes.seen, { ...user, ...extra })
  const assigned = assignments(user)
  if (assigned.columns.length > 0) {
    await queries.query(`update public.users set ${assigned.set} where id = $1`, [userId, ...assigned.values])
  }
  await upsertOwn(queries, 'public.user_profiles', userId, extra)
}

/** Both tables in one transaction. A trigger writes the audit entry, as for changes over the table service. */
export const changeProfile =
  ({ db, lookup }: Deps) =>
  async (c: Context<AppEnv>) => {
    await refuseFixedFields(c)
    const changes = await readJson(c, profileChangesSchema)
    const caller = rowSecurityClaimsOf(c)
    const user = await db.asUser(caller, async (queries) => {
      await write(queries, caller.sub, changes)
      return read(queries)
    })
    lookup.evict(caller.sub)
    return c.json({ user })
  }
