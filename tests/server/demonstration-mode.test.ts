/** Which environments start a demonstration, whose people have a public password. */
import { describe, expect, it } from 'vitest'
import { inspectEnvironment, readSettings } from '#server/settings/env.ts'
import { HOSTED, KEYS, OWN_CLUSTER, PUBLIC } from './kit/environments.ts'

/** As programs on this machine. */
const OWN_ENGINES = { AUTH_URL: 'http://127.0.0.1:9999', REST_URL: 'http://127.0.0.1:3000', JWT_SECRET: 'j'.repeat(32) }

describe('a demonstration', () => {
  const ON: Record<string, string>[] = [
    {},
    { HOST: 'localhost' },
    { HOST: '::1' },
    { HOST: '127.9.9.9' },
    { PUBLIC_URL: 'http://localhost:4173' },
    { PUBLIC_URL: 'http://[::1]:4173' },
    { SMTP_URL: 'smtp://127.0.0.1:25', SMTP_FROM: 'oi@prosa.example' },
    { DEMONSTRATION: 'on' },
    { DEMONSTRATION: 'on', DATABASE_URL: OWN_CLUSTER },
    { DEMONSTRATION: 'on', DATABASE_URL: 'postgres://prosa@[::1]/postgres' },
    { DEMONSTRATION: 'on', DATABASE_URL: OWN_CLUSTER, DATABASE_POOL_URL: 'postgres://prosa@127.0.0.1:6432/postgres' },
    { DEMONSTRATION: 'on', DATABASE_URL: OWN_CLUSTER, ...OWN_ENGINES },
    KEYS,
  ]
  it.each(ON)('is started by %j', (environment) => {
    expect(readSettings(environment).isDemonstration).toBe(true)
  })

  // Its people, with a public password, would be written through the pooler.
  it.each(['postgres://pooler.example/prosa', 'nothing like an address'])('is not run with pooler %s', (pooler) => {
    const environment = { DEMONSTRATION: 'on', DATABASE_URL: OWN_CLUSTER, DATABASE_POOL_URL: pooler }
    expect(inspectEnvironment(environment).settings.isDemonstration).toBe(false)
  })

  // Proves OPS-104. Its people would get accounts of that service.
  it.each([
    { ...OWN_ENGINES, AUTH_URL: 'http://auth.example:9999' },
    { ...OWN_ENGINES, REST_URL: 'http://rest.example:3000' },
    { ...OWN_ENGINES, REST_URL: 'nothing like an address' },
    { ...OWN_ENGINES, REST_URL: '' },
    { ...OWN_ENGINES, AUTH_URL: '' },
    { ...OWN_ENGINES, DEMONSTRATION: '' },
    { ...OWN_ENGINES, ...HOSTED },
  ])('is not run with the services %j', (services) => {
    const environment = { DEMONSTRATION: 'on', DATABASE_URL: OWN_CLUSTER, ...services }
    expect(inspectEnvironment(environment).settings.isDemonstration).toBe(false)
  })

  const OFF: Record<string, string>[] = [
    PUBLIC,
    { ...PUBLIC, HOST: '0.0.0.0' },
    { ...PUBLIC, HOST: '::' },
    { ...PUBLIC, HOST: '192.168.0.2' },
    { ...PUBLIC, HOST: 'localhost.evil.example' },
    { ...PUBLIC, PUBLIC_URL: 'https://localhost:8443' },
    { ...PUBLIC, DATABASE_URL: OWN_CLUSTER },
    { ...PUBLIC, PRODUCTION: 'on' },
    { ...PUBLIC, ...HOSTED, DATABASE_URL: OWN_CLUSTER },
    { ...PUBLIC, AUTH_URL: 'http://auth:9999', DATABASE_URL: OWN_CLUSTER },
  ]
  it.each(OFF)('is not started by %j', (environment) => {
    expect(readSettings(environment).isDemonstration).toBe(false)
  })
})
