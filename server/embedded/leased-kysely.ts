/**
 * The query builder of lite on our sessions. lite becomes its caller by six statements, one after the other, whose results
 * it does not use: these are sent with the next statement. A select is sent with them, as its rows are returned only if they
 * succeeded; anything that writes waits for them.
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
import type { Lease, Lender } from './session.ts'

const IS_SETTING = /^(select set_config\(|set local )/i
const IS_SELECT = /^select /i
const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

class LeasedConnection implements DatabaseConnection {
  readonly #lease: Lease
  #ahead: Promise<unknown>[] | null = null
  #hasWritten = false
  #ending: Promise<void> = Promise.resolve()

  constructor(lease: Lease) {
    this.#lease = lease
  }

  async #send<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, command, count } = await this.#lease.session.send<never>(sql, parameters)
    return WRITES.has(command) ? { rows, numAffectedRows: BigInt(count) } : { rows }
  }

  #sendAhead(sent: Promise<unknown>) {
    sent.catch(() => undefined)
    this.#ahead?.push(sent)
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#ahead === null) return this.#send(query)
    if (IS_SETTING.test(query.sql)) {
      this.#sendAhead(this.#send(query))
      return { rows: [] }
    }
    const isSelect = IS_SELECT.test(query.sql)
    this.#hasWritten ||= !isSelect
    if (!isSelect) await Promise.all(this.#ahead)
    const [result] = await Promise.all([this.#send<Row>(query), ...this.#ahead])
    return result
  }

  begin() {
    this.#ahead = []
    this.#hasWritten = false
    this.#sendAhead(this.#lease.session.sendScript('begin'))
  }

  /** Nothing depends on the end of a transaction that only read: the answer does not wait for it, the session does. */
  async end(word: 'commit' | 'rollback') {
    const { session } = this.#lease
    this.#ahead = null
    const ended = session.sendScript(word)
    this.#ending = word === 'rollback' ? ended.catch(session.abandon) : ended
    this.#ending.catch(() => undefined)
    if (this.#hasWritten) await this.#ending
  }

  release() {
    void this.#ending.catch(() => undefined).finally(this.#lease.release)
  }

  // oxlint-disable-next-line require-yield -- the interface requires a generator, nothing is streamed
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Nothing is streamed')
  }
}

const leasing = (lender: Lender): Driver => ({
  init: () => Promise.resolve(),
  acquireConnection: async () => new LeasedConnection(await lender.acquire()),
  releaseConnection: async (connection) => {
    if (connection instanceof LeasedConnection) connection.release()
  },
  beginTransaction: async (connection) => {
    if (connection instanceof LeasedConnection) connection.begin()
  },
  commitTransaction: async (connection) => {
    if (connection instanceof LeasedConnection) await connection.end('commit')
  },
  rollbackTransaction: async (connection) => {
    if (connection instanceof LeasedConnection) await connection.end('rollback')
  },
  // The sessions are closed by who opened them.
  destroy: () => Promise.resolve(),
})

export const leasedKysely = <DB>(lender: Lender): Kysely<DB> =>
  new Kysely<DB>({
    dialect: {
      createDriver: () => leasing(lender),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
