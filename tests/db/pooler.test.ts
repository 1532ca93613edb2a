/**
 * A Postgres behind a pooler in transaction mode: a fake that refuses and separates as PgBouncer does, and PgBouncer itself
 * where it is installed.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database, Queries } from '#server/database/database.ts'
import { openPostgres, SERVING } from '#server/database/open-postgres.ts'
import { checkPooler } from '#server/preflight/check-pooler.ts'
import { type Cluster, findPostgres, freePort, startCluster } from './kit/cluster.ts'
import { hasPgBouncer, startPgBouncer } from './kit/pgbouncer.ts'
import { startTransactionPooler } from './kit/transaction-pooler.ts'

const binaries = findPostgres()
const POOLERS = [
  ['a fake', true, startTransactionPooler],
  ['PgBouncer', hasPgBouncer, startPgBouncer],
] as const

/** Fewer than the product opens, so that its connections share them. */
const SIZE = 3

/** Counts to five in a transaction of its own, which is undone for an odd id. */
const count = (db: Database, id: number) =>
  db.transaction(async ({ query }) => {
    await query('insert into counted values ($1, 0)', [id])
    for (let step = 0; step < 5; step += 1) await query('update counted set of = of + 1 where id = $1', [id])
    if (id % 2 === 1) throw new Error('undone')
  })

const roleOf = async ({ query }: Queries) => (await query<{ role: string }>('select current_user as role'))[0]?.role

const roleOfMember = (db: Database) =>
  db.transaction(async (queries) => {
    await queries.exec('set local role member')
    return roleOf(queries)
  })

// Proves SCALE-11.
describe.each(POOLERS)('a pooler in transaction mode: %s', (_name, isInstalled, startPooler) => {
  describe.skipIf(binaries === null || !isInstalled)('', () => {
    let cluster: Cluster
    let pooler: { url: string; close: () => Promise<void> }
    let direct: Database
    let db: Database

    beforeAll(async () => {
      cluster = await startCluster(binaries ?? '')
      direct = openPostgres(cluster.url).db
      await direct.exec('create role member nologin')
      await direct.exec('create table counted (id int primary key, of int not null)')
      pooler = await startPooler(cluster.url, SIZE)
      ;({ db } = openPostgres(cluster.url, { poolUrl: pooler.url }))
    }, 60_000)
    afterAll(async () => {
      await db?.close()
      await direct?.close()
      await pooler?.close()
      await cluster?.stop()
    })

    it('is reported at the start if its connections have no timeouts, with the fix', async () => {
      const [check] = await checkPooler(direct, cluster.url, pooler.url)
      expect(check).toMatchObject({ name: 'DATABASE_POOL_URL', outcome: 'failed' })
      const fix = /`(.+)`/.exec(check?.text ?? '')?.[1] ?? ''
      expect(fix).toContain(`alter role prosa set statement_timeout = ${SERVING.statement_timeout}`)
      await direct.exec(fix)
      await pooler.close()
      await db.close()
      pooler = await startPooler(cluster.url, SIZE)
      ;({ db } = openPostgres(cluster.url, { poolUrl: pooler.url }))
      expect(await checkPooler(direct, cluster.url, pooler.url)).toMatchObject([{ outcome: 'ok' }])
    })

    it('is reported if it connects to another database', async () => {
      await direct.exec('create database other')
      const otherDatabase = new URL(pooler.url)
      otherDatabase.port = new URL(cluster.url).port
      otherDatabase.pathname = '/other'
      expect(await checkPooler(direct, cluster.url, otherDatabase.href)).toMatchObject([
        { outcome: 'failed', text: expect.stringContaining('another database') as string },
      ])
    })

    it('runs the same statement on any free connection', async () => {
      const rounds = Array.from({ length: 60 }, (_, index) => index)
      const read = await Promise.all(
        rounds.map((index) => db.query<{ is: number }>('select $1::int as is, pg_sleep(0.002)', [index])),
      )
      expect(read.map(([row]) => row?.is)).toEqual(rounds)
    })

    it('keeps the statements of a transaction together', async () => {
      const settled = await Promise.allSettled(Array.from({ length: 20 }, (_, id) => count(db, id)))
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
      const [counts] = await direct.query('select count(*)::int as rows, min(of)::int as least from counted')
      expect(counts).toEqual({ rows: 10, least: 5 })
    })

    it('never runs a statement with the role or claims of another caller', async () => {
      const read = await Promise.all(
        Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? roleOfMember(db) : roleOf(db))),
      )
      expect(new Set(read.filter((_, index) => index % 2 === 0))).toEqual(new Set(['member']))
      expect(new Set(read.filter((_, index) => index % 2 === 1))).toEqual(new Set(['prosa']))
    })

    it('is included in the readiness check', async () => {
      const unreachable = new URL(pooler.url)
      unreachable.port = String(await freePort())
      const unreachablePool = openPostgres(cluster.url, { poolUrl: unreachable.href }).db
      await expect(unreachablePool.ping()).rejects.toThrow()
      await expect(db.ping()).resolves.toBeUndefined()
      await unreachablePool.close()
    })

    it('is not used for locks and notifications, which have their own connections', async () => {
      let inside = 0
      const concurrency: number[] = []
      const turn = () =>
        db.exclusive('key', async () => {
          inside += 1
          concurrency.push(inside)
          await db.query('select pg_sleep(0.01)')
          inside -= 1
        })
      await Promise.all([turn(), turn(), turn()])
      expect(concurrency).toEqual([1, 1, 1])

      const payload = Promise.withResolvers<string>()
      await db.listen?.('prosa_mails', { onNotification: payload.resolve, onGap: () => undefined })
      await db.query(`select pg_notify('prosa_mails', 'hello')`)
      expect(await payload.promise).toBe('hello')
    })
  })
})
