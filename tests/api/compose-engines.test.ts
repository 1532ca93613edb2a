/**
 * `deploy/engines.sql` on an empty database, as compose.yaml has it; with AUTH_BINARY also supabase/auth itself on it.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '#server/database/open-postgres.ts'
import { prepareDatabase } from '#server/embedded/prepare-schema.ts'
import { findPostgres, startCluster, type Cluster } from '#tests/db/kit/cluster.ts'
import { temporaryDirectory } from '#tests/db/kit/temporary-directory.ts'
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

  // Proves OPS-106.
  it(
    'is restored by the command of the guide with the tables of supabase/auth, which its user reads',
    { timeout: 60_000 },
    async () => {
      const guide = readFileSync('docs/guides/back-up-and-restore.md', 'utf8')
      const options = / backup pg_restore (.+) --dbname=prosa /.exec(guide)?.[1]?.split(' ') ?? []
      expect(options).toContain('--exit-on-error')
      await query('supabase_auth_admin', 'create table accounts as select 1 as id')
      const folder = temporaryDirectory()
      const dump = join(folder.path, 'dump')
      const run = (program: string, ...args: string[]) => execFileSync(join(binaries ?? '', program), args)
      run('pg_dump', '--format=custom', `--file=${dump}`, `--dbname=${urlOf('prosa')}`)
      const other = await startCluster(binaries ?? '')
      const otherUrlOf = await createEnginesDatabase(other.url, binaries ?? '')
      run('pg_restore', ...options, `--dbname=${otherUrlOf('prosa')}`, dump)
      const { db } = openPostgres(otherUrlOf('supabase_auth_admin'))
      expect(await db.query('select id, current_schema as schema from accounts')).toEqual([{ id: 1, schema: 'auth' }])
      await db.close()
      await other.stop()
      folder.remove()
    },
  )
})
