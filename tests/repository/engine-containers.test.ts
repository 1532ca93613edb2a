/** The profile `engines` of compose.yaml: in which order its containers start, and what tells that one is ready. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

type Condition = { condition: string; required?: boolean }
type Service = {
  profiles?: string[]
  image: string
  environment?: Record<string, string>
  networks: string[]
  healthcheck?: { test?: string[] }
  depends_on?: Record<string, Condition>
}

const { services } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
  services: Record<string, Service>
}
const entries = Object.entries(services)
const isOurs = ({ image }: Service) => image.startsWith('${IMAGE:')
const engines = entries.filter(([, { profiles }]) => profiles?.includes('engines'))

// Proves ENGINE-22.
describe('the containers of supabase/auth and PostgREST', () => {
  it('are ready before a server starts, which refuses to start without them', () => {
    expect(engines.map(([name]) => name)).toEqual(['auth', 'rest'])
    const servers = entries.filter(([name, service]) => isOurs(service) && name !== 'migrate')
    expect(servers.map(([name]) => name)).toEqual(['web', 'worker'])
    for (const [, { depends_on: awaited }] of servers) {
      expect(awaited).toMatchObject({
        migrate: { condition: 'service_completed_successfully' },
        rest: { condition: 'service_healthy' },
      })
    }
    // The release step needs the tables of the one, and makes those of the other.
    expect(services['migrate']?.depends_on).toMatchObject({ auth: { condition: 'service_healthy' } })
    expect(services['rest']?.depends_on).toMatchObject({ migrate: { condition: 'service_completed_successfully' } })
  })

  it('are awaited only where the profile is on', () => {
    const names = engines.map(([name]) => name)
    const awaited = entries
      .filter(([, { profiles = [] }]) => profiles.length === 0)
      .flatMap(([, service]) => Object.entries(service.depends_on ?? {}))
      .filter(([name]) => names.includes(name))
    expect(awaited).toHaveLength(3)
    expect(awaited.filter(([, { required }]) => required !== false)).toEqual([])
  })

  it('say themselves whether they are ready, with the programs that their images have', () => {
    const checked = entries
      .flatMap(([, service]) => Object.entries(service.depends_on ?? {}))
      .filter(([, { condition }]) => condition === 'service_healthy')
      .map(([name]) => services[name])
    // Ours has its check in the image.
    expect(checked.filter((service) => !service || (!isOurs(service) && !service.healthcheck?.test))).toEqual([])
    expect(services['auth']?.healthcheck?.test?.slice(0, 2)).toEqual(['CMD', 'wget'])
    expect(services['rest']?.healthcheck?.test).toEqual(['CMD', 'postgrest', '--ready'])
    // It asks the port of administration, at an address and not at `*` or `!4`; no neighbour can.
    expect(services['rest']?.environment).toMatchObject({
      PGRST_ADMIN_SERVER_HOST: '127.0.0.1',
      PGRST_ADMIN_SERVER_PORT: '3001',
    })
  })
})

// Proves OPS-105.
it('the check of our image has the time that starting its program takes on a busy machine', () => {
  const timeout = /^HEALTHCHECK .*--timeout=(\d+)s/m.exec(readFileSync('Dockerfile', 'utf8'))?.[1]
  expect(Number(timeout)).toBeGreaterThanOrEqual(10)
})
