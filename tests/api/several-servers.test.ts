/** Two processes on one Postgres, behind a balancer: the guarantees of several servers (ADR 033). */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPostgres } from '#tests/db/kit/cluster.ts'
import { usualOrFull } from '#tests/kit/tier.ts'
import { startBalancer } from './kit/balancer.ts'
import { metadata, newEmail, PASSWORD } from './kit/people.ts'
import { openSeveral, type Server, type Several } from './kit/several-servers.ts'

const binaries = findPostgres()

let several: Several
let balancer: Awaited<ReturnType<typeof startBalancer>>
let servers: [Server, Server]

beforeAll(async () => {
  if (binaries === null) return
  several = await openSeveral(binaries)
  balancer = await startBalancer()
  servers = await Promise.all([several.start(), several.start()])
  for (const { port } of servers) balancer.join(port)
})

afterAll(async () => {
  await balancer?.close()
  await several?.close()
})

const originOf = ({ port }: Server) => `http://127.0.0.1:${port}`

let visitors = 0

type Answer = { status: number; body: Record<string, unknown> }

/** A browser at an address of its own; `origin` is the balancer's unless one server is meant. */
const visitor = () => {
  visitors += 1
  const address = `10.0.${visitors >> 8}.${visitors & 255}`
  return async (
    method: 'GET' | 'POST',
    path: string,
    { body, token, headers, origin = balancer.origin }: RequestOptions = {},
  ): Promise<Answer> => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: {
        apikey: several.publishableKey,
        'Content-Type': 'application/json',
        'X-Forwarded-For': address,
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    const isJson = answer.headers.get('Content-Type')?.startsWith('application/json') === true
    return { status: answer.status, body: isJson ? (JSON.parse(text) as Answer['body']) : { text } }
  }
}
type RequestOptions = { body?: unknown; token?: string; headers?: Record<string, string>; origin?: string }
type Send = ReturnType<typeof visitor>

const formOf = (email: string) => ({ email, password: PASSWORD, data: metadata() })

const mailsTo = (email: string) => several.mails.filter(({ to }) => to === email)

const mailTo = (email: string) => expect.poll(() => mailsTo(email), { timeout: 10_000, interval: 20 })

/** A confirmed account, signed in. */
const register = async () => {
  const send = visitor()
  const email = newEmail('several')
  expect((await send('POST', '/auth/v1/signup', { body: formOf(email) })).status).toBe(200)
  await mailTo(email).toHaveLength(1)
  const hash = /token_hash=([\w-]+)/.exec(mailsTo(email)[0]?.text ?? '')?.[1]
  const { status, body } = await send('POST', '/auth/v1/verify', { body: { token_hash: hash, type: 'signup' } })
  expect(status).toBe(200)
  const { access_token: token, refresh_token: refreshToken, user } = body as Session
  return { email, send, token, refreshToken, id: user.id }
}
type Session = { access_token: string; refresh_token: string; user: { id: string } }

const onBoth = <T>(send: (origin: string) => Promise<T>) => Promise.all(servers.map((server) => send(originOf(server))))

describe.skipIf(binaries === null)('two servers on one Postgres', () => {
  // Proves SCALE-05.
  it('treat a sign-up that is sent to both as one, with one answer and one mail', async () => {
    const [send, email] = [visitor(), newEmail('twice')]
    const answers = await onBoth((origin) => send('POST', '/auth/v1/signup', { body: formOf(email), origin }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]).toEqual(answers[1])
    await mailTo(email).toHaveLength(1)
    expect(await several.db.query('select 1 from private.pending_sign_ups where email = $1', [email])).toHaveLength(1)
    const recovers = await onBoth((origin) => send('POST', '/auth/v1/recover', { body: { email }, origin }))
    expect(recovers.map(({ status }) => status)).toEqual([200, 200])
  })

  // Proves SCALE-04.
  it('return one successor for a refresh token that is used at both', async () => {
    const { send, refreshToken, id } = await register()
    let token = refreshToken
    for (let round = 0; round < 5; round += 1) {
      const answers = await onBoth((origin) =>
        send('POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: token }, origin }),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(new Set(answers.map(({ body }) => body['refresh_token'])).size).toBe(1)
      token = String(answers[0]?.body['refresh_token'])
    }
    const live = await several.db.query('select 1 from auth.refresh_tokens where user_id = $1 and not revoked', [id])
    expect(live).toHaveLength(1)
  })

  // Proves SCALE-01.
  it('count failed sign-ins and mails to an address together', async () => {
    const [send, email] = [visitor(), newEmail('nobody')]
    const attempt = () =>
      send('POST', '/auth/v1/token?grant_type=password', { body: { email, password: 'wrong-password' } })
    const statuses: number[] = []
    for (let count = 0; count < 7; count += 1) statuses.push((await attempt()).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429])
    const resend = () => send('POST', '/auth/v1/resend', { body: { email, type: 'signup' } })
    expect([(await resend()).status, (await resend()).status]).toEqual([200, 429])
  })

  // Proves SCALE-06.
  it('see changes of another server at once', async () => {
    const { id } = await register()
    const isActive = async () => {
      const answers = await onBoth((origin) => visitor()('GET', `/api/user/by-auth-id/${id}`, { origin }))
      return answers.map(({ body }) => (body['user'] as { is_active: boolean }).is_active)
    }
    expect(await isActive()).toEqual([true, true])
    await several.db.query('update public.users set is_active = false where id = $1', [id])
    await expect.poll(isActive, { timeout: 1_000, interval: 20 }).toEqual([false, false])
  })
})

const messageOf = (email: string) => ({
  name: 'Rita Moura',
  email,
  company: '',
  subject: 'support',
  message: 'Uma pergunta.',
  language: 'pt',
})

type Failure = { what: string; status: number; text: unknown }

/** Visitors who sign up, write and read until `stop`. */
const startLoad = async ({ isRetried = false } = {}) => {
  const reader = await register()
  const failures: Failure[] = []
  const signedUp: string[] = []
  const keys: string[] = []
  let requests = 0
  const loadEnd = new AbortController()

  const call = async (expected: number, ...[method, path, options]: Parameters<Send>) => {
    const send = visitor()
    requests += 1
    let answer = await send(method, path, options)
    // The connection broke, and the progress of the request is unknown: it is repeated as the pages do.
    if (isRetried && answer.status === 502) answer = await send(method, path, options)
    if (answer.status !== expected) failures.push({ what: path, status: answer.status, text: answer.body })
  }
  const read = () => call(200, 'GET', '/api/user/profile', { token: reader.token })
  const write = async () => {
    const key = randomUUID()
    await call(201, 'POST', '/api/contact', { body: messageOf(newEmail('load')), headers: { 'Idempotency-Key': key } })
    keys.push(key)
  }
  /** Waits for the mail, as people do: the load is no more than the servers take. */
  const join = async () => {
    const email = newEmail('load')
    await call(200, 'POST', '/auth/v1/signup', { body: formOf(email) })
    signedUp.push(email)
    await mailTo(email).not.toHaveLength(0)
  }
  const visit = async () => {
    while (!loadEnd.signal.aborted) {
      await write()
      // A killed server may have claimed the mail, and a form without a key may get a retry time.
      if (!isRetried) await join()
      for (let count = 0; count < 3; count += 1) await read()
    }
  }
  const visits = Array.from({ length: 2 }, visit)
  return {
    stop: async () => {
      loadEnd.abort()
      await Promise.all(visits)
      return { failures, signedUp, keys, requests }
    },
  }
}

const expectOneEach = async (keys: string[]) => {
  const rows = await several.db.query('select 1 from public.contact_messages where idempotency_key = any($1)', [keys])
  expect(rows).toHaveLength(keys.length)
}

const askForExport = async () => {
  const person = await register()
  const { send, token } = person
  const exported = await send('POST', '/api/user/export-data', { body: { password: PASSWORD }, token })
  expect(exported.status).toBe(202)
  return person
}

const exportsOf = (id: string) =>
  several.db.query<{ status: string }>('select status from public.data_export_requests where user_id = $1', [id])

const RESTARTS = usualOrFull(2, 50)
const RESTARTS_TIMEOUT = usualOrFull(60_000, 900_000)

describe.skipIf(binaries === null)('servers that are stopped, killed or replaced', () => {
  // Proves SCALE-08.
  it(
    `lose no request, mail or export when they are replaced one after the other, ${RESTARTS} times`,
    { timeout: RESTARTS_TIMEOUT },
    async () => {
      const load = await startLoad()
      const exporting: string[] = []
      for (let restart = 0; restart < RESTARTS; restart += 1) {
        const old = servers[restart % 2]
        if (old === undefined) throw new Error('no server')
        const { email, id } = await askForExport()
        balancer.leave(old.port)
        expect(await several.stop(old)).toBe(0)
        servers[restart % 2] = await several.start({ port: old.port })
        balancer.join(old.port)
        exporting.push(id)
        await expect.poll(() => exportsOf(id), { timeout: 10_000, interval: 50 }).toEqual([{ status: 'ready' }])
        // The sign-up's, and the one that says that the export is ready.
        await mailTo(email).toHaveLength(2)
      }
      const { failures, signedUp, keys, requests } = await load.stop()
      expect(failures).toEqual([])
      expect(requests).toBeGreaterThan(10)
      await expectOneEach(keys)
      expect(signedUp.map((email) => mailsTo(email).length)).toEqual(signedUp.map(() => 1))
    },
  )

  // Proves SCALE-09.
  it('lose no acknowledged write when one is killed', async () => {
    const load = await startLoad({ isRetried: true })
    const [killed] = servers
    await several.stop(killed, 'SIGKILL')
    // The other one goes on alone, also with rows that the crashed one had locked.
    const person = await askForExport()
    await expect.poll(() => exportsOf(person.id), { timeout: 10_000, interval: 50 }).toEqual([{ status: 'ready' }])
    servers[0] = await several.start({ port: killed.port })
    const { failures, keys } = await load.stop()
    expect(failures).toEqual([])
    await expectOneEach(keys)
  })

  // Proves SCALE-10.
  it('divide requests and background work by role, and replace a dead worker', async () => {
    for (const { port } of servers) balancer.leave(port)
    await Promise.all(servers.map((server) => several.stop(server)))
    const [web, first] = await Promise.all([
      several.start({ args: ['--role=web'] }),
      several.start({ args: ['--role=worker'] }),
    ])
    balancer.join(web.port)
    const ask = async (path: string) => (await visitor()('GET', path, { origin: originOf(first) })).status
    expect([await ask('/healthz'), await ask('/readyz'), await ask('/config.json'), await ask('/api/plans')]).toEqual([
      200, 200, 404, 404,
    ])

    const { promise: isUnlocked, resolve: unlock } = Promise.withResolvers<void>()
    const person = await register()
    const { promise: isLocked, resolve: markLocked } = Promise.withResolvers<void>()
    const locking = several.db.transaction(async (queries) => {
      await queries.exec('set local idle_in_transaction_session_timeout = 0')
      await queries.exec('lock table public.transcriptions in access exclusive mode')
      markLocked()
      await isUnlocked
    })
    await isLocked
    const { send, token, id } = person
    const exported = await send('POST', '/api/user/export-data', { body: { password: PASSWORD }, token })
    expect(exported.status).toBe(202)
    await expect.poll(() => exportsOf(id), { timeout: 5_000, interval: 10 }).toEqual([{ status: 'processing' }])
    await several.stop(first, 'SIGKILL')
    unlock()
    await locking
    await several.start({ args: ['--role=worker'] })
    expect(await exportsOf(id)).toEqual([{ status: 'processing' }])
    // Instead of waiting for the end of the lease.
    await several.db.query('update public.data_export_requests set claimed_until = now() where user_id = $1', [id])
    await several.db.query(`select pg_notify('prosa_exports', '')`)
    await expect.poll(() => exportsOf(id), { timeout: 10_000, interval: 50 }).toEqual([{ status: 'ready' }])
    await mailTo(person.email).toHaveLength(2)
  })
})
