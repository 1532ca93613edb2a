/** Mutual exclusion over all servers on one Postgres, by advisory locks. */
import { createHash } from 'node:crypto'
import { createKeyedMutex, type KeyedMutex } from './keyed-mutex.ts'

/** Advisory locks have 64-bit keys; a collision only makes two keys wait for each other. */
const lockOf = (key: string) => createHash('sha256').update(key).digest().readBigInt64BE().toString()

type Begin = <T>(opening: readonly [sql: string, params: readonly unknown[]], run: () => Promise<T>) => Promise<T>

/**
 * Of one process only the first in line waits in the database, so that a key takes one connection at most. The lock
 * ends with its transaction, and with the process: the locks of a crashed process need no release.
 *
 * @param begin runs work inside of a transaction that begins with a statement, on connections that nothing else uses:
 * work that waited for a connection of the pool that its own lock is taken from could wait forever
 */
export const createAdvisoryMutex = (begin: Begin): KeyedMutex => {
  const here = createKeyedMutex()
  return (key, work) => here(key, () => begin(['select pg_advisory_xact_lock($1::bigint)', [lockOf(key)]], work))
}
