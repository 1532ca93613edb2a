/**
 * Kysely, lite's query builder, on sessions of a pool. At the start of each transaction lite switches role and claims by six
 * statements whose results it ignores, and waits for each. Here they are pipelined: sent without waiting, together with the
 * select that follows, whose rows are returned only if all of them succeeded. A statement that writes waits for them.
 */
import {
  type CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely'
import type { AcquiredSession, SessionPool } from './session.ts'

const IS_SETTING = /^(select set_config\(|set local )/i
const IS_SELECT = /^select /i
const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

class PooledConnection implements DatabaseConnection {
  readonly #acquired: AcquiredSession
  #pipelined: Promise<unknown>[] | null = null
  #hasWritten = false
  #ending: Promise<void> = Promise.resolve()

  constructor(acquired: AcquiredSession) {
    this.#acquired = acquired
  }

  async #send<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, command, count } = await this.#acquired.session.send<never>(sql, parameters)
    return WRITES.has(command) ? { rows, numAffectedRows: BigInt(count) } : { rows }
  }

  #pipeline(sent: Promise<unknown>) {
    sent.catch(() => undefined)
    this.#pipelined?.push(sent)
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#pipelined === null) return this.#send(query)
    if (IS_SETTING.test(query.sql)) {
      this.#pipeline(this.#send(query))
      return { rows: [] }
    }
    const isSelect = IS_SELECT.test(query.sql)
    this.#hasWritten ||= !isSelect
    if (!isSelect) await Promise.all(this.#pipelined)
    const [result] = await Promise.all([this.#send<Row>(query), ...this.#pipelined])
    return result
  }

  begin() {
    this.#pipelined = []
    this.#hasWritten = false
    this.#pipeline(this.#acquired.session.sendScript('begin'))
  }

  /** Nothing depends on the end of a transaction that only read: the answer does not wait for it, the session does. */
  async end(word: 'commit' | 'rollback') {
    const { session } = this.#acquired
    this.#pipelined = null
    const ended = session.sendScript(word)
    this.#ending = word === 'rollback' ? ended.catch(session.abandon) : ended
    this.#ending.catch(() => undefined)
    if (this.#hasWritten) await this.#ending
  }

  release() {
    void this.#ending.catch(() => undefined).finally(this.#acquired.release)
  }

  // oxlint-disable-next-line require-yield -- the interface requires a generator, nothing is streamed
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Nothing is streamed')
  }
}

const createDriver = (pool: SessionPool): Driver => ({
  init: () => Promise.resolve(),
  acquireConnection: async () => new PooledConnection(await pool.acquire()),
  releaseConnection: async (connection) => {
    if (connection instanceof PooledConnection) connection.release()
  },
  beginTransaction: async (connection) => {
    if (connection instanceof PooledConnection) connection.begin()
  },
  commitTransaction: async (connection) => {
    if (connection instanceof PooledConnection) await connection.end('commit')
  },
  rollbackTransaction: async (connection) => {
    if (connection instanceof PooledConnection) await connection.end('rollback')
  },
  // The sessions are closed by the code that opened them.
  destroy: () => Promise.resolve(),
})

export const pooledKysely = <DB>(pool: SessionPool): Kysely<DB> =>
  new Kysely<DB>({
    dialect: {
      createDriver: () => createDriver(pool),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
