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
  // Suites that need no stored data run on a second database in the full tier only.
  await import('./suites/stored.ts')
  if (isFull) await import('./suites/at-the-gate.ts')
}

afterAll(closeBackend)
