/** `deploy/engines.sql` on an empty database, as compose.yaml has it; with AUTH_BINARY also supabase/auth itself on it. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '#server/database/open-postgres.ts'
import { prepareDatabase } from '#server/embedded/prepare-schema.ts'
import { findPostgres, startCluster, type Cluster } from '#tests/db/kit/cluster.ts'
import { startAuthProgram } from '#tests/engines/gotrue/program.ts'

const { AUTH_BINARY } = process.env
const PASSWORD = 'database-password'
const binaries = findPostgres()

describe.skipIf(binaries === null)('the database of the containers', () => {
  let cluster: Cluster
  const urlOf = (role: string) => {
    const url = new URL(cluster.url)
    url.pathname = '/prosa'
    url.username = role
    url.password = PASSWORD
    return url.href
  }

  beforeAll(async () => {
    cluster = await startCluster(binaries ?? '')
    const { db } = openPostgres(cluster.url)
    await db.query('create database prosa')
    await db.close()
    // As the entry point of the image runs it.
    const args = [urlOf('prosa'), '--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--file=deploy/engines.sql']
    execFileSync(join(binaries ?? '', 'psql'), args, { env: { ...process.env, POSTGRES_PASSWORD: PASSWORD } })
  })
  afterAll(() => cluster.stop())

  const query = async <Row extends Record<string, unknown>>(role: string, sql: string) => {
    const { db } = openPostgres(urlOf(role))
    return db.query<Row>(sql).finally(db.close)
  }

  // Proves ENGINE-20.
  it('has the users of both services, and the role that the migrations of supabase/auth grant to', async () => {
    const roles = await query<{ rolname: string; rolcanlogin: boolean }>(
      'prosa',
      `select rolname, rolcanlogin from pg_roles
       where rolname in ('anon', 'authenticated', 'authenticator', 'postgres', 'supabase_auth_admin') order by rolname`,
    )
    expect(roles.map(({ rolname, rolcanlogin }) => [rolname, rolcanlogin])).toEqual([
      ['anon', false],
      ['authenticated', false],
      ['authenticator', true],
      ['postgres', false],
      ['supabase_auth_admin', true],
    ])
    expect(await query('supabase_auth_admin', 'select current_schema')).toEqual([{ current_schema: 'auth' }])
  })

  it.skipIf(AUTH_BINARY === undefined)('gets the tables of supabase/auth, then ours', { timeout: 60_000 }, async () => {
    const databaseUrl = urlOf('supabase_auth_admin')
    const auth = await startAuthProgram({ binary: AUTH_BINARY ?? '', databaseUrl, jwtSecret: 's'.repeat(40) })
    await prepareDatabase({ databaseUrl: urlOf('prosa'), hasOwnAuth: true, report: () => undefined })
    const settings = await fetch(`${auth.url}/settings`)
    expect(await settings.json()).toMatchObject({ disable_signup: true, external: { email: true, google: false } })
    await auth.stop()
  })
})
