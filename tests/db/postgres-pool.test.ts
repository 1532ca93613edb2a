/** Sessions are acquired by one caller at a time, and what guards a read has to succeed before anything of it is returned. */
import { describe, expect, it } from 'vitest'
import { createPool } from '#server/database/postgres-pool.ts'
import { openSession, type PostgresSession } from '#server/database/postgres-session.ts'
import { heldTransactionsOn, readsOn } from '#server/database/transactions.ts'

type Fake = { session: PostgresSession; sent: string[]; markOver: () => void; hasEnded: () => boolean }

/** Answers every statement with a row, and fails those that `fails` names. */
const fakeSession = (fails = ''): Fake => {
  const sent: string[] = []
  let isOver = false
  let hasEnded = false
  const answer = (sql: string) => {
    sent.push(sql)
    return sql === fails ? Promise.reject(new Error(`failed: ${sql}`)) : Promise.resolve()
  }
  const session: PostgresSession = {
    send: async (sql) => {
      await answer(sql)
      return { rows: [{ secret: 'of everybody' }] as never[], command: 'SELECT', count: 1 }
    },
    sendScript: answer,
    isOver: () => isOver,
    abandon: () => {
      isOver = true
    },
    end: async () => {
      hasEnded = true
    },
  }
  const markOver = () => {
    isOver = true
  }
  return { session, sent, markOver, hasEnded: () => hasEnded }
}

const poolOf = (max: number, fails?: string) => {
  const sessions: Fake[] = []
  const open = async () => {
    const fake = fakeSession(fails)
    sessions.push(fake)
    return fake.session
  }
  return { pool: createPool({ max, open }), sessions }
}

describe('a pool', () => {
  it('assigns each session to one caller, in the order of requests', async () => {
    const { pool, sessions } = poolOf(1)
    const first = await pool.acquire()
    const order: number[] = []
    const waiting = [1, 2].map(async (number) => {
      const { release } = await pool.acquire()
      order.push(number)
      release()
    })
    first.release()
    first.release()
    await Promise.all(waiting)
    expect([order, sessions.length]).toEqual([[1, 2], 1])
  })

  it('replaces a closed session', async () => {
    const { pool, sessions } = poolOf(1)
    const first = await pool.acquire()
    const waiting = pool.acquire()
    sessions[0]?.markOver()
    first.release()
    const second = await waiting
    expect(second.session).toBe(sessions[1]?.session)
    expect(sessions[0]?.hasEnded()).toBe(true)
    second.release()
    sessions[1]?.markOver()
    expect((await pool.acquire()).session).toBe(sessions[2]?.session)
  })

  it('reports a failed connection to its caller, and retries for the next one', async () => {
    let tries = 0
    const open = async () => {
      tries += 1
      if (tries === 1) throw new Error('refused')
      return fakeSession().session
    }
    const pool = createPool({ max: 1, open })
    const [one, other] = await Promise.allSettled([pool.acquire(), pool.acquire()])
    expect([one.status, other.status]).toEqual(['rejected', 'fulfilled'])
  })

  it('closes when all sessions were released, and assigns none afterwards', async () => {
    const { pool, sessions } = poolOf(2)
    const { release } = await pool.acquire()
    const closing = pool.close()
    expect(sessions[0]?.hasEnded()).toBe(false)
    release()
    await closing
    expect(sessions[0]?.hasEnded()).toBe(true)
    await expect(pool.acquire()).rejects.toMatchObject({ code: 'CONNECTION_ENDED' })
  })
})

describe('statements that are sent without waiting', () => {
  // Proves OPS-41.
  it.each(['begin read only', 'become'])('return nothing of a read if this failed: %s', async (failing) => {
    const { pool } = poolOf(1, failing)
    const read = readsOn(pool)(['become', []], ({ query }) => query('select'))
    await expect(read).rejects.toThrow(`failed: ${failing}`)
  })

  it('release the session of a read that cannot be begun', async () => {
    const { pool } = poolOf(1)
    const read = readsOn(pool)(null, () => {
      throw new Error('no such column')
    })
    await expect(read).rejects.toThrow('no such column')
    expect(await readsOn(pool)(null, ({ query }) => query('select'))).toHaveLength(1)
  })

  it('end the session of a read if its commit failed', async () => {
    const { pool, sessions } = poolOf(1, 'commit')
    expect(await readsOn(pool)(null, ({ query }) => query('select'))).toHaveLength(1)
    expect((await pool.acquire()).session).toBe(sessions[1]?.session)
  })

  it.each(['begin', 'lock'])('do no work under a lock if this failed: %s', async (failing) => {
    const { pool } = poolOf(1, failing)
    let isDone = false
    const transaction = heldTransactionsOn(pool)(['lock', []], async () => {
      isDone = true
    })
    await expect(transaction).rejects.toThrow(`failed: ${failing}`)
    expect(isDone).toBe(false)
  })
})

describe('a session', () => {
  const never = new Promise<never>(() => undefined)
  /** As the driver does with a parameter that cannot be serialized: see `isOfServer`. */
  const driver = {
    unsafe: () => Promise.resolve([]),
    reserve: async () => ({
      unsafe: (sql: string) => (sql === 'begin' ? Promise.reject(new TypeError('not a string')) : never),
    }),
    end: () => Promise.resolve(),
  }

  it('is closed after an error of the driver itself, which rejects all later statements', async () => {
    const session = await openSession(() => driver as never, { isPreparing: false })
    const begin = session.sendScript('begin')
    const next = session.send('select $1', [{}])
    await expect(begin).rejects.toThrow('not a string')
    expect(session.isOver()).toBe(true)
    await expect(next).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' })
  })

  const isReadOnly = Object.assign(new Error('cannot execute UPDATE in a read-only transaction'), {
    name: 'PostgresError',
    code: '25006',
  })
  const refusingWrites = {
    ...driver,
    reserve: async () => ({
      unsafe: (sql: string) => (sql === 'update' ? Promise.reject(isReadOnly) : Promise.resolve([])),
    }),
  }

  // Proves OPS-66.
  it('is closed after a write was refused as read-only, unless its own transaction is read-only', async () => {
    const session = await openSession(() => refusingWrites as never, { isPreparing: false })
    for (const end of ['commit', 'rollback']) {
      await session.sendScript('begin read only')
      const written = session.send('update', [])
      const ended = session.sendScript(end)
      await expect(written).rejects.toBe(isReadOnly)
      await ended
      expect(session.isOver()).toBe(false)
    }
    await session.sendScript('begin')
    await expect(session.send('update', [])).rejects.toBe(isReadOnly)
    expect(session.isOver()).toBe(true)
  })
})
