/**
 * The gate over a PostgREST that is reached by HTTP: a real one with `REST_URL`, `DATABASE_URL` (as a superuser) and
 * `JWT_SECRET` in the environment of the run, otherwise a fake (`tests/engines/postgrest`).
 */
import { afterAll, it } from 'vitest'
import { findPostgrest } from '#tests/engines/postgrest/open.ts'
import { isFull } from '#tests/kit/tier.ts'
import { chooseDatabase, closeBackend } from './kit/server.ts'

const open = findPostgrest()
if (open === null) {
  it.todo('the gate over PostgREST needs a Postgres server, which is not installed on this machine')
} else {
  chooseDatabase(open)
  await import('./suites/table-service.ts')
  await import('./suites/tables.ts')
  await import('./suites/allow-list.ts')
  await import('./suites/two-members.ts')
  // Makes no table call: it shows that the rest of the product does not depend on which service it is.
  if (isFull) await import('./suites/profile.ts')
}

afterAll(closeBackend)
