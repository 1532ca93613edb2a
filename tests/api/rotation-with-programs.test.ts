/**
 * The token secret is replaced as `docs/guides/rotate-keys.md` says, with supabase/auth and PostgREST themselves: AUTH_BINARY and
 * REST_BINARY name them.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareDatabase } from '#server/embedded/prepare-schema.ts'
import { findPostgres, freePort, startCluster } from '#tests/db/kit/cluster.ts'
import { startAuthProgram } from '#tests/engines/gotrue/program.ts'
import type { Gotrue } from '#tests/engines/gotrue/server.ts'
import { createHostedDatabase } from '#tests/engines/hosted-database.ts'
import { startBinary } from '#tests/engines/postgrest/binary.ts'
import type { Postgrest } from '#tests/engines/postgrest/server.ts'
import { register } from './kit/people.ts'
import { chooseDatabase, closeBackend, openServer, type TestServer } from './kit/server.ts'

const { AUTH_BINARY = '', REST_BINARY = '' } = process.env
const binaries = findPostgres()
const OLD = 'the-old-secret-of-the-same-installation'
const NEW = 'the-new-secret-of-the-same-installation'

const keyOf = (secret: string, kid: string, operations: string[]) => ({
  kty: 'oct',
  alg: 'HS256',
  kid,
  k: Buffer.from(secret).toString('base64url'),
  key_ops: operations,
})

const NEW_KEYS = { GOTRUE_JWT_KEYS: JSON.stringify([keyOf(NEW, 'new', ['sign', 'verify'])]) }
const BOTH = JSON.stringify({ keys: [keyOf(OLD, 'old', ['verify']), keyOf(NEW, 'new', ['verify'])] })
const NEW_ONLY = JSON.stringify({ keys: [keyOf(NEW, 'new', ['verify'])] })

const statuses = async (server: TestServer, token: string) => {
  const headers = { Authorization: `Bearer ${token}` }
  const paths = ['/auth/v1/user', '/rest/v1/users?select=name', '/api/user/profile']
  return Promise.all(paths.map(async (path) => (await server.call('GET', path, undefined, headers)).status))
}
const ACCEPTED = [200, 200, 200]

type Tokens = { access_token: string; refresh_token: string }
const refresh = async (server: TestServer, { refresh_token }: Tokens) =>
  (await (await server.post('/auth/v1/token?grant_type=refresh_token', { refresh_token })).json()) as Tokens

describe.skipIf(AUTH_BINARY === '' || REST_BINARY === '' || binaries === null)('a new token secret', () => {
  let auth: Gotrue
  let rest: Postgrest
  let startAuth: (jwtSecret: string, settings?: Record<string, string>) => Promise<Gotrue>
  let startRest: (jwtSecret: string) => Promise<Postgrest>

  beforeAll(() => {
    chooseDatabase(async () => {
      const cluster = await startCluster(binaries ?? '')
      const urlOf = await createHostedDatabase(cluster.url, 'project', { hasAuthTables: false })
      const [authPort, restPort] = [await freePort(), await freePort()]
      startAuth = (jwtSecret, settings = {}) => {
        const options = { databaseUrl: urlOf('supabase_auth_admin'), jwtSecret, settings, port: authPort }
        return startAuthProgram({ binary: AUTH_BINARY, ...options })
      }
      startRest = (jwtSecret) =>
        startBinary(REST_BINARY, { databaseUrl: urlOf('authenticator'), jwtSecret, port: restPort })
      auth = await startAuth(OLD)
      await prepareDatabase({ databaseUrl: urlOf('postgres'), hasOwnAuth: true, report: () => undefined })
      rest = await startRest(OLD)
      return {
        databaseUrl: urlOf('postgres'),
        jwtSecret: OLD,
        clear: cluster.stop,
        openTables: () => Promise.resolve({ url: rest.url, stop: () => rest.stop() }),
        openAuth: () => Promise.resolve({ engine: { url: auth.url, key: null }, stop: () => auth.stop() }),
      }
    })
  })
  afterAll(closeBackend)

  // Proves ENGINE-21, OPS-60.
  it('ends no session, whichever of the servers and services has it already', { timeout: 60_000 }, async () => {
    const before = await openServer()
    const { session: first } = await register(before)
    expect(await statuses(before, first.access_token)).toEqual(ACCEPTED)

    const accepting = await openServer({ secrets: { jwtSecret: OLD, olderJwtSecrets: [NEW] } })
    await rest.stop()
    rest = await startRest(BOTH)
    expect(await statuses(accepting, first.access_token)).toEqual(ACCEPTED)

    await auth.stop()
    auth = await startAuth(OLD, NEW_KEYS)
    const second = await refresh(accepting, first)
    const using = await openServer({ secrets: { jwtSecret: NEW, olderJwtSecrets: [OLD] } })
    for (const server of [accepting, using]) {
      expect(await statuses(server, first.access_token)).toEqual(ACCEPTED)
      expect(await statuses(server, second.access_token)).toEqual(ACCEPTED)
    }

    await rest.stop()
    rest = await startRest(NEW_ONLY)
    await auth.stop()
    auth = await startAuth(NEW, NEW_KEYS)
    const after = await openServer({ secrets: { jwtSecret: NEW } })
    expect(await statuses(after, second.access_token)).toEqual(ACCEPTED)
    expect(await statuses(after, (await refresh(after, second)).access_token)).toEqual(ACCEPTED)
    expect(await statuses(after, first.access_token)).toEqual([401, 401, 401])
  })
})
