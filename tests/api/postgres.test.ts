/** All suites that need stored data, on Postgres; the others in the full tier only. */
import { afterAll, it } from 'vitest'
import { findPostgres, startCluster } from '#tests/db/kit/cluster.ts'
import { isFull } from '#tests/kit/tier.ts'
import { closeBackend, chooseDatabase } from './kit/server.ts'

const binaries = findPostgres()
if (binaries === null) {
  it.todo('the suites on a Postgres server, which is not installed on this machine')
} else {
  chooseDatabase(async () => {
    const { url, stop } = await startCluster(binaries)
    return { databaseUrl: url, clear: stop }
  })
  await import('./suites/database-dependent.ts')
  if (isFull) await import('./suites/database-independent.ts')
}

afterAll(closeBackend)
