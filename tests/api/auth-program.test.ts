/** What supabase/auth itself does with the hook of `supabase/config.toml`; AUTH_BINARY names its program. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '#server/database/open-postgres.ts'
import { prepareDatabase } from '#server/embedded/prepare-schema.ts'
import { findPostgres, startCluster } from '#tests/db/kit/cluster.ts'
import { startAuthProgram } from '#tests/engines/gotrue/program.ts'
import type { Gotrue } from '#tests/engines/gotrue/server.ts'
import { createHostedDatabase } from '#tests/engines/hosted-database.ts'

const { AUTH_BINARY } = process.env
const binaries = findPostgres()

/** Sign-ups on, so that only the hook refuses them. */
const SETTINGS = {
  GOTRUE_DISABLE_SIGNUP: 'false',
  GOTRUE_HOOK_BEFORE_USER_CREATED_ENABLED: 'true',
  GOTRUE_HOOK_BEFORE_USER_CREATED_URI: 'pg-functions://postgres/private/refuse_sign_up',
}

describe.skipIf(AUTH_BINARY === undefined || binaries === null)('supabase/auth itself, with its sign-ups on', () => {
  let auth: Gotrue
  let databaseUrl: string
  let clear: () => Promise<void>

  beforeAll(async () => {
    const cluster = await startCluster(binaries ?? '')
    clear = cluster.stop
    const urlOf = await createHostedDatabase(cluster.url, 'project', { hasAuthTables: false })
    databaseUrl = urlOf('postgres')
    const options = { databaseUrl: urlOf('supabase_auth_admin'), jwtSecret: 's'.repeat(40), settings: SETTINGS }
    auth = await startAuthProgram({ binary: AUTH_BINARY ?? '', ...options })
    await prepareDatabase({ databaseUrl, hasOwnAuth: true, report: () => undefined })
  }, 60_000)

  afterAll(async () => {
    await auth.stop()
    await clear()
  })

  const countAccounts = async () => {
    const { db } = openPostgres(databaseUrl)
    const counts = await db.query('select count(*)::int as accounts from auth.users')
    await db.close()
    return counts
  }

  // Proves REST-09.
  it('asks our function before an account is made, and makes none', async () => {
    const response = await fetch(`${auth.url}/signup`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'stranger@prosa.test', password: 'a-long-password-of-a-stranger' }),
    })
    expect([response.status, await response.json()]).toMatchObject([403, { msg: 'Accounts are created on our site.' }])
    expect(await countAccounts()).toEqual([{ accounts: 0 }])
  })
})
