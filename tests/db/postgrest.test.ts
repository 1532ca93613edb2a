/**
 * The attack matrix over a PostgREST in place of the table service in process: the same outcome of every attempt. Without
 * the gate, so that row policies and column grants alone decide. In the full tier: the suites of
 * `tests/api/postgrest.test.ts` run in each.
 */
import { afterAll, beforeAll, describe } from 'vitest'
import { remoteTables } from '#server/engines/remote-tables.ts'
import { openTableService } from '#tests/engines/postgrest/open.ts'
import type { Postgrest } from '#tests/engines/postgrest/server.ts'
import { isFull } from '#tests/kit/tier.ts'
import { findPostgres, startCluster } from './kit/cluster.ts'
import { JWT_SECRET } from './kit/open.ts'
import { callsOf } from './kit/people.ts'
import { prepareSuiteContext, type SuiteContext } from './kit/suite-context.ts'
import { accessSuite } from './suites/access.ts'

const binaries = findPostgres()

// Proves REST-04.
describe.skipIf(binaries === null || !isFull)('postgrest', () => {
  let databaseUrl = ''
  let tables: Postgrest
  const context = prepareSuiteContext(async () => {
    const { url, stop } = await startCluster(binaries ?? '')
    databaseUrl = url
    return { place: { dataDir: '', databaseUrl }, clear: stop }
  })
  const remote: { call?: SuiteContext['call'] } = {}
  beforeAll(async () => {
    tables = await openTableService(databaseUrl, JWT_SECRET)
    remote.call = callsOf({ ...context.backend, fetch: remoteTables({ url: tables.url, key: null }) })
  })
  afterAll(() => tables.stop())

  accessSuite({
    get backend() {
      return context.backend
    },
    get db() {
      return context.db
    },
    get call() {
      return remote.call ?? context.call
    },
    get mails() {
      return context.mails
    },
    get people() {
      return context.people
    },
  })
})
