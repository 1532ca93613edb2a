/** Opens PGlite in this process, with commits that survive a power failure. */
import { PGlite } from '@electric-sql/pglite'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import { databaseOf, type Database } from './database.ts'
import { makeFsyncDurable } from './durable-fsync.ts'
import { createFairMutex } from './fair-mutex.ts'
import { createKeyedMutex } from './keyed-mutex.ts'
import { pooledKysely } from './pooled-kysely.ts'
import { openPgliteSession } from './pglite-session.ts'
import { countAcquired } from './session.ts'
import { queriesOn, readsOn, transactionsOn } from './transactions.ts'
import { isoTimestamp } from './value-formats.ts'

const TIMESTAMPTZ = 1184

/** PGlite starts with `-F`, which turns fsync off; its file system needs `wal_sync_method=fsync`. */
const DURABLE = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync']

/**
 * WebAssembly has no memory that is zero at first: each start would write all of Postgres's default of 128 MB. The time zone would
 * be the machine's difference from UTC on the day when the database was created.
 */
const START_PARAMS = [...DURABLE, '-c', 'shared_buffers=16MB', '-c', 'timezone=UTC']

export const openPglite = async (directory: string): Promise<{ connection: PgliteConnection; db: Database }> => {
  const connection = await createPgliteConnection({
    url: directory,
    pgliteOptions: { startParams: START_PARAMS, parsers: { [TIMESTAMPTZ]: isoTimestamp } },
  })
  const pglite = connection.driver
  await pglite.waitReady
  makeFsyncDurable(pglite)

  const session = openPgliteSession(pglite)
  const { acquire } = createFairMutex()
  const { pool, load } = countAcquired({ acquire: async () => ({ session, release: await acquire() }) }, 1)
  const queries = queriesOn(pool)
  // lite's own dialect hands the session to every caller at once: one caller's rollback would undo another's acknowledged writes.
  connection.kysely = pooledKysely(pool)
  const db = databaseOf({
    kind: 'pglite',
    ...queries,
    transaction: transactionsOn(pool),
    read: readsOn(pool),
    exclusive: createKeyedMutex(),
    listen: () => Promise.resolve(),
    load,
    ping: async () => {
      await queries.query('select 1')
    },
    close: async () => {
      const release = await acquire()
      try {
        await connection.close()
      } finally {
        release()
      }
    },
  })
  return { connection, db }
}
