/** The three seeded accounts of a demonstration: member, inactive, admin. */
import { hash } from '@node-rs/bcrypt'
import { TERMS_VERSION } from '#contracts/limits.ts'
import type { Database, Queries } from '#server/database/database.ts'

export const SEED_PASSWORD = 'prosa-demo-1'

const BCRYPT_COST = 10

type Person = { id: string; name: string; email: string; phone: string }

export const SEEDED = {
  member: {
    id: '5eed0000-0000-4000-8000-000000000001',
    name: 'Ana Ribeiro',
    email: 'ana@prosa.test',
    phone: '+5511987650001',
  },
  inactive: {
    id: '5eed0000-0000-4000-8000-000000000002',
    name: 'Bruno Costa',
    email: 'bruno@prosa.test',
    phone: '+5521987650002',
  },
  admin: {
    id: '5eed0000-0000-4000-8000-000000000003',
    name: 'Clara Nunes',
    email: 'clara@prosa.test',
    phone: '+5531987650003',
  },
} as const satisfies Record<string, Person>

const ALL = Object.values(SEEDED)
const IDS = ALL.map(({ id }) => id)

const addPerson = async (queries: Queries, { id, name, email, phone }: Person, passwordHash: string) => {
  await queries.query(
    `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
       raw_user_meta_data, created_at, updated_at)
     values ($1, 'authenticated', 'authenticated', $2, $3, now(),
       '{"provider":"email","providers":["email"]}', $4::text::jsonb, now(), now())`,
    [id, email, passwordHash, JSON.stringify({ full_name: name, phone, email_verified: true })],
  )
  await queries.query('select private.complete_account($1)', [id])
  await queries.query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
     values ($1::text::uuid, 'email', $2, $1::text::uuid, $3::text::jsonb, now(), now())`,
    [id, id, JSON.stringify({ sub: id, email, email_verified: true })],
  )
  await queries.query(`update public.users set terms_accepted_at = now(), terms_version = $2 where id = $1`, [
    id,
    TERMS_VERSION,
  ])
}

/** Sets the columns in which they differ. */
const addDifferences = async (queries: Queries) => {
  await queries.query(`update public.users set is_active = false where id = $1`, [SEEDED.inactive.id])
  await queries.query(`update public.users set role = 'admin' where id = $1`, [SEEDED.admin.id])
  await queries.query(
    `with taken as (
       insert into public.subscriptions (user_uuid, plan_id, status, current_period_end)
       select $1, id, 'active', now() + interval '30 days' from public.plans where code = 'premium' returning id)
     update public.users set subscription_id = (select id from taken) where id = $1`,
    [SEEDED.member.id],
  )
  await queries.query(
    `insert into public.user_profiles (user_id, company, job_title) values ($1, 'Estúdio Ribeiro', 'Jornalista')`,
    [SEEDED.member.id],
  )
}

/** With all dependent rows. */
export const DELETE_SEEDS = `delete from auth.users where id in (${IDS.map((id) => `'${id}'`).join()})`

export const hasSeeds = async (db: Database) => {
  const rows = await db.query('select 1 from auth.users where id = any($1::text[]::uuid[]) limit 1', [IDS])
  return rows.length > 0
}

/** Creates the accounts at the first start. */
export const openSeeds = async (db: Database) => {
  if (await hasSeeds(db)) return
  const passwordHash = await hash(SEED_PASSWORD, BCRYPT_COST)
  await db.transaction(async (queries) => {
    for (const person of ALL) await addPerson(queries, person, passwordHash)
    await addDifferences(queries)
  })
}

/** Their password is public, and one of them is an administrator. */
export class SeededDatabase extends Error {
  constructor() {
    super(
      'This database holds the people of the demonstration, whose password is public: it is served to nobody else. Set DATA_DIR or DATABASE_URL to a database of its own.',
    )
    this.name = 'SeededDatabase'
  }
}

/** @throws SeededDatabase */
export const refuseSeeds = async (db: Database) => {
  if (await hasSeeds(db)) throw new SeededDatabase()
}
