/** Queries and transactions on the sessions of either driver. */
import { startAtOnce, type DatabaseDriver, type OpeningStatement, type Queries, type Row } from './database.ts'
import { BEGIN_READ_ONLY, type SessionPool, type Session } from './session.ts'
import { shareTogether } from './shared-session.ts'

const queriesOfSession = (session: Session): Queries => ({
  query: async (sql, params = []) => (await session.send<never>(sql, params)).rows,
  exec: session.sendScript,
})

/** An error that `run` has caught has aborted the transaction all the same, and Postgres answers its commit with success. */
const trackFailure = (queries: Queries) => {
  let failure: { error: unknown } | null = null
  const tracked = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      failure ??= { error }
      throw error
    }
  }
  return {
    queries: {
      query: <T extends Row>(sql: string, params?: readonly unknown[]) => tracked(queries.query<T>(sql, params)),
      exec: (sql: string) => tracked(queries.exec(sql)),
    } satisfies Queries,
    throwFailure: () => {
      if (failure !== null) throw failure.error
    },
  }
}

const complete = async <T>(session: Session, run: (queries: Queries) => Promise<T>): Promise<T> => {
  const { queries, throwFailure } = trackFailure(queriesOfSession(session))
  try {
    const result = await run(queries)
    throwFailure()
    await session.sendScript('commit')
    return result
  } catch (error) {
    await session.sendScript('rollback').catch(session.abandon)
    throw error
  }
}

const withSession = async <T>(pool: SessionPool, work: (session: Session) => Promise<T>): Promise<T> => {
  const { session, release } = await pool.acquire()
  try {
    return await work(session)
  } finally {
    release()
  }
}

/** Begun before anything else is sent: what it guards must never run outside of it. */
export const transactionsOn =
  (pool: SessionPool): DatabaseDriver['transaction'] =>
  (run) =>
    withSession(pool, async (session) => {
      await session.sendScript('begin')
      return complete(session, run)
    })

/** Runs `work`, which sends nothing here itself, while a transaction is open that began with `opening`. */
export const heldTransactionsOn =
  (pool: SessionPool) =>
  <T>(opening: OpeningStatement, work: () => Promise<T>): Promise<T> =>
    withSession(pool, async (session) => {
      await Promise.all([session.sendScript('begin'), session.send(...opening)])
      return complete(session, work)
    })

/**
 * Everything is sent at once. Nothing is returned of what was read unless the transaction and its opening succeeded, and
 * reads change nothing.
 */
export const readsOn = (pool: SessionPool): DatabaseDriver['read'] => {
  const { acquire } = shareTogether(pool)
  return async (opening, run) => {
    const { session, release } = await acquire()
    const opened = Promise.all([
      session.sendScript(BEGIN_READ_ONLY),
      opening === null ? null : session.send(...opening),
    ])
    opened.catch(() => undefined)
    const reads = {
      query: async (sql: string, params: readonly unknown[] = []) => {
        const [{ rows }] = await Promise.all([session.send<never>(sql, params), opened])
        return rows
      },
    }
    const result = startAtOnce(reads, run)
    // The caller has its answer without waiting for the end, the session has not.
    void session.sendScript('commit').catch(session.abandon).finally(release)
    return result
  }
}

export const queriesOn = (pool: SessionPool): Queries => {
  const shared = shareTogether(pool)
  return {
    query: (sql, params) => withSession(shared, (session) => queriesOfSession(session).query(sql, params)),
    exec: (sql) => withSession(pool, (session) => session.sendScript(sql)),
  }
}
