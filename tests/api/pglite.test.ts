/**
 * Suites that need stored data, on PGlite; `database-independent.test.ts` runs the others on the same kind of database. All
 * of them where no Postgres is installed, and in the full tier.
 */
import { afterAll, it } from 'vitest'
import { findPostgres } from '#tests/db/kit/cluster.ts'
import { isFull, isQuick } from '#tests/kit/tier.ts'
import { closeBackend } from './kit/server.ts'

if (isFull || findPostgres() === null) await import('./suites/database-dependent.ts')
else if (isQuick) it.todo('the suites on PGlite: a quick run has one engine, and Postgres is installed')
else await import('./suites/on-each-database.ts')

afterAll(closeBackend)
