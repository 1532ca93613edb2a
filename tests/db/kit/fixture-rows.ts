/** Inserts fixtures, restores them, and reads them to detect changes. */
import type { Queries, Row } from '#server/database/database.ts'
import { FIXTURES, fixtureOf, SUBSCRIBED_PLAN_ID } from './fixtures.ts'
import type { People, Person } from './people.ts'

const insertRow = async (queries: Queries, table: string, row: Row) => {
  const columns = Object.keys(row)
  const places = columns.map((_, index) => `$${index + 1}`)
  await queries.query(
    `insert into public.${table} (${columns.join(', ')}) values (${places.join(', ')}) on conflict do nothing`,
    Object.values(row),
  )
}

export const removeFixture = async (queries: Queries, table: string, person: Person) => {
  const [column, value] = fixtureOf(table).key(person)
  await queries.query(`delete from public.${table} where ${column} = $1`, [value])
}

/** Restores the fixture row to its state before the attempts. */
export const restoreFixture = async (queries: Queries, table: string, person: Person) => {
  if (table === 'users') {
    await queries.query(
      `update public.users set name = 'Fixture', cpf = null, phone_number = null, language = 'pt-BR' where id = $1`,
      [person.id],
    )
    return
  }
  await removeFixture(queries, table, person)
  await insertRow(queries, table, fixtureOf(table).insert(person))
}

/** The row as Postgres's text, to detect any change; null if there is none. */
export const readFixture = async (queries: Queries, table: string, person: Person): Promise<string | null> => {
  const [column, value] = fixtureOf(table).key(person)
  const [found] = await queries.query<{ row: string }>(
    `select to_jsonb(t)::text as row from public.${table} t where ${column} = $1`,
    [value],
  )
  return found?.row ?? null
}

export const layOutFixtures = async (queries: Queries, people: People) => {
  await insertRow(queries, 'plans', { id: SUBSCRIBED_PLAN_ID, code: 'subscribed', name: 'Subscribed' })
  for (const table of Object.keys(FIXTURES)) {
    for (const person of Object.values(people)) await restoreFixture(queries, table, person)
  }
}
