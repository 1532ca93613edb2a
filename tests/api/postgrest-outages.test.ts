/**
 * A table service that is stopped, restarted, prepared late or held up, behind the gate of a server that keeps running: the
 * program of `REST_BINARY`, or the fake.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareDatabase } from '#server/embedded/prepare-schema.ts'
import { checkTables } from '#server/preflight/check-tables.ts'
import { findPostgres, freePort, startCluster } from '#tests/db/kit/cluster.ts'
import { createHostedDatabase } from '#tests/engines/hosted-database.ts'
import { openTableService, startTableService } from '#tests/engines/postgrest/open.ts'
import type { Postgrest } from '#tests/engines/postgrest/server.ts'
import { register } from './kit/people.ts'
import { chooseDatabase, closeBackend, openServer, type TestServer } from './kit/server.ts'

const binaries = findPostgres()

describe.skipIf(binaries === null)('a table service', () => {
  let clusterUrl = ''
  let port = 0
  let tables: Postgrest
  let server: TestServer
  let token = ''

  const start = (jwtSecret = server.secrets.jwtSecret) => openTableService(clusterUrl, jwtSecret, port)

  beforeAll(async () => {
    chooseDatabase(async () => {
      const { url, stop } = await startCluster(binaries ?? '')
      clusterUrl = url
      return { databaseUrl: url, clear: stop }
    })
    port = await freePort()
    const engine = { url: `http://127.0.0.1:${port}`, key: null }
    server = await openServer({ settings: { engines: { auth: null, tables: engine, tokens: { kind: 'secret' } } } })
    token = (await register(server)).session.access_token
    tables = await start()
  })
  afterAll(async () => {
    await tables.stop()
    await closeBackend()
  })

  const call = async (path: string, own: string | null = token) => {
    const headers: Record<string, string> = own === null ? {} : { Authorization: `Bearer ${own}` }
    const answer = await server.call('GET', `/rest/v1/${path}`, undefined, headers)
    const body = (await answer.json()) as { code?: string } | unknown[]
    return Array.isArray(body) ? [answer.status, body.length] : [answer.status, body.code]
  }

  const UNAVAILABLE = [503, 'service.unavailable']

  /** Until it answers again; whatever it answers before is a failure, and no refusal. */
  const expectRecovery = async () => {
    const replies: unknown[] = []
    await expect
      .poll(async () => {
        const reply = await call('users?select=id')
        replies.push(reply)
        return reply
      })
      .toEqual([200, 1])
    expect(replies.slice(0, -1)).toEqual(replies.slice(1).map(() => UNAVAILABLE))
  }

  // Proves REST-03.
  it('that is restarted answers the same session as before', async () => {
    expect(await call('users?select=id')).toEqual([200, 1])
    await tables.stop()
    expect([await call('users?select=id'), await call('plans?select=code', null)]).toEqual([UNAVAILABLE, UNAVAILABLE])
    tables = await start()
    expect(await call('users?select=id')).toEqual([200, 1])
  })

  // Proves REST-02.
  it('whose secret was replaced rejects the session, and still answers visitors', async () => {
    await tables.stop()
    tables = await start('x'.repeat(40))
    expect(await call('users?select=id')).toEqual([401, 'PGRST301'])
    expect(await call('plans?select=code', null)).toEqual([200, expect.any(Number) as number])
    await tables.stop()
    tables = await start()
    expect(await call('users?select=id')).toEqual([200, 1])
  })

  // Proves REST-03.
  it('that lost its connections to the database recovers by itself', async () => {
    await server.db.exec(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'authenticator'`)
    await expectRecovery()
  })

  // Proves REST-03.
  it('that may not connect to its database is unavailable until it may', async () => {
    // Apart from the one that waits for notifications: the driver of the fake reports its failure to nobody.
    await server.db.exec(`alter role authenticator nologin;
      select pg_terminate_backend(pid) from pg_stat_activity where usename = 'authenticator' and query not ilike 'listen%'`)
    await sleep(100)
    expect([await call('users?select=id'), await call('users?select=id')]).toEqual([UNAVAILABLE, UNAVAILABLE])
    await server.db.exec('alter role authenticator login')
    await expectRecovery()
  })

  // Proves REST-03.
  it('whose statement is cancelled after its time limit is unavailable, and serves the next call', async () => {
    await tables.stop()
    await server.db.exec(`alter role authenticator set statement_timeout = '300ms'`)
    tables = await start()
    await server.db.transaction(async ({ query }) => {
      await query('lock table public.plans in access exclusive mode')
      expect(await call('plans?select=code', null)).toEqual(UNAVAILABLE)
      expect(server.lines.slice(-2).join('')).toContain('"errorCode":"500.57014"')
    })
    expect(await call('plans?select=code', null)).toEqual([200, expect.any(Number) as number])
  })

  // Proves REST-07, REST-10.
  it('that was started before the release step serves after it, without a restart', async () => {
    const urlOf = await createHostedDatabase(clusterUrl, 'late')
    const jwtSecret = 'j'.repeat(40)
    const waiting = await startTableService({ databaseUrl: urlOf('authenticator'), jwtSecret })
    const engines = { auth: null, tables: { url: waiting.url, key: null }, tokens: { kind: 'secret' as const } }
    const check = async () =>
      (await checkTables({ engines, secrets: { jwtSecret } })).map(({ outcome, text }) => `${outcome}: ${text}`)
    try {
      expect(await check()).toEqual([expect.stringMatching(/^failed: does not know our tables: `npm run migrate`/)])
      await prepareDatabase({ databaseUrl: urlOf('postgres'), hasOwnAuth: true, report: () => undefined })
      await expect.poll(check).toEqual(['ok: answers, and knows our tables', 'ok: are verified by the table service'])
    } finally {
      await waiting.stop()
    }
  })
})
