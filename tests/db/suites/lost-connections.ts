/** What a server does while nothing, or nothing useful, answers in the place of its Postgres. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { describe, expect, it, vi } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { openPostgres } from '#server/database/open-postgres.ts'
import { reachProblem } from '#server/database/reach-problem.ts'
import { isTransientError } from '#server/database/transient-errors.ts'
import { startSeverableProxy } from '../kit/severable-proxy.ts'

/** `urlOf` gives the URL of a database of the cluster, as a role of it. */
export const lostConnectionsSuite = (urlOf: (database: string, role: string) => string, admin: () => Database) => {
  // Proves SCALE-13.
  describe('a database behind a balancer that has lost it', () => {
    it('fails statements at once, and is not connected to again by itself', async () => {
      const proxy = await startSeverableProxy(urlOf('postgres', 'prosa'))
      const { db } = openPostgres(proxy.url)
      try {
        expect(await db.query('select 1 as one')).toEqual([{ one: 1 }])
        proxy.sever()
        await vi.waitFor(() => expect(db.query('select 1')).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' }))
        const before = proxy.accepted()
        const failures = await Promise.all([
          db.query('select 1').catch((error: unknown) => error),
          db.exclusive('key', () => Promise.resolve()).catch((error: unknown) => error),
          db.ping().catch((error: unknown) => error),
        ])
        expect(failures.map(isTransientError)).toEqual([true, true, true])
        expect(proxy.accepted() - before).toBe(failures.length)
      } finally {
        await db.close()
        await proxy.close()
      }
    })
  })

  // Proves SCALE-17.
  it('ends no process that is opening a connection to it', async () => {
    const proxy = await startSeverableProxy(urlOf('postgres', 'prosa'), { cutAt: 'typarray' })
    const program = `
      import { exitOnCrash } from '#server/base/exit-on-crash.ts'
      import { createLog } from '#server/base/log.ts'
      import { isOfOpening } from '#server/database/opening-failures.ts'
      import { openPostgres } from '#server/database/open-postgres.ts'
      exitOnCrash(createLog('silent'), null, isOfOpening)
      const { db } = openPostgres('${proxy.url}')
      const ask = () => db.query('select array[1] as one').catch(({ code }) => code)
      console.log(JSON.stringify([await ask(), await ask()]))
      await db.close()`
    const run = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [output, [code]] = await Promise.all([textOf(run.stdout), once(run, 'exit')])
    await proxy.close()
    expect([output, code, proxy.accepted()]).toEqual(['["ECONNRESET",[{"one":[1]}]]\n', 0, 2])
  })

  // Proves SCALE-18.
  it.each([
    ['scripts/migrate.ts', []],
    ['scripts/admin.ts', ['list']],
    ['scripts/doctor.ts', []],
  ])('is reported by %s without a stack trace if the connection is lost while it opens', async (script, args) => {
    const proxy = await startSeverableProxy(urlOf('postgres', 'prosa'), { cutAt: 'typarray', cuts: Infinity })
    const run = spawn(process.execPath, [script, ...args], {
      env: { PATH: process.env['PATH'], DATABASE_URL: proxy.url },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [output, errors, [code]] = await Promise.all([textOf(run.stdout), textOf(run.stderr), once(run, 'exit')])
    await proxy.close()
    expect([code, output + errors]).toEqual([1, expect.stringContaining('ECONNRESET')])
    expect(output + errors).not.toMatch(/^ +at /m)
  })

  // Proves SCALE-15.
  it('is reported as another kind of server, such as a web server, after one connection', async () => {
    const web = createServer((_request, answer) => answer.end())
    let connections = 0
    web.on('connection', () => (connections += 1))
    await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', () => resolve()))
    const { port } = web.address() as AddressInfo
    const { db } = openPostgres(`postgres://prosa@127.0.0.1:${port}/postgres`)
    const failure = await db.query('select 1').catch((error: unknown) => error)
    await db.close()
    await new Promise((resolve) => web.close(resolve))
    expect([failure, connections, isTransientError(failure)]).toEqual([
      expect.objectContaining({ code: 'NOT_POSTGRES' }),
      1,
      true,
    ])
    expect(reachProblem('NOT_POSTGRES')).toBe(
      'is not Postgres: another kind of server answers there; correct host and port (NOT_POSTGRES)',
    )
  })

  // Proves SCALE-15.
  it('is reported to offer no TLS if the URL demands it', async () => {
    const { db } = openPostgres(`${urlOf('postgres', 'prosa')}?sslmode=require`)
    const failure = await db.query('select 1').catch((error: unknown) => error)
    await db.close()
    expect(reachProblem(Object(failure).code)).toBe(
      'closes the connection: let it offer TLS, or correct host, port and sslmode (ECONNRESET)',
    )
  })

  it('counts as unavailable if its name does not resolve, as that of a stopped container', async () => {
    const { db } = openPostgres('postgres://prosa@stopped.invalid/postgres')
    const failure = await db.query('select 1').catch((error: unknown) => error)
    await db.close()
    expect(isTransientError(failure)).toBe(true)
  })

  // Proves SCALE-14.
  it('listens again once its database accepts connections, and reports one gap of each channel however long that took', async () => {
    await admin().exec('create database restarted')
    const allow = (is: boolean) => admin().exec(`alter database restarted with allow_connections ${String(is)}`)
    const proxy = await startSeverableProxy(urlOf('restarted', 'prosa'))
    const { db } = openPostgres(proxy.url)
    let gaps = 0
    const received: string[] = []
    try {
      for (const channel of ['prosa_users', 'prosa_mails'] as const) {
        await db.listen(channel, { onNotification: (text) => received.push(text), onGap: () => (gaps += 1) })
      }
      await allow(false)
      const before = proxy.accepted()
      await admin().query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'restarted' and pid <> pg_backend_pid()`,
      )
      await vi.waitFor(() => expect(proxy.accepted() - before).toBeGreaterThan(3), 10_000)
      await allow(true)
      await vi.waitFor(() => expect(gaps).toBeGreaterThan(3), 10_000)
      await db.query(`select pg_notify('prosa_users', 'changed')`)
      await vi.waitFor(() => expect(received).toEqual(['changed']))
      expect(gaps).toBe(4)
    } finally {
      await db.close()
      await proxy.close()
    }
  })
}
