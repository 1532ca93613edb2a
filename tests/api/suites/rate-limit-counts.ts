/** The stores of the rate limits, each with the same results. */
import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { countInMemory, countInPostgres, type CountStore } from '#server/http/rate-limit-stores.ts'
import { createRateLimiter, LIMITS } from '#server/http/rate-limit.ts'
import { openServer } from '../kit/server.ts'

let db: Database
beforeAll(async () => {
  ;({ db } = await openServer())
})

afterEach(() => void vi.useRealTimers())

const STORES: Record<string, () => CountStore> = {
  memory: countInMemory,
  Postgres: () => countInPostgres(db, randomUUID()),
}

const refuse = () => Promise.reject(new Error('connection refused'))

const isRefused = (wait: number | null) => wait !== null

describe.each(Object.entries(STORES))('counts in %s', (_, openStore) => {
  it('refuse calls beyond the limit, with the retry time', async () => {
    const limiter = createRateLimiter(LIMITS, openStore())
    const waits: (number | null)[] = []
    for (let count = 0; count < 5; count += 1)
      waits.push(await limiter.consume('contactMessageByEmail', 'rita@prosa.test'))
    expect(waits.map(isRefused)).toEqual([false, false, false, true, true])
    expect(waits.at(-1)).toBeGreaterThan(LIMITS.contactMessageByEmail.seconds - 60)
    expect(waits.at(-1)).toBeLessThanOrEqual(LIMITS.contactMessageByEmail.seconds)
    expect(await limiter.consume('contactMessageByEmail', 'davi@prosa.test')).toBe(null)
  })

  it('count each of several simultaneous attempts once', async () => {
    const limiter = createRateLimiter(LIMITS, openStore())
    const waits = await Promise.all(Array.from({ length: 12 }, () => limiter.consume('signInByEmailAndIp', 'rita')))
    expect(waits.filter(isRefused)).toHaveLength(7)
  })

  it('can return one count, or reset all', async () => {
    const limiter = createRateLimiter(LIMITS, openStore())
    const takeAll = async () => {
      for (let count = 0; ; count += 1) if ((await limiter.consume('signInByEmailAndIp', 'rita')) !== null) return count
    }
    expect(await takeAll()).toBe(5)
    await limiter.refund('signInByEmailAndIp', 'rita')
    await limiter.refund('signInByEmailAndIp', 'rita')
    expect(await takeAll()).toBe(2)
    await limiter.reset('signInByEmailAndIp', 'rita')
    expect(await takeAll()).toBe(5)
  })

  // Proves SECURITY-46.
  it('allow a network again once its successes are returned, however many there were at once', async () => {
    const limiter = createRateLimiter(LIMITS, openStore())
    const [network, neighbour] = ['2001:db8:2:1::/64', '2001:db8:2:2::/64']
    const waits = await Promise.all(Array.from({ length: 60 }, () => limiter.consume('signInByIp', network)))
    expect(waits.filter(isRefused)).toHaveLength(40)
    for (let count = 0; count < 20; count += 1) await limiter.refund('signInByIp', network)
    expect([await limiter.consume('signInByIp', network), await limiter.consume('signInByIp', neighbour)]).toEqual([
      null,
      null,
    ])
  })

  // Proves OPS-102.
  it.each([
    ['an address', 'contactMessageByEmail', 'rita@prosa.test'],
    ['a network', 'contactMessageByIp', '203.0.113.9'],
  ] as const)('of %s end with their window, also if the clock is set back', async (_of, name, key) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const limiter = createRateLimiter(LIMITS, openStore())
    const { points, seconds } = LIMITS[name]
    for (let count = 0; count < points; count += 1) await limiter.consume(name, key)
    vi.setSystemTime(Date.now() - 120_000)
    expect(await limiter.consume(name, key)).toBe(seconds)
    vi.setSystemTime(Date.now() - 3_600_000)
    const waits: (number | null)[] = []
    for (let count = 0; count <= points; count += 1) waits.push(await limiter.consume(name, key))
    expect(waits.filter(isRefused)).toEqual([seconds])
  })

  it('count a network also for the wider networks that contain it', async () => {
    const limiter = createRateLimiter(LIMITS, openStore())
    const waits: (number | null)[] = []
    for (let count = 0; count < 21; count += 1) {
      waits.push(await limiter.consume('contactMessageByIp', `2001:db8:1:${count}::/64`))
    }
    expect(waits.map(isRefused)).toEqual([...Array.from({ length: 20 }, () => false), true])
  })
})

describe('counts in Postgres', () => {
  // Proves SCALE-01.
  it('are shared by all servers, and outlive each', async () => {
    const key = randomUUID()
    const start = () => createRateLimiter(LIMITS, countInPostgres(db, key))
    const [one, other] = [start(), start()]
    const servers = [one, other, one, other, one, other, start()]
    const waits: (number | null)[] = []
    for (const server of servers) waits.push(await server.consume('signInByEmailAndIp', 'rita@prosa.test 198.51.100.7'))
    expect(waits.map(isRefused)).toEqual([false, false, false, false, false, true, true])
    await other.reset('signInByEmailAndIp', 'rita@prosa.test 198.51.100.7')
    expect(await one.consume('signInByEmailAndIp', 'rita@prosa.test 198.51.100.7')).toBe(null)
  })

  // Proves SCALE-02.
  it('are stored under digests', async () => {
    const limiter = createRateLimiter(LIMITS, countInPostgres(db, randomUUID()))
    await limiter.consume('mailIntervalByRequester', 'signup:clarice@prosa.test 198.51.100.77')
    await limiter.consume('signInByIp', '198.51.100.77')
    const rows = await db.query<{ row: string }>('select to_jsonb(c)::text as row from limits.counts c')
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.filter(({ row }) => /clarice|prosa\.test|198\.51/.test(row))).toEqual([])
  })

  // Proves SCALE-03.
  it('are replaced by counts in memory while Postgres cannot be reached', async () => {
    const limiter = createRateLimiter(LIMITS, countInPostgres({ query: refuse }, randomUUID()))
    const waits: (number | null)[] = []
    for (let count = 0; count < 6; count += 1) waits.push(await limiter.consume('signInByEmailAndIp', 'rita'))
    expect(waits.map(isRefused)).toEqual([false, false, false, false, false, true])
  })

  it('are not queried for a network that is over its limit', async () => {
    let statements = 0
    const counting: Pick<Database, 'query'> = {
      query: (sql, params) => {
        statements += 1
        return db.query(sql, params)
      },
    }
    const limiter = createRateLimiter(LIMITS, countInPostgres(counting, randomUUID()))
    for (let count = 0; count < 50; count += 1) await limiter.consume('contactMessageByIp', '203.0.113.9')
    expect(statements).toBe(LIMITS.contactMessageByIp.points + 1)
    expect(await limiter.consume('contactMessageByIp', '203.0.113.9')).toBeGreaterThan(3_000)
  })
})
