/** How PGlite's session sends statements; what they do is the same for both drivers (`suites/database.ts`). */
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPgliteSession } from '#server/database/pglite-session.ts'
import { queriesOn, readsOn, transactionsOn } from '#server/database/transactions.ts'

const pglite = new PGlite()
const entered = vi.spyOn(pglite, 'execProtocol')

const openFor = ({ pglite: database = pglite, ...options }: { pglite?: PGlite; maxPrepared?: number } = {}) => {
  const session = openPgliteSession(database, options)
  const pool = { acquire: () => Promise.resolve({ session, release: () => undefined }) }
  return { session, ...queriesOn(pool), transaction: transactionsOn(pool), read: readsOn(pool) }
}

let db: ReturnType<typeof openFor>

beforeAll(async () => {
  await pglite.exec('create table notes (id int primary key, body jsonb)')
})
beforeEach(async () => {
  db = openFor()
  await pglite.exec('deallocate all; truncate notes')
})
afterAll(() => pglite.close())

const countEntries = async (work: () => Promise<unknown>) => {
  entered.mockClear()
  await work()
  return entered.mock.calls.length
}

// Proves OPS-41.
describe('a statement', () => {
  it('is prepared once', async () => {
    const sql = 'select $1::int as id'
    expect(await countEntries(() => db.query(sql, [1]))).toBe(2)
    expect(await countEntries(() => db.query(sql, [2]))).toBe(1)
    expect(await db.query(sql, [3])).toEqual([{ id: 3 }])
  })

  it('is sent with all others of a read, between begin and commit', async () => {
    const opening = [`select set_config('a.b', $1, true)`, ['c']] as const
    const read = () =>
      db.read(opening, ({ query }) =>
        Promise.all([query('select count(*) as n from notes'), query(`select current_setting('a.b') as b`)]),
      )
    await read()
    const results: unknown[] = []
    expect(await countEntries(async () => results.push(await read()))).toBe(1)
    expect(results).toEqual([[[{ n: 0 }], [{ b: 'c' }]]])
    expect(pglite.isInTransaction()).toBe(false)
  })

  it('returns command and row count', async () => {
    const { send } = db.session
    expect(await send('insert into notes values (1), (2)', [])).toEqual({ rows: [], command: 'INSERT', count: 2 })
    expect(await send('update notes set id = id + 2', [])).toMatchObject({ command: 'UPDATE', count: 2 })
    expect(await send('select id from notes', [])).toMatchObject({ rows: [{ id: 3 }, { id: 4 }], command: 'SELECT' })
    expect(await send('set a.b = 1', [])).toEqual({ rows: [], command: 'SET', count: 0 })
  })

  it('is parsed each time beyond the prepared ones, in a transaction too', async () => {
    db = openFor({ maxPrepared: 1 })
    const run = () =>
      db.transaction(async ({ query }) => {
        const added = await query('insert into notes values ((select count(*) from notes)) returning id')
        return [added, await query('select count(*) as n from notes')]
      })
    expect(await run()).toEqual([[{ id: 0 }], [{ n: 1 }]])
    expect(await run()).toEqual([[{ id: 1 }], [{ n: 2 }]])
    const read = () => db.read(null, ({ query }) => Promise.all([query('select 1 as a'), query('select 2 as b')]))
    expect(await read()).toEqual([[{ a: 1 }], [{ b: 2 }]])
  })
})

const outcomesOf = (...sqls: string[]) =>
  Promise.allSettled(sqls.map(async (sql) => (await db.session.send(sql, [])).rows))

describe('a failure', () => {
  it('rejects its statement only, not those that were sent with it', async () => {
    await outcomesOf('select 1 as a', 'select 1 / (select count(*) from notes) as b', 'select 3 as c')
    expect(await outcomesOf('select 1 as a', 'select 1 / (select count(*) from notes) as b', 'select 3 as c')).toEqual([
      { status: 'fulfilled', value: [{ a: 1 }] },
      { status: 'rejected', reason: expect.objectContaining({ code: '22012' }) as unknown },
      { status: 'fulfilled', value: [{ c: 3 }] },
    ])
  })

  it('rejects its own statement for an error in the text or a parameter, and later ones are sent', async () => {
    await expect(db.query('selec 1')).rejects.toMatchObject({ code: '42601' })
    const circular: Record<string, unknown> = {}
    circular['self'] = circular
    const insert = 'insert into notes values (1, $1)'
    await expect(db.query(insert, [circular])).rejects.toThrow('circular')
    await db.query(insert, [{ a: 'é "b"' }])
    expect(await db.query('select body from notes')).toEqual([{ body: { a: 'é "b"' } }])
  })

  it('rejects every statement after the database was closed', async () => {
    const closing = new PGlite()
    await closing.waitReady
    const closingDb = openFor({ pglite: closing })
    await closingDb.query('select 1')
    await closing.close()
    await expect(closingDb.query('select 1')).rejects.toThrow('closed')
    await expect(closingDb.exec('select 2')).rejects.toThrow('closed')
    await expect(closingDb.transaction(({ query }) => query('select 3'))).rejects.toThrow('closed')
    await expect(closingDb.read(null, ({ query }) => query('select 4'))).rejects.toThrow('closed')
  })

  it('ends the transaction of a read', async () => {
    const read = db.read(null, ({ query }) => query('insert into notes values (9)'))
    await expect(read).rejects.toMatchObject({ code: '25006' })
    expect(await db.query('select * from notes')).toEqual([])
    expect(pglite.isInTransaction()).toBe(false)
  })

  it('rolls back its transaction even if it is caught', async () => {
    const caught = db.transaction(async ({ query }) => {
      await query('insert into notes values (1)')
      await query('select 1 / 0').catch(() => undefined)
    })
    await expect(caught).rejects.toMatchObject({ code: '22012' })
    expect(await db.query('select * from notes')).toEqual([])
  })
})
