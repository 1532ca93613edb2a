/** Any Postgres by its connection string. */
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres'
import { databaseOf, type Database, type Queries } from './database.ts'
import { isoTimestamp, jsonText, timestampText } from './value-formats.ts'

const TYPES = {
  timestamptz: { to: 1184, from: [1184], serialize: timestampText, parse: isoTimestamp },
  jsonb: { to: 3802, from: [3802], serialize: jsonText, parse: (text: string): unknown => JSON.parse(text) },
  json: { to: 114, from: [114], serialize: jsonText, parse: (text: string): unknown => JSON.parse(text) },
}

const POOL_SIZE = 10

type Sql = Pick<PostgresConnection['driver'], 'unsafe'>

const queriesOf = (sql: Sql): Queries => ({
  query: async <T>(text: string, params: readonly unknown[] = []) => [
    ...((await sql.unsafe(text, [...params] as never[])) as unknown as T[]),
  ],
  exec: async (text) => {
    await sql.unsafe(text)
  },
})

export const openPostgres = (url: string): { connection: PostgresConnection; db: Database } => {
  const connection = createPostgresConnection({
    url,
    postgresOptions: { max: POOL_SIZE, onnotice: () => undefined, types: TYPES },
  })
  const sql = connection.driver
  const db = databaseOf({
    kind: 'postgres',
    ...queriesOf(sql),
    transaction: async <T>(run: (queries: Queries) => Promise<T>) =>
      (await sql.begin((transaction) => run(queriesOf(transaction)))) as T,
    close: () => connection.close(),
  })
  return { connection, db }
}
