/** The list of users (ADMIN-16): filter, order, and the columns that an administrator may read. */
import type { AdminUserRow, UserSort, UsersPage, UsersQuery } from '#contracts/api/admin.ts'
import type { PageQuery } from '#contracts/api/paging.ts'
import { entitledPlan } from '#server/account/entitled-plan.ts'
import type { Queries } from '#server/database/database.ts'
import { type PageKey, readPage } from '#server/sql/read-page.ts'

const COLUMNS =
  'id, name, email, email_verified, email_undeliverable_since, role, is_active, language, plan, created_at, seen_at'

/** Case-insensitive, with accented letters sorted among their base letters, whatever collation the database has. */
const BY_NAME = String.raw`lower(regexp_replace(normalize(u.name, nfd), '[\u0300-\u036f]', '', 'g')) collate "C"`

/**
 * Sessions and activity are kept for months: after that the last sign-in is used. A hosted project keeps `refreshed_at` without
 * a zone, in UTC.
 */
const SEEN_AT = `greatest(
  u.created_at,
  (select a.last_sign_in_at from auth.users a where a.id = u.id),
  (select max(greatest(s.created_at, s.refreshed_at::timestamptz)) from auth.sessions s where s.user_id = u.id),
  (select max(l.at) from private.audit_log l where l.user_uuid = u.id and l.session_id is not null))`

const USERS = `(select u.*, coalesce((${entitledPlan('p.code', 'u.id')}), 'free') as plan,
  ${SEEN_AT} as seen_at, ${BY_NAME} as name_key from public.users u) users`

type SortKey = Omit<PageKey, 'id' | 'idType' | 'direction'>

const SORTED: Record<'since' | 'name' | 'seen', SortKey> = {
  since: { at: 'created_at' },
  name: { at: 'name_key', atType: 'text' },
  seen: { at: 'seen_at' },
}

const keyOf = (sort: UserSort): PageKey => {
  const isReversed = sort.startsWith('-')
  const name = (isReversed ? sort.slice(1) : sort) as keyof typeof SORTED
  return { ...SORTED[name], id: 'id', idType: 'uuid', ...(!isReversed && { direction: 'asc' }) }
}

/** Escapes the wildcards of `ilike`. */
const escapePattern = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

const MATCHES = String.raw`($1::text is null or name ilike $1 escape '\' or email ilike $1 escape '\')
  and ($2::text is null or plan = $2)`

const COUNT = `select count(*) filter (where is_active)::int as active,
  count(*) filter (where not is_active)::int as inactive from ${USERS} where ${MATCHES}`

const NOBODY: UsersPage['counts'] = { active: 0, inactive: 0 }

export const listUsers = async (
  queries: Queries,
  { search = '', status, plan, sort }: Omit<UsersQuery, 'limit' | 'after'>,
  range: PageQuery,
): Promise<UsersPage> => {
  const matching = [search === '' ? null : `%${escapePattern(search)}%`, plan ?? null]
  const { data, ...page } = await readPage<AdminUserRow & { name_key: string }>(
    queries,
    {
      columns: `${COLUMNS}, name_key`,
      from: USERS,
      where: `${MATCHES} and ($3::boolean is null or is_active = $3)`,
      values: [...matching, status === undefined ? null : status === 'active'],
      key: keyOf(sort),
    },
    range,
  )
  const [counts = NOBODY] = await queries.query<UsersPage['counts']>(COUNT, matching)
  return { ...page, data: data.map(({ name_key: _key, ...user }) => user), counts }
}

/** Undefined for an unknown id. */
export const findUser = async (queries: Queries, id: string): Promise<AdminUserRow | undefined> =>
  (await queries.query<AdminUserRow>(`select ${COLUMNS} from ${USERS} where id = $1`, [id]))[0]
