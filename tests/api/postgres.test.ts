import { afterAll, it } from 'vitest'
import { findPostgres, startCluster } from '#tests/db/kit/cluster.ts'
import { closeBackend, chooseDatabase } from './kit/server.ts'

const binaries = findPostgres()
if (binaries === null) {
  it.todo('the suites on a Postgres server, which is not installed on this machine')
} else {
  chooseDatabase(async () => {
    const { url, stop } = await startCluster(binaries)
    return { databaseUrl: url, clear: stop }
  })
  await import('./suites/all.ts')
}

afterAll(closeBackend)
