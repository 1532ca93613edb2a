/**
 * The suites of the gate on a database like a hosted project's, with supabase/auth and PostgREST behind it (fakes).
 * AUTH_BINARY names a supabase/auth to start instead of the first, AUTH_URL one that runs.
 */
import { randomBytes } from 'node:crypto'
import { afterAll, it } from 'vitest'
import { prepareDatabase } from '#server/embedded/prepare-schema.ts'
import { findPostgres, startCluster } from '#tests/db/kit/cluster.ts'
import { startAuthProgram } from '#tests/engines/gotrue/program.ts'
import { startGotrue } from '#tests/engines/gotrue/server.ts'
import { createHostedDatabase } from '#tests/engines/hosted-database.ts'
import { startTableService } from '#tests/engines/postgrest/open.ts'
import { isFull } from '#tests/kit/tier.ts'
import { chooseDatabase, closeBackend } from './kit/server.ts'

const KEY = 'key-of-the-project'
const { AUTH_BINARY, AUTH_URL, DATABASE_URL, JWT_SECRET, SUPABASE_PUBLISHABLE_KEY } = process.env

const prepare = (databaseUrl: string) => prepareDatabase({ databaseUrl, hasOwnAuth: true, report: () => undefined })

const nothing = () => Promise.resolve()

/** A real one, on a database of its own: the people of the tests stay in it. */
const chooseReal = (url: string, databaseUrl: string, jwtSecret: string) =>
  chooseDatabase(async () => {
    await prepare(databaseUrl)
    const engine = { url, key: SUPABASE_PUBLISHABLE_KEY ?? null }
    return { databaseUrl, jwtSecret, clear: nothing, openAuth: () => Promise.resolve({ engine, stop: nothing }) }
  })

const chooseProgram = (binary: string, binaries: string) =>
  chooseDatabase(async () => {
    const jwtSecret = randomBytes(32).toString('hex')
    const cluster = await startCluster(binaries)
    const urlOf = await createHostedDatabase(cluster.url, 'project', { hasAuthTables: false })
    const auth = await startAuthProgram({ binary, databaseUrl: urlOf('supabase_auth_admin'), jwtSecret })
    await prepare(urlOf('postgres'))
    return {
      databaseUrl: urlOf('postgres'),
      jwtSecret,
      clear: cluster.stop,
      openTables: () => startTableService({ databaseUrl: urlOf('authenticator'), jwtSecret }),
      openAuth: () => Promise.resolve({ engine: { url: auth.url, key: null }, stop: auth.stop }),
    }
  })

const chooseFakes = (binaries: string) =>
  chooseDatabase(async () => {
    const { url, stop } = await startCluster(binaries)
    const urlOf = await createHostedDatabase(url, 'project')
    await prepare(urlOf('postgres'))
    return {
      databaseUrl: urlOf('postgres'),
      clear: stop,
      openTables: (jwtSecret) => startTableService({ databaseUrl: urlOf('authenticator'), jwtSecret }),
      openAuth: async (jwtSecret) => {
        const gotrue = await startGotrue({ databaseUrl: urlOf('supabase_auth_admin'), jwtSecret, key: KEY })
        return { engine: { url: gotrue.url, key: KEY }, stop: gotrue.stop }
      },
    }
  })

const binaries = findPostgres()
const isReal = AUTH_URL !== undefined && DATABASE_URL !== undefined && JWT_SECRET !== undefined
if (isReal) chooseReal(AUTH_URL, DATABASE_URL, JWT_SECRET)
else if (binaries !== null && AUTH_BINARY !== undefined) chooseProgram(AUTH_BINARY, binaries)
else if (binaries !== null) chooseFakes(binaries)

if (binaries === null && !isReal) {
  it.todo('the suites with another auth service, which need a Postgres server')
} else {
  await import('./suites/sign-up.ts')
  await import('./suites/confirmation.ts')
  await import('./suites/recovery.ts')
  await import('./suites/sessions.ts')
  await import('./suites/second-factor.ts')
  await import('./suites/google-address.ts')
  await import('./suites/google-browser.ts')
  await import('./suites/google.ts')
  // More of the SQL that the suites above run too.
  if (isFull) await import('./suites/remote-auth-full.ts')
}

afterAll(closeBackend)
