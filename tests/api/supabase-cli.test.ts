/**
 * The Supabase CLI itself, with the commands of the guide, on a database like a hosted project's and a fake Management API.
 * It has 135 MB, so it is not installed with the project: SUPABASE_CLI names its binary.
 */
import { execFile } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readProvenSettings } from '#server/preflight/preflight.ts'
import { findPostgres, startCluster, type Cluster } from '#tests/db/kit/cluster.ts'
import { temporaryDirectory } from '#tests/db/kit/temporary-directory.ts'
import { createHostedDatabase } from '#tests/engines/hosted-database.ts'
import { PROJECT_REF, startManagementApi, type ManagementApi } from '#tests/engines/management-api/server.ts'

const cli = process.env['SUPABASE_CLI'] ?? ''
const binaries = findPostgres()

describe.skipIf(cli === '' || binaries === null)('the Supabase CLI', { timeout: 120_000 }, () => {
  const project = temporaryDirectory()
  const profile = join(project.path, 'profile.yaml')
  let cluster: Cluster
  let api: ManagementApi
  let databaseUrl = ''
  let remote = ''

  const run = (...args: string[]) =>
    new Promise<{ status: number; output: string }>((resolve) => {
      const options = ['--workdir', project.path, '--profile', profile, '--yes', '--agent', 'no']
      const env = {
        PATH: process.env['PATH'],
        HOME: project.path,
        PUBLIC_URL: 'https://prosa.example',
        SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
        SUPABASE_TELEMETRY_DISABLED: '1',
      }
      execFile(cli, [...options, ...args], { env }, (error, stdout, stderr) =>
        resolve({ status: error === null ? 0 : Number(error.code ?? 1), output: stdout + stderr }),
      )
    })

  beforeAll(async () => {
    cpSync('supabase', join(project.path, 'supabase'), { recursive: true })
    cluster = await startCluster(binaries ?? '')
    api = await startManagementApi()
    const addresses = ['api_url', 'dashboard_url', 'docs_url'].map((name) => `${name}: ${api.url}`)
    writeFileSync(profile, ['name: test', ...addresses, 'project_host: localhost', 'pooler_host: localhost'].join('\n'))
    databaseUrl = (await createHostedDatabase(cluster.url, 'project'))('postgres')
    remote = `--remote=${databaseUrl}?sslmode=disable`
  }, 60_000)
  afterAll(async () => {
    await api.stop()
    await cluster.stop()
    project.remove()
  })

  const problemOfDatabase = async () => {
    const environment = { PUBLIC_URL: 'https://prosa.example', DATABASE_URL: databaseUrl }
    const message = await readProvenSettings(environment).then(String, String)
    return message.split('\n').find((line) => line.includes(' DATABASE_URL ')) ?? null
  }

  // Proves REST-05.
  it('applies all migrations, after which a start has nothing to object to the database', async () => {
    expect(await problemOfDatabase()).toContain('lacks')
    const pushed = await run('db', 'push', remote)
    expect(pushed).toEqual({ status: 0, output: expect.stringContaining('Finished supabase db push.') as string })
    expect(await problemOfDatabase()).toBe(null)
  })

  it('has no warning about security or speed of the tables', async () => {
    const { status, output } = await run('db', 'advisors', remote, '--level', 'warn', '--fail-on', 'warn')
    expect([status, output]).toEqual([0, expect.stringContaining('No issues found') as string])
  })

  // Proves REST-08.
  it('sends the settings of a project, and has no warning about them', async () => {
    expect(await run('link', '--project-ref', PROJECT_REF, '--skip-pooler')).toMatchObject({ status: 0 })
    const { status, output } = await run('config', 'push')
    expect([status, output]).toEqual([0, expect.not.stringMatching(/WARN|unknown/i)])
    const sent = Object.fromEntries(api.changes().map(({ path, body }) => [path.split('/').at(-1), body]))
    expect(sent).toEqual({
      postgrest: { db_schema: 'public', db_extra_search_path: 'public', max_rows: 100 },
      auth: expect.objectContaining({
        disable_signup: true,
        external_email_enabled: true,
        external_anonymous_users_enabled: false,
        hook_before_user_created_enabled: true,
        hook_before_user_created_uri: 'pg-functions://postgres/private/refuse_sign_up',
        mailer_autoconfirm: false,
        refresh_token_rotation_enabled: true,
        site_url: 'https://prosa.example',
      }) as object,
    })
  })
})
