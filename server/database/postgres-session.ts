/**
 * One connection to Postgres, held for its lifetime. Statements are prepared, and are sent without waiting for those before.
 *
 * postgres.js ends the process if something is sent on a reserved connection that was closed, and repeats on a new connection
 * what waited for one that could not be opened, outside of its transaction and role. Here a session is over once its
 * connection is closed, and nothing is sent on it any more. It is also over once its server refuses writes: a new
 * connection may lead to the primary.
 */
import type { PostgresConnection } from '@supabase/lite/postgres'
import { BEGIN_READ_ONLY, type Session } from './session.ts'
import { READ_ONLY } from './transient-errors.ts'

type PostgresDriver = PostgresConnection['driver']

/** `isOver`: nothing more can be sent, or its server takes no writes. */
export type PostgresSession = Session & {
  isOver: () => boolean
  end: () => Promise<void>
}

/** Each prepared statement occupies memory of the server; table calls have as many as there are lists of columns. */
const MAX_PREPARED = 500

/** The extended protocol, also without parameters: its statements can be prepared. The driver's types lack it. */
const EXTENDED = { simple: false }

class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
  readonly code = 'CONNECTION_CLOSED'
}

const refusal = () => new ConnectionLost('The connection to the database was lost')

type Settle = (reason: ConnectionLost) => void

/**
 * A parameter that cannot be serialized fails in the driver, which then rejects the statement before, if one is in flight,
 * and drops the one with the parameter.
 */
const isOfServer = (error: unknown) => error instanceof Error && error.name === 'PostgresError'

const isReadOnly = (error: unknown) => error instanceof Error && 'code' in error && error.code === READ_ONLY

/** Promises that are rejected if the connection is lost: the driver drops statements it has not sent yet. */
const createLossSignal = () => {
  const waiting = new Set<Settle>()
  let isLost = false
  const rejectAll = () => {
    for (const reject of waiting) reject(refusal())
    waiting.clear()
  }
  const lose = () => {
    isLost = true
    rejectAll()
  }
  return {
    isLost: () => isLost,
    lose,
    /** `isReading`: in a read-only transaction of ours, where a refused write says nothing about the server. */
    orLost: async <T>(isReading: boolean, begin: () => PromiseLike<T>): Promise<T> => {
      if (isLost) throw refusal()
      const { promise: lost, reject } = Promise.withResolvers<never>()
      waiting.add(reject)
      try {
        return await Promise.race([begin(), lost])
      } catch (error) {
        // At once, so that nothing more is sent.
        const isOfDriver = !isOfServer(error)
        if (!isLost && (isOfDriver || (isReadOnly(error) && !isReading))) {
          isLost = true
          // The others after the one whose error has the cause. A server that refuses writes still answers them.
          if (isOfDriver) setImmediate(rejectAll)
        }
        throw error
      } finally {
        waiting.delete(reject)
      }
    },
  }
}

type Connect = (onclose: () => void) => PostgresDriver

/** Resolves when the connection is open. */
export const openSession = async (
  connect: Connect,
  { isPreparing }: { isPreparing: boolean },
): Promise<PostgresSession> => {
  const { isLost, lose, orLost } = createLossSignal()
  const driver = connect(lose)
  const prepared = new Set<string>()
  const mayPrepare = (sql: string) => {
    if (!isPreparing) return false
    if (prepared.size < MAX_PREPARED) prepared.add(sql)
    return prepared.has(sql)
  }
  let isReading = false
  const end = () => driver.end({ timeout: 0 })
  try {
    // The driver loses count of its connections if one cannot be opened while it is being reserved.
    await driver.unsafe('select 1')
    const reserved = await driver.reserve()
    return {
      send: (sql, params) =>
        orLost(isReading, () =>
          // The driver's type of a parameter excludes `unknown`.
          reserved.unsafe(sql, [...params] as never[], { ...EXTENDED, prepare: mayPrepare(sql) }),
        ).then((result) => ({ rows: [...result] as never[], command: result.command, count: result.count })),
      sendScript: (sql) => {
        // A read-only transaction sends no script before its end.
        isReading = sql === BEGIN_READ_ONLY
        return orLost(isReading, () => reserved.unsafe(sql)).then(() => undefined)
      },
      isOver: isLost,
      abandon: lose,
      end,
    }
  } catch (error) {
    await end()
    throw error
  }
}
