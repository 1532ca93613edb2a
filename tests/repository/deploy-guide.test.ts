/** The guide to a first deployment, as far as it can be read; `npm run rehearse` runs it. */
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { ANA } from '#machines/kit/samples.ts'
import { inspectEnvironment } from '#server/settings/env.ts'
import { commandsOf } from '../../scripts/kit/rehearsal/guide.ts'
import { openDeployment } from '../../scripts/kit/smoke/deployment.ts'

const blocks = commandsOf('docs/guides/deploy.md', 'On a server')
const commands = blocks.join('\n')

// Proves OPS-35.
describe('the guide to a first deployment', () => {
  it('writes settings with which a production starts, beside the keys', () => {
    const written = /<<END\n(PRODUCTION=[\s\S]+?)^END$/m.exec(commands)?.[1] ?? ''
    const settings = Object.fromEntries(
      written
        .trim()
        .split('\n')
        .map((line) => line.split(/=(.*)/s, 2)),
    )
    const keys = {
      JWT_SECRET: 'j'.repeat(32),
      SIGNING_KEY: 's'.repeat(32),
      PUBLISHABLE_KEY: 'p'.repeat(16),
      MASTER_KEYS: `a:${'m'.repeat(43)}`,
    }
    expect(inspectEnvironment({ ...settings, ...keys }).problems).toEqual([])
    expect(commands).toContain('node scripts/secrets.ts > /etc/prosa/prosa.env')
  })

  it('names files and units that exist', () => {
    const files = [...commands.matchAll(/(?:scripts|deploy)\/[\w@.-]+\.(?:ts|service|timer)/g)].map(([file]) => file)
    expect(files).toContain('deploy/prosa-web@.service')
    expect(files).toContain('deploy/prosa-backup.timer')
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    const units = [...commands.matchAll(/prosa-\w+@(?=\d)/g)].map(([unit]) => `deploy/${unit}.service`)
    expect(units.filter((unit) => !existsSync(unit))).toEqual([])
  })

  it('migrates before it starts, and starts and backs up before it makes an administrator', () => {
    const order = [
      'scripts/migrate.ts',
      'systemctl enable',
      'systemctl reload caddy',
      'systemctl start prosa-backup',
      'scripts/admin.ts grant',
    ]
    const places = order.map((command) => blocks.findIndex((block) => block.includes(command)))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
  })
})

// Proves OPS-35.
describe('the rest of the guide', () => {
  const guide = readFileSync('docs/guides/deploy.md', 'utf8')

  it('runs commands in containers with the settings and the network that they need', () => {
    const runs = [...guide.matchAll(/docker (run|compose)[^`\n]* node (scripts\/[\w-]+\.ts)/g)].map(
      ([, how, script]) => [how, script],
    )
    expect(runs).toEqual([
      // The only one that needs neither.
      ['run', 'scripts/secrets.ts'],
      ['compose', 'scripts/admin.ts'],
      ['compose', 'scripts/doctor.ts'],
    ])
  })

  it('makes an administrator in containers after somebody has registered', () => {
    const containers = /^## With containers$([\s\S]+?)^## /m.exec(guide)?.[1] ?? ''
    const places = ['up --detach', 'Register at', 'scripts/admin.ts grant'].map((step) => containers.indexOf(step))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('states the effects of new keys, and how to replace one without them', () => {
    const keys = /^## New keys$([\s\S]+?)^## /m.exec(guide)?.[1]
    expect(keys).toContain('(rotate-keys.md)')
    expect(keys).toContain('recovery codes')
  })

  it('states for each replaceable key how long the old one is kept', () => {
    const rotation = readFileSync('docs/guides/rotate-keys.md', 'utf8')
    const lists = /^(.+) may be lists/m.exec(rotation)?.[1] ?? ''
    const listNames = [...lists.matchAll(/`(\w+)`/g)].map(([, name]) => name)
    const rows = [...rotation.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name)
    expect(listNames).toContain('METRICS_TOKEN')
    expect(rows).toEqual(listNames)
  })

  it('is consistent about moving an embedded database', () => {
    expect(readFileSync('docs/decisions/034-production-settings.md', 'utf8')).toContain('move-to-postgres.md')
  })
})

describe('the check of a deployment', () => {
  it('signs in as its account also where a path writes the address with capitals', async () => {
    const answer = JSON.stringify({ supabaseUrl: '', supabaseKey: 'key', googleEnabled: false, access_token: 'token' })
    const server = createServer((_request, response) => void response.end(answer))
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const { hooks, close } = await openDeployment(origin, { email: 'rita@example.com', password: 'own-password' })
    expect(hooks.real({ email: ANA.email, typed: ' Ana@Prosa.test ' })).toEqual({
      email: 'rita@example.com',
      typed: ' rita@example.com ',
    })
    await close()
    server.close()
  })
})
