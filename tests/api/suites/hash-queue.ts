/** The queue of password hashing. */
import { describe, expect, it } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { hashSlots } from '#server/gate/hash-queue.ts'
import { newEmail } from '../kit/people.ts'
import { openServer, type TestServer } from '../kit/server.ts'

const signIn = (server: TestServer) =>
  server.post('/auth/v1/token?grant_type=password', { email: newEmail('nobody'), password: 'wrong' })

/** A server whose look-ups of accounts, which precede each hash, wait for `release`: no hash ends before all calls came. */
const openHeld = async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { db } = await openServer()
  const query: Database['query'] = async (sql, params) => {
    if (sql.includes('from auth.users')) await released
    return db.query(sql, params)
  }
  return { server: await openServer({ replaced: { db: { query } } }), release }
}

describe('password hashing', () => {
  it('runs at most one hash a core, and leaves a thread for other work', () => {
    const machines = [
      { cores: 2, threads: 4, parallel: 2 },
      { cores: 8, threads: 4, parallel: 3 },
      { cores: 8, threads: 9, parallel: 8 },
      { cores: 1, threads: 1, parallel: 1 },
    ]
    expect(machines.map(hashSlots)).toEqual(machines.map(({ parallel }) => ({ parallel, waiting: 10 * parallel })))
  })

  // Proves SECURITY-07.
  it('runs a few at once, queues some and rejects the rest immediately', async () => {
    const { server, release } = await openHeld()
    const { parallel, waiting } = hashSlots()
    const [servedCount, rejectedCount] = [parallel + waiting, 18]
    let busyAnswers = 0
    const attempt = async () => {
      const answer = await signIn(server)
      if (answer.status === 503) busyAnswers += 1
      if (busyAnswers === rejectedCount) release()
      return answer
    }
    const answers = await Promise.all(Array.from({ length: servedCount + rejectedCount }, attempt))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(servedCount)
    expect(statuses.filter((status) => status === 503)).toHaveLength(rejectedCount)
    const busy = answers.find(({ status }) => status === 503)
    expect(busy?.headers.get('Retry-After')).toBe('2')
    expect(await busy?.json()).toEqual({
      code: 503,
      error_code: 'service.unavailable',
      msg: 'service.unavailable',
    })
    expect((await signIn(server)).status).toBe(400)
  })
})
