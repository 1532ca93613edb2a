import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { COMPANY } from '#contracts/brand.ts'
import { EnvironmentError, originOf, readSettings } from '#server/env.ts'
import { openSecrets } from '#server/secrets.ts'
import { temporaryDirectory } from '#tests/db/kit/temporary-directory.ts'

const directory = temporaryDirectory()
afterAll(directory.remove)

const DEFAULTS = {
  host: '127.0.0.1',
  port: 4173,
  isLoopback: true,
  publicUrl: null,
  dataDir: './data',
  databaseUrl: null,
  smtp: null,
  supportEmail: COMPANY.supportEmail,
  hosted: null,
  google: null,
  secrets: { jwtSecret: undefined, signingKey: undefined, publishableKey: undefined },
  masterKeys: null,
  ingestToken: null,
  trustedProxyHops: 0,
  rateLimitFactor: 1,
  logLevel: 'info',
}

describe('settings', () => {
  it('need nothing', () => {
    expect(readSettings({})).toEqual(DEFAULTS)
    expect(readSettings({ PORT: '', DATABASE_URL: '', SUPPORT_EMAIL: '' })).toEqual(DEFAULTS)
  })

  it('read every name', () => {
    const settings = readSettings({
      HOST: '0.0.0.0',
      PORT: '0',
      PUBLIC_URL: 'https://prosa.example/',
      DATA_DIR: '/var/prosa',
      DATABASE_URL: 'postgresql://u:p@db:5432/prosa',
      SMTP_URL: 'smtps://u:p@mail.example:465',
      SMTP_FROM: 'Prosa <oi@prosa.example>',
      SUPPORT_EMAIL: 'help@prosa.example',
      SUPABASE_URL: 'https://abc.supabase.co',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
      JWT_SECRET: 'j'.repeat(32),
      SIGNING_KEY: 's'.repeat(32),
      PUBLISHABLE_KEY: 'sb_publishable_xyz',
      MASTER_KEYS: `new:${'n'.repeat(43)},old:${'o'.repeat(43)}`,
      INGEST_TOKEN: 'i'.repeat(32),
      GOOGLE_CLIENT_ID: 'id.apps.googleusercontent.com',
      GOOGLE_CLIENT_SECRET: 'GOCSPX-x',
      TRUSTED_PROXY_HOPS: '2',
      RATE_LIMIT_FACTOR: '10',
      LOG_LEVEL: 'warn',
    })
    expect(settings).toEqual({
      host: '0.0.0.0',
      port: 0,
      isLoopback: false,
      publicUrl: 'https://prosa.example',
      dataDir: '/var/prosa',
      databaseUrl: 'postgresql://u:p@db:5432/prosa',
      smtp: { url: 'smtps://u:p@mail.example:465', from: 'Prosa <oi@prosa.example>' },
      supportEmail: 'help@prosa.example',
      hosted: {
        url: 'https://abc.supabase.co',
        publishableKey: 'sb_publishable_abc',
        jwks: 'https://abc.supabase.co/auth/v1/.well-known/jwks.json',
      },
      google: {
        issuer: 'https://accounts.google.com',
        clientId: 'id.apps.googleusercontent.com',
        clientSecret: 'GOCSPX-x',
      },
      secrets: { jwtSecret: 'j'.repeat(32), signingKey: 's'.repeat(32), publishableKey: 'sb_publishable_xyz' },
      masterKeys: [`new:${'n'.repeat(43)}`, `old:${'o'.repeat(43)}`],
      ingestToken: 'i'.repeat(32),
      trustedProxyHops: 2,
      rateLimitFactor: 10,
      logLevel: 'warn',
    })
  })

  it('name every mistake in a table, and repeat no value', () => {
    const wrong = {
      HOST: 'bad host',
      PORT: '65536',
      PUBLIC_URL: 'https://prosa.example/path',
      DATABASE_URL: 'mysql://secret-value',
      SMTP_URL: 'https://secret-value',
      SUPPORT_EMAIL: 'secret-value',
      SUPABASE_URL: 'secret-value',
      JWT_SECRET: 'secret-value',
      GOOGLE_ISSUER: 'http://secret-value',
      TRUSTED_PROXY_HOPS: '-1',
      RATE_LIMIT_FACTOR: '0',
      LOG_LEVEL: 'secret-value',
    }
    expect(() => readSettings(wrong)).toThrow(
      new EnvironmentError([
        ['HOST', 'must be an address or a host name'],
        ['PORT', 'must be a whole number from 0 to 65535'],
        ['PUBLIC_URL', 'must be http(s)://host[:port] without a path'],
        ['DATABASE_URL', 'must start with postgres://'],
        ['SMTP_URL', 'must start with smtp:// or smtps://'],
        ['SUPPORT_EMAIL', 'must be a mail address'],
        ['SUPABASE_URL', 'must be http(s)://host[:port] without a path'],
        ['JWT_SECRET', 'must have at least 32 characters'],
        ['GOOGLE_ISSUER', 'must start with https://'],
        ['TRUSTED_PROXY_HOPS', 'must be a whole number from 0 to 10'],
        ['RATE_LIMIT_FACTOR', 'must be a whole number from 1 to 1000000'],
        ['LOG_LEVEL', 'must be one of fatal, error, warn, info, debug, silent'],
      ]),
    )
  })

  it('ask for what belongs together', () => {
    const half = { SMTP_URL: 'smtp://mail.example', SUPABASE_URL: 'https://abc.supabase.co' }
    expect(() => readSettings(half)).toThrow(
      new EnvironmentError([
        ['SMTP_FROM', 'is needed with SMTP_URL'],
        ['SUPABASE_PUBLISHABLE_KEY', 'is needed with SUPABASE_URL'],
        ['DATABASE_URL', "is needed with SUPABASE_URL: that project's database"],
      ]),
    )
  })

  it('take both credentials of Google or none, and a provider without TLS on this machine alone', () => {
    const id = { GOOGLE_CLIENT_ID: 'id' }
    expect(() => readSettings(id)).toThrow(
      new EnvironmentError([['GOOGLE_CLIENT_SECRET', 'is needed with GOOGLE_CLIENT_ID']]),
    )
    expect(() => readSettings({ GOOGLE_CLIENT_SECRET: 'x' })).toThrow(
      new EnvironmentError([['GOOGLE_CLIENT_ID', 'is needed with GOOGLE_CLIENT_SECRET']]),
    )
    const local = { ...id, GOOGLE_CLIENT_SECRET: 'x', GOOGLE_ISSUER: 'http://localhost:4000' }
    expect(readSettings(local).google).toEqual({
      issuer: 'http://localhost:4000',
      clientId: 'id',
      clientSecret: 'x',
    })
  })

  it('are explained, each name, in the example file', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
    const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
    const source = readFileSync(new URL('../../server/env.ts', import.meta.url), 'utf8')
    const known = [...source.matchAll(/^ {4}([A-Z_]+): /gm)].map(([, name]) => name)
    expect(new Set(names)).toEqual(new Set(known))
  })

  it('know loopback, and where to go for a listener', () => {
    const hosts = [
      '127.0.0.1',
      '127.9.9.9',
      '::1',
      'localhost',
      '0.0.0.0',
      '::',
      '192.168.0.2',
      'localhost.evil.example',
    ]
    expect(hosts.map((HOST) => readSettings({ HOST }).isLoopback)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
    expect([originOf('127.0.0.1', 1), originOf('::1', 2), originOf('0.0.0.0', 3)]).toEqual([
      'http://127.0.0.1:1',
      'http://[::1]:2',
      'http://localhost:3',
    ])
  })
})

describe('keys', () => {
  it('are made once, for their owner alone, and overridden one by one', () => {
    const dataDir = join(directory.path, 'new', 'data')
    const first = openSecrets(dataDir, {})
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
    expect(new Set(Object.values(first)).size).toBe(3)
    expect(openSecrets(dataDir, {})).toEqual(first)
    expect(openSecrets(dataDir, { jwtSecret: 'j'.repeat(32) })).toEqual({ ...first, jwtSecret: 'j'.repeat(32) })
    expect(openSecrets(join(directory.path, 'other'), {})).not.toEqual(first)
  })

  it('are never replaced where the file is damaged', () => {
    const dataDir = join(directory.path, 'damaged')
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'secrets.json'), '{"jwtSecret":')
    expect(() => openSecrets(dataDir, {})).toThrow(/is damaged/)
    expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).toBe('{"jwtSecret":')
  })
})
