import { describe } from 'vitest'
import { openPostgres } from '#server/embedded/open-postgres.ts'
import { findPostgres, startCluster } from './kit/cluster.ts'
import { open } from './kit/open.ts'
import { stageOn } from './kit/stage.ts'
import { allSuites } from './suites/all.ts'
import { startSuite } from './suites/start.ts'

const binaries = findPostgres()
if (binaries === null) {
  process.stdout.write('No Postgres server on this machine: the Postgres half of the suite was not run.\n')
}

describe.skipIf(binaries === null)('postgres', () => {
  let url = ''
  const stage = stageOn(async () => {
    const cluster = await startCluster(binaries ?? '')
    ;({ url } = cluster)
    return { place: { dataDir: '', databaseUrl: url }, clear: cluster.stop }
  })

  allSuites(stage)

  const secondUrl = async () => {
    await stage.db.query(`create database starts`).catch(() => undefined)
    return url.replace(/postgres$/, 'starts')
  }
  startSuite({
    reopen: async (changes) => open({ dataDir: '', databaseUrl: await secondUrl() }, changes),
    openRaw: async () => openPostgres(await secondUrl()).db,
  })
})
