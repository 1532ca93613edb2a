/**
 * Serializes access to PGlite's single session. lite's dialect hands that session to every caller at once, so that one
 * caller's rollback would undo another's acknowledged writes. Here each caller gets it exclusively, in turn.
 */
import type { PGlite } from '@electric-sql/pglite'
import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely'
import { exitOnPanic } from './exit-on-panic.ts'
import { createFairMutex, type FairMutex } from './fair-mutex.ts'

export type SessionQueue = FairMutex & {
  /** Runs `work` with exclusive use of the session. */
  run: <T>(work: () => Promise<T>) => Promise<T>
}

export const createSessionQueue = (): SessionQueue => {
  const { acquire } = createFairMutex()
  const run = async <T>(work: () => Promise<T>) => {
    const release = await acquire()
    try {
      return await exitOnPanic(work())
    } finally {
      release()
    }
  }
  return { acquire, run }
}

class QueuedConnection implements DatabaseConnection {
  readonly #pglite: PGlite
  readonly release: () => void

  constructor(pglite: PGlite, release: () => void) {
    this.#pglite = pglite
    this.release = release
  }

  async executeQuery<Result>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Result>> {
    const { rows, affectedRows } = await exitOnPanic(this.#pglite.query<Result>(sql, [...parameters]))
    return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) }
  }

  // oxlint-disable-next-line require-yield -- the interface requires a generator, nothing is streamed
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('PGlite does not stream')
  }
}

const say = (word: string) => async (connection: DatabaseConnection) => {
  await connection.executeQuery(CompiledQuery.raw(word))
}

const queuedDriver = (pglite: PGlite, queue: SessionQueue): Driver => ({
  init: () => Promise.resolve(),
  acquireConnection: async () => new QueuedConnection(pglite, await queue.acquire()),
  releaseConnection: async (connection) => {
    if (connection instanceof QueuedConnection) connection.release()
  },
  beginTransaction: say('begin'),
  commitTransaction: say('commit'),
  rollbackTransaction: say('rollback'),
  // lite's own close() closes PGlite after this; closing it twice throws.
  destroy: () => Promise.resolve(),
})

/** A query builder that runs every statement and transaction through `queue`. */
export const queuedKysely = <DB>(pglite: PGlite, queue: SessionQueue): Kysely<DB> =>
  new Kysely<DB>({
    dialect: {
      createDriver: () => queuedDriver(pglite, queue),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
