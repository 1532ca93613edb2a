import { beforeAll, describe } from 'vitest'
import { openPostgres } from '#server/database/open-postgres.ts'
import { findPostgres, startCluster } from './kit/cluster.ts'
import { open } from './kit/open.ts'
import { prepareSuiteContext } from './kit/suite-context.ts'
import { allSuites } from './suites/all.ts'
import { hostedSuite } from './suites/hosted.ts'
import { lostConnectionsSuite } from './suites/lost-connections.ts'
import { onePostgresSuite } from './suites/one-postgres.ts'
import { startSuite } from './suites/start.ts'

const binaries = findPostgres()
if (binaries === null) {
  process.stdout.write('No Postgres server on this machine: the Postgres half of the suite was not run.\n')
}

describe.skipIf(binaries === null)('postgres', () => {
  let url = ''
  const context = prepareSuiteContext(async () => {
    const cluster = await startCluster(binaries ?? '')
    ;({ url } = cluster)
    return { place: { dataDir: '', databaseUrl: url }, clear: cluster.stop }
  })

  allSuites(context)

  const urlOf = (database: string, role: string) => {
    const other = new URL(url)
    other.pathname = `/${database}`
    other.username = role
    return other.href
  }
  const startUrl = () => urlOf('starts', 'prosa')
  beforeAll(() => context.db.exec('create database starts'))
  startSuite({
    reopen: (changes) => open({ dataDir: '', databaseUrl: startUrl() }, changes),
    openRaw: () => Promise.resolve(openPostgres(startUrl()).db),
  })

  hostedSuite(() => url)
  onePostgresSuite(urlOf, () => context.db)
  lostConnectionsSuite(urlOf, () => context.db)
})
