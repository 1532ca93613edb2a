/**
 * The mistakes of a first deployment: each refuses the start and names its fix. Real processes on a private Postgres
 * server; where there is none, only the cases that need no database run.
 */
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { replaceMarks } from '#server/crypto/installation-keys.ts'
import { MIGRATIONS } from '#server/database/migrate.ts'
import { openPostgres } from '#server/database/open-postgres.ts'
import { prepareDatabase } from '#server/embedded/prepare-schema.ts'
import { openSeeds } from '#server/embedded/seed.ts'
import { changeRole } from '#server/features/admin-roles/admin-roles.ts'
import { installationKeys } from '#server/preflight/check-keys.ts'
import { readProvenSettings } from '#server/preflight/preflight.ts'
import { EnvironmentError, inspectEnvironment } from '#server/settings/env.ts'
import { type Cluster, findPostgres, startCluster } from '#tests/db/kit/cluster.ts'
import { temporaryDirectory } from '#tests/db/kit/temporary-directory.ts'
import { startGotrue } from '#tests/engines/gotrue/server.ts'
import { startTableService } from '#tests/engines/postgrest/open.ts'
import { createHostedDatabase } from '#tests/engines/hosted-database.ts'
import { type MailServer, startMailServer } from './kit/mail-server.ts'
import { runCommand, startServerProcess, type Run } from './kit/process.ts'

const keysOf = (letter: string) => ({
  JWT_SECRET: letter.repeat(32),
  SIGNING_KEY: letter.repeat(33),
  PUBLISHABLE_KEY: letter.repeat(16),
  MASTER_KEYS: `${letter}:${letter.repeat(43)}`,
})

const binaries = findPostgres()
let cluster: Cluster | null = null
let mail: MailServer
beforeAll(async () => {
  mail = await startMailServer()
  if (binaries !== null) cluster = await startCluster(binaries)
}, 60_000)
afterAll(async () => {
  await mail.stop()
  await cluster?.stop()
})

/** As the owner of the databases, who is no superuser: so is a customer of a managed Postgres. */
const databaseUrl = (name: string) => {
  const url = new URL(cluster?.url ?? 'postgres://nobody@127.0.0.1:1')
  url.username = 'owner'
  url.pathname = `/${name}`
  return url.href
}

/** All that a production needs, on this database of the cluster. */
const production = (database: string, changes: Record<string, string> = {}): Record<string, string> => ({
  PORT: '0',
  PUBLIC_URL: 'https://prosa.example',
  DATABASE_URL: databaseUrl(database),
  SMTP_URL: mail.url(),
  SMTP_FROM: 'oi@prosa.example',
  TRUSTED_PROXY_HOPS: '1',
  STOP_DELAY: '1',
  ...keysOf('a'),
  ...changes,
})

/** The rows of the table that a start with this environment prints: name and problem. */
const refusalOf = async (environment: Record<string, string>): Promise<Record<string, string>> => {
  try {
    await readProvenSettings(environment)
    return {}
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    const [title, ...rows] = error.message.split('\n')
    expect(title).toBe('The environment cannot be used:')
    return Object.fromEntries(rows.map((row) => /^ {2}(\S+) +(.+)$/.exec(row)?.slice(1) ?? [row, '']))
  }
}

const running: Run[] = []
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.signal('SIGKILL')
    await server.exitCode
  }
})
const start = (environment: Record<string, string>): Run => {
  const server = startServerProcess(environment)
  running.push(server)
  return server
}

/** Starts, and resolves once it serves; `call` is a request as the proxy passes it on. */
const startServing = async (environment: Record<string, string>) => {
  const server = start(environment)
  const [, origin = ''] = await server.waitForOutput(/^ {2}Listens +on (\S+), for the proxy in front$/m)
  const call = (path: string, body?: object) =>
    fetch(new URL(path, origin), {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        'X-Forwarded-For': '203.0.113.9',
        'Content-Type': 'application/json',
        apikey: keysOf('a').PUBLISHABLE_KEY,
      },
    })
  return { server, call }
}

// Proves OPS-01, OPS-02, OPS-03.
describe('a first deployment', () => {
  it('is no demonstration behind a proxy on the same machine', async () => {
    const server = start({ PORT: '0', PUBLIC_URL: 'https://prosa.example' })
    expect(await server.exitCode).toBe(1)
    expect(server.output()).not.toMatch(/prosa-demo-1|key=/)
    expect(server.output()).toMatch(/^ {2}DATABASE_URL {8}is needed to serve others, .+ such as postgres:/m)
    expect(server.output()).toMatch(/^ {2}TRUSTED_PROXY_HOPS {2}is needed to serve others: the number of proxies/m)
  })

  it('stops without PUBLIC_URL, with a message that names the variable', async () => {
    const refusal = await refusalOf({ HOST: '0.0.0.0' })
    expect(refusal['PUBLIC_URL']).toBe('is needed to serve others: the URL people see, such as https://prosa.example')
  })

  it('makes no keys and no database on a disk that the next deploy discards', async () => {
    const refusal = await refusalOf({
      HOST: '0.0.0.0',
      DATA_DIR: '/nowhere',
      ...production('none', { DATABASE_URL: '' }),
    })
    expect(refusal).toEqual({ DATABASE_URL: expect.stringContaining('is lost with its disk') as string })
    const keyless = await refusalOf({ HOST: '0.0.0.0', PRODUCTION: 'on' })
    expect(keyless['MASTER_KEYS']).toContain('`npm run secrets` prints a set')
  })

  it('stops with the wrong number of proxies, with a message about how to count them', async () => {
    const refusal = await refusalOf({ ...production('none', { DATABASE_URL: '' }), TRUSTED_PROXY_HOPS: '0' })
    expect(refusal['TRUSTED_PROXY_HOPS']).toContain('1 if only the one with the certificate')
  })

  it('stops without working mail, with a message about the fix', async () => {
    expect((await refusalOf({ HOST: '0.0.0.0' }))['SMTP_URL']).toContain('who confirm their address by mail')
    const [rejected, unreachable] = await Promise.all(
      [mail.url('wrong-password'), 'smtp://127.0.0.1:1'].map((SMTP_URL) =>
        refusalOf(production('none', { DATABASE_URL: '', SMTP_URL })),
      ),
    )
    expect(rejected?.['SMTP_URL']).toMatch(/^refuses user or password \(EAUTH\): take/)
    expect(unreachable?.['SMTP_URL']).toMatch(/^cannot be reached \(\w+\): correct host and/)
  })
})

type Work = (db: ReturnType<typeof openPostgres>['db']) => Promise<unknown>

const withDatabase = (name: string, work: Work) => withUrl(databaseUrl(name), work)

const withUrl = async (url: string, work: Work) => {
  const { db } = openPostgres(url)
  try {
    await work(db)
  } finally {
    await db.close()
  }
}

/** In the background: the mail server answers from this process. */
const command = (script: string, ...args: string[]) =>
  runCommand(script, args, production('ready', { PUBLIC_URL: 'https://127.0.0.1:1' }))

describe.skipIf(binaries === null)('a first deployment on Postgres', () => {
  beforeAll(async () => {
    const { db } = openPostgres(cluster?.url ?? '')
    await db.exec('create role owner login createrole')
    for (const name of ['empty', 'ready']) await db.exec(`create database ${name} owner owner`)
    await db.close()
    await prepareDatabase({ databaseUrl: databaseUrl('ready'), hasOwnAuth: false, report: () => undefined })
  }, 60_000)

  // Proves OPS-02.
  it('reports all problems at once, without values', async () => {
    const server = start({
      ...production('empty', {
        JWT_SECRET: 'short-secret-value',
        MASTER_KEYS: '',
        SMTP_URL: mail.url('wrong-password'),
      }),
    })
    expect(await server.exitCode).toBe(1)
    const rows = server.output().trim().split('\n')
    expect(rows.map((row) => row.trim().split(/ {2,}/)[0])).toEqual([
      'The environment cannot be used:',
      'DATABASE_URL',
      'SMTP_URL',
      'JWT_SECRET',
      'MASTER_KEYS',
    ])
    expect(server.output()).not.toMatch(/wrong-password|short-secret|127\.0\.0\.1|prosa\.example/)
  })

  // Proves OPS-03, OPS-05.
  it('stops on a database without the migrations, and names the command that runs them', async () => {
    const refusal = await refusalOf(production('empty'))
    expect(refusal['DATABASE_URL']).toMatch(/^lacks \d+ migrations of this program: run `npm run migrate` once/)
    const unknown = await refusalOf(production('unknown'))
    expect(unknown['DATABASE_URL']).toBe('has no database of that name; create it (3D000)')
  })

  // Proves OPS-05, OPS-09, SECURITY-14.
  it('serves with all its settings, and has nothing of a demonstration', { timeout: 60_000 }, async () => {
    const { server, call } = await startServing(production('ready'))
    expect(server.output()).not.toMatch(/prosa-demo-1|key=|migrating/)
    const answers = await Promise.all([
      call('/readyz'),
      call('/rest/v1/plans?select=code'),
      call('/auth/v1/token?grant_type=password', { email: 'ana@prosa.test', password: 'prosa-demo-1' }),
      call('/mailbox'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 400, 404])
    server.signal('SIGTERM')
    await server.waitForOutput(/^Stopping/m)
    const last = await Promise.all([call('/readyz'), call('/rest/v1/plans?select=code')])
    expect(last.map(({ status }) => status)).toEqual([503, 200])
    expect(await server.exitCode).toBe(0)
  })

  // Proves OPS-04.
  it('starts only the first of two machines with different keys', async () => {
    const refusal = await refusalOf(production('ready', keysOf('b')))
    expect(Object.keys(refusal)).toEqual(['JWT_SECRET', 'SIGNING_KEY', 'PUBLISHABLE_KEY', 'MASTER_KEYS'])
    expect(refusal['JWT_SECRET']).toMatch(/^is not the key .+: set the same on every machine, or accept new ones/)
    expect(await refusalOf(production('ready'))).toEqual({})
    const [oldKeys, newKeys] = [keysOf('a'), keysOf('b')]
    const rotated = (['JWT_SECRET', 'SIGNING_KEY', 'MASTER_KEYS'] as const).map((name) => [
      name,
      `${newKeys[name]},${oldKeys[name]}`,
    ])
    expect(await refusalOf(production('ready', Object.fromEntries(rotated)))).toEqual({})

    await withDatabase('ready', (db) =>
      replaceMarks(db, installationKeys(inspectEnvironment(production('ready', keysOf('b'))).settings)),
    )
    expect(await refusalOf(production('ready', keysOf('b')))).toEqual({})
    await withDatabase('ready', (db) => db.exec('delete from private.installation_keys'))
  })

  // Proves OPS-05, SECURITY-17.
  it('stops on a database with extra grants, and names one of them', async () => {
    await withDatabase('ready', (db) => db.exec('grant select on private.outbox to anon'))
    const refusal = await refusalOf(production('ready'))
    expect(refusal['DATABASE_URL']).toContain('anon may select private.outbox')
    expect(refusal['DATABASE_URL']).toContain('`npm run migrate` puts it right')
    await prepareDatabase({ databaseUrl: databaseUrl('ready'), hasOwnAuth: false, report: () => undefined })
    expect(await refusalOf(production('ready'))).toEqual({})
  })

  // Proves OPS-06.
  it('is refused if the program is too old for its database', async () => {
    await withDatabase('ready', (db) => db.exec(`update private.oldest_program set version = '99990101000000'`))
    expect((await refusalOf(production('ready')))['DATABASE_URL']).toMatch(
      /^needs a program of version 99990101000000 /,
    )
    await withDatabase('ready', (db) => db.exec(`update private.oldest_program set version = '20261126200000'`))
  })

  // Proves SECURITY-14.
  it('on the database of a demonstration is refused', async () => {
    await withDatabase('ready', openSeeds)
    const refusal = await refusalOf(production('ready'))
    expect(refusal['DATABASE_URL']).toMatch(/^holds the people of the demonstration, whose password is public: /)
  })

  // Proves OPS-07.
  it('gets its first administrator by a command', { timeout: 60_000 }, async () => {
    const granted = await command('admin', 'grant', 'ana@prosa.test', '--by=Olga')
    expect(granted).toEqual({ status: 0, output: 'ana@prosa.test is an administrator from now on.\n' })
    await withDatabase('ready', async (db) => {
      expect(await changeRole(db, { email: 'ANA@prosa.test', role: 'admin', operator: 'Olga' })).toBe('same')
      expect(await changeRole(db, { email: 'nobody@prosa.test', role: 'admin', operator: 'Olga' })).toBe('unknown')
      expect(await changeRole(db, { email: 'clara@prosa.test', role: 'user', operator: 'Otto' })).toBe('changed')
      const acts = await db.query('select act, operator from private.admin_acts order by id')
      expect(acts).toEqual([
        { act: 'role.granted', operator: 'Olga' },
        { act: 'role.revoked', operator: 'Otto' },
      ])
    })
    expect((await command('admin', 'list')).output).toMatch(
      /^ana@prosa\.test, no second factor, made by Olga on \d{4}-\d\d-\d\d\n$/,
    )
  })

  // Proves OPS-08.
  it('is checked by `npm run doctor`, which fails where a start would', { timeout: 60_000 }, async () => {
    const { status, output } = await command('doctor')
    expect(status).toBe(1)
    expect(output).toMatch(/^ {2}ok {7}SMTP_URL +accepts connection and credentials$/m)
    expect(output).toMatch(/^ {2}failed {3}DATABASE_URL +holds the people of the demonstration/m)
    expect(output).toMatch(/^ {2}warning {2}Proxies +1 trusted; the public address/m)
    expect(output).toMatch(/^ {2}ok {7}Keys +those that this database is served with$/m)
    expect(output).not.toMatch(/right-password|@127\./)
  })

  // Proves OPS-05.
  it('is prepared by the release step, as often as it is run', { timeout: 60_000 }, async () => {
    expect(await command('migrate')).toEqual({
      status: 0,
      output: expect.stringContaining('Nothing was pending.') as string,
    })
  })
})

/** As `supabase db push` leaves a project whose newest migration was not committed yet. */
const withoutLastMigration = () => {
  const directory = temporaryDirectory()
  cpSync(MIGRATIONS, directory.path, { recursive: true })
  rmSync(join(directory.path, readdirSync(MIGRATIONS).toSorted().at(-1) ?? ''))
  return directory
}

describe.skipIf(binaries === null)('a first deployment on a hosted project', () => {
  let url = ''
  let urlAs: Awaited<ReturnType<typeof createHostedDatabase>>
  const hostedEnvironment = () =>
    production('none', {
      DATABASE_URL: url,
      SUPABASE_URL: 'http://127.0.0.1:1',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
    })
  beforeAll(async () => {
    urlAs = await createHostedDatabase(cluster?.url ?? '', 'project')
    url = urlAs('postgres')
  }, 60_000)

  // Proves REST-05.
  it('is refused before its first migration, and while one is not pushed', async () => {
    expect((await refusalOf(hostedEnvironment()))['DATABASE_URL']).toMatch(
      /^lacks \d+ migrations of this program: run `npm run/,
    )
    const pushed = withoutLastMigration()
    await prepareDatabase({ databaseUrl: url, hasOwnAuth: true, report: () => undefined, directory: pushed.path })
    pushed.remove()
    expect((await refusalOf(hostedEnvironment()))['DATABASE_URL']).toMatch(
      /^lacks a migration of this program: run `npm run/,
    )
  })

  // Proves REST-05, REST-06.
  it('is prepared by the release step as its owner, who is no superuser', { timeout: 60_000 }, async () => {
    const { status, output } = await runCommand('migrate', [], hostedEnvironment())
    expect([status, output]).toEqual([0, expect.stringContaining('Applied 1 migrations.')])
    expect(await refusalOf(hostedEnvironment())).not.toHaveProperty('DATABASE_URL')
  })

  // Proves REST-05.
  it('is refused with extra grants; the release step revokes them', async () => {
    await withUrl(url, (db) => db.exec('grant all on all tables in schema public, private to anon, authenticated'))
    const refusal = await refusalOf(hostedEnvironment())
    expect(refusal['DATABASE_URL']).toMatch(
      /^permits what it must not \(anon may .+, and \d{3,} more\): `npm run migrate`/,
    )
    await prepareDatabase({ databaseUrl: url, hasOwnAuth: true, report: () => undefined })
    expect(await refusalOf(hostedEnvironment())).not.toHaveProperty('DATABASE_URL')
  })

  // Proves REST-05, REST-10.
  it('serves after the release step, once its auth and table service answer', { timeout: 60_000 }, async () => {
    expect(Object.keys(await refusalOf(hostedEnvironment()))).toEqual(['AUTH_URL', 'REST_URL'])
    const jwtSecret = keysOf('a').JWT_SECRET
    const auth = await startGotrue({ databaseUrl: urlAs('supabase_auth_admin'), jwtSecret })
    const tables = await startTableService({ databaseUrl: urlAs('authenticator'), jwtSecret })
    const { server, call } = await startServing({ ...hostedEnvironment(), AUTH_URL: auth.url, REST_URL: tables.url })
    const answers = await Promise.all([
      call('/readyz'),
      call('/rest/v1/plans?select=code'),
      call('/auth/v1/token?grant_type=password', { email: 'ana@prosa.test', password: 'prosa-demo-1' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 400])
    server.signal('SIGTERM')
    expect(await server.exitCode).toBe(0)
    await tables.stop()
    await auth.stop()
  })

  // Proves REST-06.
  it('stops without the tables of the auth service, and asks to start that first', async () => {
    const emptyUrl = cluster?.url ?? ''
    await expect(prepareDatabase({ databaseUrl: emptyUrl, hasOwnAuth: true, report: () => undefined })).rejects.toThrow(
      'The database has no auth tables yet: start the auth service on it once',
    )
  })
})
