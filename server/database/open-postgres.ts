/** Opens any Postgres server by its connection string. */
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres'
import { withTimeout } from '#server/base/with-timeout.ts'
import { databaseOf, type Database, type Queries } from './database.ts'
import { driverSocket } from './driver-socket.ts'
import { createListening } from './listening.ts'
import { pooledKysely } from './pooled-kysely.ts'
import { createPool } from './postgres-pool.ts'
import { openSession } from './postgres-session.ts'
import { countAcquired } from './session.ts'
import { heldTransactionsOn, queriesOn, readsOn, transactionsOn } from './transactions.ts'
import { createAdvisoryMutex } from './advisory-mutex.ts'
import { READ_ONLY } from './transient-errors.ts'
import { isoTimestamp, jsonText, timestampText } from './value-formats.ts'

const TYPES = {
  timestamptz: { to: 1184, from: [1184], serialize: timestampText, parse: isoTimestamp },
  jsonb: { to: 3802, from: [3802], serialize: jsonText, parse: (text: string): unknown => JSON.parse(text) },
  json: { to: 114, from: [114], serialize: jsonText, parse: (text: string): unknown => JSON.parse(text) },
}

const POOL_SIZE = 10
/** Keys of `exclusive` that are held at once; further ones wait. */
const LOCK_POOL_SIZE = 5
/** Milliseconds after which an unused connection of these is closed. */
const LOCK_POOL_IDLE = 30_000
/** Connection timeout in seconds. */
const CONNECT_TIMEOUT = 5
/** Timeout of `ping` in milliseconds. */
const PING_TIMEOUT = 2_000

/** Timeouts in milliseconds, below the client's ten seconds, so that a locked row holds no connection for longer. */
export const SERVING = {
  application_name: 'prosa',
  lock_timeout: 3_000,
  statement_timeout: 8_000,
  idle_in_transaction_session_timeout: 10_000,
}

/** A pooler accepts no other settings of a connection: the timeouts are those of the role, see `check-pooler.ts`. */
const THROUGH_POOLER = { application_name: 'prosa' }

/** Waits for the work of others, and is idle while its own runs on connections of the pool. */
const LOCKING = {
  ...SERVING,
  application_name: 'prosa locks',
  lock_timeout: 7_000,
  idle_in_transaction_session_timeout: 15_000,
}

/** Start-up waits for other starts and for tables in use. */
const PREPARING = { application_name: 'prosa start', lock_timeout: 0, statement_timeout: 0 }

type ConnectionSettings = Record<string, string | number>

type ConnectionEvents = { onclose?: () => void; onnotify?: (channel: string, payload: string) => void }

/** One connection. */
const connect = (url: string, connection: ConnectionSettings, events: ConnectionEvents = {}) =>
  createPostgresConnection({
    url,
    postgresOptions: {
      max: 1,
      // Otherwise the driver closes connections that it takes for unused.
      max_lifetime: null,
      ...events,
      ...driverSocket(url, CONNECT_TIMEOUT * 1_000),
      connect_timeout: CONNECT_TIMEOUT,
      onnotice: () => undefined,
      types: TYPES,
      connection,
    },
  })

/** On a connection that the driver replaces when it is lost. */
const queriesOf = ({ driver }: PostgresConnection): Queries => ({
  query: async <T>(text: string, params: readonly unknown[] = []) => [
    // The driver's type of a parameter excludes `unknown`.
    ...(await driver.unsafe<T[]>(text, [...params] as never[])),
  ],
  exec: async (text) => {
    await driver.unsafe(text)
  },
})

class ReadOnlyDatabase extends Error {
  override readonly name = 'ReadOnlyDatabase'
  readonly code = READ_ONLY
}

/** On a standby the setting is on, whatever the default is. */
const checkWritable = async ({ query }: Queries) => {
  const [setting] = await query<{ is_on: boolean }>(`select current_setting('transaction_read_only')::boolean as is_on`)
  if (setting?.is_on === true) throw new ReadOnlyDatabase('The database is read-only')
}

/**
 * On a connection of its own, so that a busy pool does not delay it; one that does not answer, or takes no writes, is
 * replaced.
 */
const createPing = (url: string, settings: ConnectionSettings, timeout: number) => {
  let current: PostgresConnection | null = null
  const disconnect = async () => {
    const closing = current
    current = null
    await closing?.driver.end({ timeout: 0 })
  }
  const ping = async () => {
    current ??= connect(url, { ...settings, application_name: 'prosa ping' })
    const mine = current
    try {
      await withTimeout(timeout, checkWritable(queriesOf(mine)))
    } catch (error) {
      if (mine === current) void disconnect().catch(() => undefined)
      throw error
    }
  }
  return { ping, disconnect }
}

type Options = {
  /** Timeout of `ping` in milliseconds. */
  timeout?: number
  /**
   * The same database through a pooler in transaction mode, for everything that a request does. Each transaction runs on
   * another connection of the server, so nothing is prepared. Notifications and locks stay on connections to `url`;
   * `ping` looks at what requests need.
   */
  poolUrl?: string | null
}

type PoolOptions = {
  max: number
  settings: ConnectionSettings
  /** Milliseconds after which an unused connection is closed. */
  idle?: number | null
  isPreparing?: boolean
}

const openPool = (url: string, { max, settings, idle = null, isPreparing = true }: PoolOptions) =>
  createPool({
    max,
    idle,
    open: () => openSession((onclose) => connect(url, settings, { onclose }).driver, { isPreparing }),
  })

export const openPostgres = (
  url: string,
  { timeout = PING_TIMEOUT, poolUrl = null }: Options = {},
): { connection: PostgresConnection; db: Database } => {
  const sessions =
    poolUrl === null
      ? openPool(url, { max: POOL_SIZE, settings: SERVING })
      : openPool(poolUrl, { max: POOL_SIZE, settings: THROUGH_POOLER, isPreparing: false })
  const { pool, load } = countAcquired(sessions, POOL_SIZE)
  const locks = openPool(url, { max: LOCK_POOL_SIZE, settings: LOCKING, idle: LOCK_POOL_IDLE })
  // Of its own it would open a connection: statements use the pool.
  const connection = connect(url, SERVING)
  connection.kysely = pooledKysely(pool)
  const listening = createListening((events) => connect(url, SERVING, events).driver)
  const { ping, disconnect } =
    poolUrl === null ? createPing(url, SERVING, timeout) : createPing(poolUrl, THROUGH_POOLER, timeout)
  const db = databaseOf({
    kind: 'postgres',
    ...queriesOn(pool),
    transaction: transactionsOn(pool),
    read: readsOn(pool),
    exclusive: createAdvisoryMutex(heldTransactionsOn(locks)),
    listen: listening.listen,
    load,
    ping,
    close: async () => {
      await disconnect()
      await listening.close()
      await Promise.all([locks.close(), sessions.close(), connection.close()])
    },
  })
  return { connection, db }
}

/** Key of the advisory lock: an arbitrary constant. */
const START_LOCK = 728_150_011

/** Runs `work` under an advisory lock, so that only one server starts on this database at a time. */
export const withStartLock = async <T>(url: string, onWait: () => void, work: () => Promise<T>): Promise<T> => {
  const connection = connect(url, PREPARING)
  const { query } = queriesOf(connection)
  try {
    const [lock] = await query<{ is_free: boolean }>('select pg_try_advisory_lock($1) as is_free', [START_LOCK])
    if (lock?.is_free !== true) {
      onWait()
      await query('select pg_advisory_lock($1)', [START_LOCK])
    }
    return await work()
  } finally {
    // Closing the connection releases the lock. Without a timeout the driver never closes one that was lost while it opened.
    await connection.driver.end({ timeout: 0 })
  }
}
