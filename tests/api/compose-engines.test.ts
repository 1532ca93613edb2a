/** `deploy/engines.sql` on an empty database, as compose.yaml has it; with AUTH_BINARY also supabase/auth itself on it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '#server/database/open-postgres.ts'
import { prepareDatabase } from '#server/embedded/prepare-schema.ts'
import { findPostgres, startCluster, type Cluster } from '#tests/db/kit/cluster.ts'
import { startAuthProgram } from '#tests/engines/gotrue/program.ts'
import { createEnginesDatabase } from '#tests/engines/start-engines.ts'

const { AUTH_BINARY } = process.env
const binaries = findPostgres()

describe.skipIf(binaries === null)('the database of the containers', () => {
  let cluster: Cluster
  let urlOf: Awaited<ReturnType<typeof createEnginesDatabase>>

  beforeAll(async () => {
    cluster = await startCluster(binaries ?? '')
    urlOf = await createEnginesDatabase(cluster.url, binaries ?? '')
  })
  afterAll(() => cluster.stop())

  const query = async <Row extends Record<string, unknown>>(role: Parameters<typeof urlOf>[0], sql: string) => {
    const { db } = openPostgres(urlOf(role))
    const rows = await db.query<Row>(sql)
    await db.close()
    return rows
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
