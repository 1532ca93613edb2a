/** compose.yaml, systemd units and platform files: the settings, commands, paths and secrets that they name. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse as parseToml } from 'smol-toml'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { inspectEnvironment } from '#server/settings/env.ts'
import { environmentSchema } from '#server/settings/schema.ts'

const text = (path: string) => readFileSync(path, 'utf8')

/** What an operator adds: keys and addresses that no file here may contain. */
const SECRETS = {
  DATABASE_PASSWORD: 'password-of-a-test',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  JWT_SECRET: 'j'.repeat(32),
  SIGNING_KEY: 's'.repeat(32),
  PUBLISHABLE_KEY: 'p'.repeat(16),
  MASTER_KEYS: `a:${'m'.repeat(43)}`,
}
const OWN = { ...SECRETS, DOMAIN: 'prosa.example', SMTP_FROM: 'oi@prosa.example', SUPPORT_EMAIL: 'oi@prosa.example' }

/** As compose replaces `${NAME:?}` and `${NAME:-default}`, the innermost first. */
const interpolated = (value: string): string => {
  const replaced = value.replaceAll(
    /\$\{(\w+):([?-])([^${}]*)\}/g,
    (_all, name: string, kind: string, fallback: string) => {
      const setting = (OWN as Record<string, string>)[name]
      if (setting === undefined && kind === '?') throw new Error(`${name} is not named in the guide`)
      return setting ?? fallback
    },
  )
  return replaced === value ? value : interpolated(replaced)
}

type Service = {
  image: string
  scale?: string
  command?: string[]
  environment?: Record<string, string>
  ports?: string[]
  volumes?: string[]
  networks: string[]
  profiles?: string[]
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  healthcheck?: { test?: string[] }
  depends_on?: Record<string, { condition: string }>
}
type Compose = { services: Record<string, Service>; networks: Record<string, { internal?: boolean }> }
type EnvVar = {
  key: string
  sync?: boolean
  value?: string | number
  fromDatabase?: object
  fromService?: { type: string; name: string; envVarKey: string }
}
type RenderService = {
  type: string
  name: string
  dockerCommand: string
  preDeployCommand?: string
  healthCheckPath?: string
  envVars: EnvVar[]
}
type Render = { envVarGroups?: { envVars: EnvVar[] }[]; services: RenderService[] }
type Fly = {
  build: { dockerfile: string; args: Record<string, string> }
  deploy: { release_command: string }
  env: Record<string, string>
  processes: Record<string, string>
  http_service: { internal_port: number; force_https: boolean; checks: { path: string }[] }
  checks: Record<string, { path: string; port: number }>
}

const compose = parseYaml(text('compose.yaml'), { merge: true }) as Compose
const render = parseYaml(text('deploy/render.yaml')) as Render
const flyConfig = parseToml(text('deploy/fly.toml')) as unknown as Fly
const units = ['web', 'worker'].map((role) => ({ role, unit: text(`deploy/prosa-${role}@.service`) }))
const UNIT_FILES = [
  ...units.map(({ role }) => `deploy/prosa-${role}@.service`),
  'deploy/prosa-backup.service',
  'deploy/prosa-backup.timer',
]

/** Settings that the image brings. */
const OF_THE_IMAGE = { PRODUCTION: 'on', HOST: '0.0.0.0', PORT: '4173' }

/** Settings that the containers do not get from the operator. */
const NOT_PASSED = {
  HOST: 'of the image',
  PORT: 'of the image, and the proxy and the health check know it',
  PRODUCTION: 'of the image: an empty one would take it away',
  REVISION: 'of the image, from the build',
  ROLE: 'an argument of each command',
  DATA_DIR: 'for demonstrations only, and a container has no disk to write to',
  DEMONSTRATION: 'the image is a production',
}

const ours = Object.entries(compose.services).filter(([, { image }]) => interpolated(image) === 'prosa')
const known = new Set(Object.keys(environmentSchema.shape))

const DATABASE_URL = 'postgres://prosa:secret@db:5432/prosa'

/** What Render gives a service: it asks for `sync: false` in a service only, and ignores it in a group. */
const renderEnvironment = ({ envVars }: RenderService): Record<string, string> => {
  const settings: Record<string, string> = { ...OWN, PUBLIC_URL: 'https://prosa.example', TRUSTED_PROXY_HOPS: '2' }
  const valueOf = ({ key, sync, value, fromDatabase, fromService }: EnvVar): string | undefined => {
    if (fromDatabase !== undefined) return DATABASE_URL
    if (fromService === undefined) return sync === false ? settings[key] : value?.toString()
    const source = render.services.find(({ type, name }) => type === fromService.type && name === fromService.name)
    const envVar = source?.envVars.find((each) => each.key === fromService.envVarKey)
    return envVar === undefined ? undefined : valueOf(envVar)
  }
  return Object.fromEntries(envVars.map((each) => [each.key, valueOf(each) ?? '']))
}

const isCommand = (command: string) => {
  const [program, file = '', ...args] = command.split(' ')
  return program === 'node' && existsSync(file) && args.every((arg) => /^--role=(web|worker)$/.test(arg))
}

// Proves OPS-34.
describe('the files of a deployment', () => {
  it('contain only settings that exist', () => {
    const usedNames = [
      ...ours.flatMap(([, { environment = {} }]) => Object.keys(environment)),
      ...Object.keys(flyConfig.env),
      ...render.services.flatMap(({ envVars }) => envVars.map(({ key }) => key)),
      ...units.flatMap(({ unit }) =>
        [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) =>
          line.split(' ').map((entry) => entry.split('=', 1)[0] ?? ''),
        ),
      ),
    ]
    expect(usedNames).toContain('MASTER_KEYS')
    expect([...new Set(usedNames)].filter((name) => name !== 'NODE_ENV' && !known.has(name))).toEqual([])
  })

  it('contain every setting that a production needs, besides the keys of the operator', () => {
    const platform = { ...OF_THE_IMAGE, ...SECRETS, DATABASE_URL }
    const environments = [
      ...ours.map(([, { environment = {} }]) =>
        Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, interpolated(value)])),
      ),
      { ...platform, ...flyConfig.env },
      ...render.services.map((service) => renderEnvironment(service)),
    ]
    for (const environment of environments) {
      const { settings, problems } = inspectEnvironment({ ...OF_THE_IMAGE, ...environment })
      expect(problems).toEqual([])
      expect(settings.isDemonstration).toBe(false)
    }
  })

  it('ask Render for the same settings for both services, and for none in a group, where it would not', () => {
    expect(render.envVarGroups ?? []).toEqual([])
    const [web, worker] = render.services.map((service) => renderEnvironment(service))
    expect(worker).toEqual(web)
    expect(Object.entries(web ?? {}).filter(([, value]) => value === '')).toEqual([])
  })

  // Proves OPS-63.
  it('let the proxy trust the address headers of the operator’s proxies only', () => {
    const caddyfile = text('deploy/Caddyfile')
    expect(/^\t\ttrusted_proxies static \{\$TRUSTED_PROXIES:(.+)\}$/m.exec(caddyfile)?.[1]).toBe('127.0.0.1/32')
    const proxies = compose.services['proxy']?.environment?.['TRUSTED_PROXIES'] ?? ''
    expect(interpolated(proxies)).toBe('127.0.0.1/32')
  })

  it('pass on every setting of the operator, and an empty one counts as absent', () => {
    const passed = [...known].filter((name) => !(name in NOT_PASSED))
    for (const [name, { environment = {} }] of ours) {
      expect({ name, settings: Object.keys(environment).toSorted() }).toEqual({ name, settings: passed.toSorted() })
    }
    const empty = Object.fromEntries([...known].map((name) => [name, '']))
    expect(inspectEnvironment(empty)).toEqual(inspectEnvironment({}))
  })

  it('start programs that exist, as web and worker, after one release step', () => {
    const commands = {
      compose: ours.map(([, { command = [] }]) => command.join(' ')),
      fly: [flyConfig.deploy.release_command, ...Object.values(flyConfig.processes)],
      render: render.services.flatMap(({ dockerCommand, preDeployCommand = [] }) =>
        [preDeployCommand, dockerCommand].flat(),
      ),
      units: units.map(({ unit }) => (/^ExecStart=\/usr\/bin\/(.+)$/m.exec(unit) ?? [])[1] ?? ''),
    }
    for (const [place, each] of Object.entries(commands)) {
      expect({ place, unknown: each.filter((command) => !isCommand(command)) }).toEqual({ place, unknown: [] })
      const roles = each.flatMap((command) => /--role=(\w+)/.exec(command)?.[1] ?? [])
      expect({ place, roles: roles.toSorted() }).toEqual({ place, roles: ['web', 'worker'] })
      const releases = each.filter((command) => command === 'node scripts/migrate.ts').length
      expect({ place, releases }).toEqual({ place, releases: place === 'units' ? 0 : 1 })
    }
  })

  it('ask for the health that the server answers', () => {
    expect(flyConfig.http_service.checks.map(({ path }) => path)).toEqual(['/readyz'])
    expect(Object.values(flyConfig.checks).map(({ path, port }) => [path, port])).toEqual([['/healthz', 4173]])
    expect([flyConfig.http_service.internal_port, flyConfig.http_service.force_https]).toEqual([4173, true])
    expect(render.services.flatMap(({ healthCheckPath }) => healthCheckPath ?? [])).toEqual(['/readyz'])
  })

  it('consider the database ready when others can reach it', () => {
    const checks = Object.values(compose.services).flatMap(({ healthcheck }) => healthcheck?.test ?? [])
    expect(checks).toContain('pg_isready')
    expect(compose.services['postgres']?.healthcheck?.test).toContain('--host=127.0.0.1')
  })

  it('contain no secret', () => {
    const files = ['compose.yaml', 'deploy/fly.toml', 'deploy/render.yaml', ...UNIT_FILES]
    const secret =
      /(KEY|KEYS|SECRET|PASSWORD|SMTP_URL|DATABASE_URL)\b\W*(?!.*(\$\{|sync: false|fromDatabase))[:=] *['"]?[\w+/-]{8}/
    for (const file of files) {
      const lines = text(file)
        .split('\n')
        .filter((line) => !line.trim().startsWith('#'))
      expect({ file, lines: lines.filter((line) => secret.test(line)) }).toEqual({ file, lines: [] })
    }
    expect('  JWT_SECRET: abcdefghijkl').toMatch(secret)
    expect(Object.keys(flyConfig.env).filter((name) => name in SECRETS)).toEqual([])
  })

  it('start two web servers in containers, at each `up`, unless the operator names another number', () => {
    expect(compose.services['web']?.scale).toBe('${WEB_SCALE:-2}')
    const guided = [text('compose.yaml'), text('docs/guides/deploy.md')]
    expect(guided.filter((each) => each.includes('--scale'))).toEqual([])
  })

  it('publish the proxy only, and contain every container', () => {
    const published = Object.entries(compose.services).filter(([, { ports = [] }]) => ports.length > 0)
    expect(published.map(([name]) => name)).toEqual(['proxy'])
    expect(compose.networks['inside']?.internal).toBe(true)
    expect(compose.services['postgres']?.networks).toEqual(['inside'])
    for (const [name, service] of Object.entries(compose.services)) {
      const { read_only: isReadOnly, cap_drop: dropped, security_opt: options } = service
      expect({ name, isReadOnly, dropped, options }).toEqual({
        name,
        isReadOnly: true,
        dropped: ['ALL'],
        options: ['no-new-privileges:true'],
      })
    }
    const mounted = Object.values(compose.services).flatMap(({ volumes = [] }) => volumes)
    const files = mounted
      .filter((volume) => volume.startsWith('./deploy/'))
      .map((volume) => volume.split(':', 1)[0] ?? '')
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    expect(files).toContain('./deploy/backup.sh')
  })

  it('dump no database before its first migrations, as that dump would be the only one for a day', () => {
    expect(compose.services['backup']?.depends_on).toMatchObject({
      migrate: { condition: 'service_completed_successfully' },
    })
  })

  it.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)('are units that systemd accepts', () => {
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...UNIT_FILES], { encoding: 'utf8' })
    // The program of a unit is elsewhere on this machine.
    const lines = stderr.split('\n').filter((line) => line !== '' && !line.includes('is not executable'))
    expect({ lines, isAccepted: status === 0 || stderr.includes('is not executable') }).toEqual({
      lines: [],
      isAccepted: true,
    })
  })
})

/** `deploy/backup.sh` with stubs of the programs that it runs, so that no Postgres is needed. */
const openBackup = () => {
  const folder = mkdtempSync(join(tmpdir(), 'prosa-backup-'))
  const programs = mkdtempSync(join(tmpdir(), 'prosa-programs-'))
  const log = join(programs, 'log')
  const stub = (name: string, script: string) =>
    writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  stub('pg_dump', 'for a; do case "$a" in --file=*) echo dump > "${a#--file=}";; esac; done')
  stub('pg_restore', 'exit 0')
  stub('psql', `echo "psql $*" >> '${log}'`)
  // Ends the loop that waits for it.
  stub('sleep', `echo "sleep $1" >> '${log}'; kill "$PPID"`)
  writeFileSync(log, '')
  writeFileSync(join(folder, 'prosa-20200101T000000Z.dump'), 'old')
  utimesSync(join(folder, 'prosa-20200101T000000Z.dump'), 1_600_000_000, 1_600_000_000)
  return {
    stub,
    folder,
    run: (...args: string[]) => {
      const env = { PATH: `${programs}:${process.env['PATH'] ?? ''}`, BACKUP_FOLDER: folder, BACKUP_DAYS: '14' }
      return spawnSync('sh', ['deploy/backup.sh', ...args], { env, encoding: 'utf8' })
    },
    dumps: () => readdirSync(folder).toSorted(),
    commands: () => text(log).split('\n').filter(Boolean),
    close: () => {
      rmSync(folder, { recursive: true })
      rmSync(programs, { recursive: true })
    },
  }
}

// Proves OPS-65.
describe('the backup of a server', () => {
  const unit = text('deploy/prosa-backup.service')
  const valuesOf = (name: string, from = unit) =>
    [...from.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value)

  it('makes one dump a day, later if the server was off', () => {
    const timer = text('deploy/prosa-backup.timer')
    expect([valuesOf('OnCalendar', timer), valuesOf('Persistent', timer)]).toEqual([['daily'], ['true']])
    expect([valuesOf('Type'), valuesOf('ExecStart')]).toEqual([['oneshot'], ['/bin/sh deploy/backup.sh once']])
  })

  it('is written where its user may write, with settings that the script supports', () => {
    const settings = Object.fromEntries(
      valuesOf('Environment')
        .join(' ')
        .split(' ')
        .map((setting) => setting.split('=', 2)),
    ) as Record<string, string>
    expect(settings).toEqual({ PGDATABASE: 'prosa', BACKUP_FOLDER: `/var/lib/${valuesOf('StateDirectory')[0]}` })
    expect(Object.keys(settings).filter((name) => !text('deploy/backup.sh').includes(name))).toEqual([])
    expect([valuesOf('User'), valuesOf('StateDirectoryMode'), valuesOf('ProtectSystem')]).toEqual([
      ['postgres'],
      ['0700'],
      ['strict'],
    ])
  })
})

describe('the backup beside the database', () => {
  let backup: ReturnType<typeof openBackup>
  beforeEach(() => {
    backup = openBackup()
  })
  afterEach(() => backup.close())

  const OLD = 'prosa-20200101T000000Z.dump'
  const WHOLE = expect.stringMatching(/^backup: prosa-\d{8}T\d{6}Z\.dump\n$/) as string
  const STAMPED = 'psql --no-psqlrc --quiet --command=update private.upkeep set backed_up_at = now()'

  // Proves OPS-35.
  it('keeps whole dumps only, deletes old ones, and reports when there is no recent one', () => {
    const { stub, run, dumps } = backup
    stub('pg_restore', 'exit 1')
    expect([run('once').status, dumps(), run('check').status]).toEqual([1, [OLD], 1])
    stub('pg_restore', 'exit 0')
    expect(run('once')).toMatchObject({ status: 0, stdout: WHOLE })
    expect([dumps().length, dumps().includes(OLD), run('check').status]).toEqual([1, false, 0])
  })

  // Proves OPS-35.
  it('deletes the remains of a killed dump, but no file of one in progress', () => {
    const { folder, run, dumps } = backup
    for (const [name, hoursAgo] of [
      ['prosa-20200101T000000Z.dump.part', 25],
      ['prosa-20991231T000000Z.dump.part', 1],
    ] as const) {
      writeFileSync(join(folder, name), 'half')
      const at = Date.now() / 1_000 - hoursAgo * 3_600
      utimesSync(join(folder, name), at, at)
    }
    expect(run('once').status).toBe(0)
    expect(dumps().filter((name) => name.endsWith('.part'))).toEqual(['prosa-20991231T000000Z.dump.part'])
  })

  // Proves OPS-35.
  it.each(['pg_dump', 'pg_restore'])('keeps nothing and deletes nothing if %s fails, and retries', (program) => {
    const { stub, run, dumps, commands } = backup
    stub(program, 'exit 1')
    expect([run().stdout, dumps(), commands()]).toEqual(['', [OLD], ['sleep 600']])
  })

  // Proves OPS-35, OPS-61.
  it('records a whole dump in the database, and waits for the next one', () => {
    const { run, dumps, commands } = backup
    expect([run().stdout, dumps().length, commands()]).toEqual([WHOLE, 1, [STAMPED, 'sleep 86400']])
  })

  // Proves OPS-61.
  it('keeps a dump that could not be recorded', () => {
    const { stub, run, dumps } = backup
    stub('psql', 'exit 2')
    expect([run('once').status, dumps().length]).toEqual([0, 1])
  })
})
