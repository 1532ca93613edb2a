import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COMPANY } from '#contracts/brand.ts'
import { EnvironmentError, readSettings } from '#server/settings/env.ts'
import { environmentSchema } from '#server/settings/schema.ts'
import { HOSTED, OWN_CLUSTER, PUBLIC } from './kit/environments.ts'

const DEFAULTS = {
  host: '127.0.0.1',
  port: 4173,
  role: 'all',
  isDemonstration: true,
  publicUrl: null,
  dataDir: './data',
  databaseUrl: null,
  databasePoolUrl: null,
  smtp: null,
  bounces: null,
  supportEmail: COMPANY.supportEmail,
  engines: { auth: null, tables: null, tokens: { kind: 'secret' } },
  google: null,
  secrets: {
    jwtSecret: undefined,
    olderJwtSecrets: [],
    signingKey: undefined,
    olderSigningKeys: [],
    publishableKey: undefined,
  },
  stripe: null,
  masterKeys: null,
  analytics: null,
  ingestTokens: [],
  metricsTokens: [],
  errorReportUrl: null,
  trustedProxyHops: 0,
  hsts: 'host',
  stopDelay: 0,
  revision: null,
  rateLimitFactor: 1,
  logLevel: 'info',
}

const KEY_NEEDED = 'is needed to serve others and kept for as long as the data: `npm run secrets` prints a set'

const analyticsOf = (environment: Record<string, string>) => readSettings(environment).analytics

describe('settings', () => {
  it('have defaults for everything', () => {
    expect(readSettings({})).toEqual(DEFAULTS)
    expect(readSettings({ PORT: '', DATABASE_URL: '', SUPPORT_EMAIL: '' })).toEqual(DEFAULTS)
  })

  it('read every variable', () => {
    const settings = readSettings({
      HOST: '0.0.0.0',
      PORT: '0',
      ROLE: 'web',
      PUBLIC_URL: 'https://prosa.example/',
      DATA_DIR: '/var/prosa',
      DATABASE_URL: 'postgresql://u:p@db:5432/prosa',
      DATABASE_POOL_URL: 'postgresql://u:p@pooler:6543/prosa',
      SMTP_URL: 'smtps://u:p@mail.example:465',
      SMTP_FROM: 'Prosa <oi@prosa.example>',
      SMTP_CONNECTIONS: '2',
      SMTP_RATE: '14',
      MAIL_BOUNCE_ADDRESS: 'bounces@prosa.example',
      MAIL_BOUNCE_KEY: `${'b'.repeat(32)},${'a'.repeat(32)}`,
      SUPPORT_EMAIL: 'help@prosa.example',
      SUPABASE_URL: 'https://abc.supabase.co',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
      AUTH_URL: 'https://auth.example/auth/v1/',
      AUTH_JWKS: 'https://auth.example/keys',
      JWT_SECRET: `${'j'.repeat(32)},${'o'.repeat(32)}`,
      SIGNING_KEY: 's'.repeat(32),
      PUBLISHABLE_KEY: 'sb_publishable_xyz',
      MASTER_KEYS: `new:${'n'.repeat(43)},old:${'o'.repeat(43)}`,
      INGEST_TOKEN: 'i'.repeat(32),
      METRICS_TOKEN: 'm'.repeat(32),
      ERROR_REPORT_URL: 'https://errors.example/prosa',
      ANALYTICS_ID: 'G-ABC123DEF4',
      ANALYTICS_COLLECTOR: 'https://collector.example/',
      GOOGLE_CLIENT_ID: 'id.apps.googleusercontent.com',
      GOOGLE_CLIENT_SECRET: 'GOCSPX-x',
      TRUSTED_PROXY_HOPS: '2',
      HSTS: 'preload',
      STOP_DELAY: '20',
      REVISION: '1a2b3c4',
      RATE_LIMIT_FACTOR: '10',
      LOG_LEVEL: 'warn',
    })
    expect(settings).toEqual({
      host: '0.0.0.0',
      port: 0,
      role: 'web',
      isDemonstration: false,
      publicUrl: 'https://prosa.example',
      dataDir: '/var/prosa',
      databaseUrl: 'postgresql://u:p@db:5432/prosa',
      databasePoolUrl: 'postgresql://u:p@pooler:6543/prosa',
      smtp: { url: 'smtps://u:p@mail.example:465', from: 'Prosa <oi@prosa.example>', connections: 2, rate: 14 },
      bounces: { address: 'bounces@prosa.example', keys: ['b'.repeat(32), 'a'.repeat(32)] },
      supportEmail: 'help@prosa.example',
      engines: {
        auth: { url: 'https://auth.example/auth/v1', key: 'sb_publishable_abc' },
        tables: { url: 'https://abc.supabase.co/rest/v1', key: 'sb_publishable_abc' },
        tokens: { kind: 'keySet', url: 'https://auth.example/keys', issuer: 'https://auth.example/auth/v1' },
      },
      google: {
        issuer: 'https://accounts.google.com',
        clientId: 'id.apps.googleusercontent.com',
        clientSecret: 'GOCSPX-x',
      },
      secrets: {
        jwtSecret: 'j'.repeat(32),
        olderJwtSecrets: ['o'.repeat(32)],
        signingKey: 's'.repeat(32),
        olderSigningKeys: [],
        publishableKey: 'sb_publishable_xyz',
      },
      stripe: null,
      masterKeys: [`new:${'n'.repeat(43)}`, `old:${'o'.repeat(43)}`],
      analytics: { id: 'G-ABC123DEF4', collector: 'https://collector.example' },
      ingestTokens: ['i'.repeat(32)],
      metricsTokens: ['m'.repeat(32)],
      errorReportUrl: 'https://errors.example/prosa',
      trustedProxyHops: 2,
      hsts: 'preload',
      stopDelay: 20_000,
      revision: '1a2b3c4',
      rateLimitFactor: 10,
      logLevel: 'warn',
    })
  })

  // Proves ENGINE-02.
  it('select the services behind the gate, and the keys that verify their tokens', () => {
    const project = 'https://abc.supabase.co'
    const keySet = { kind: 'keySet', url: `${project}/auth/v1/.well-known/jwks.json`, issuer: `${project}/auth/v1` }
    expect(readSettings({ ...allBut('JWT_SECRET'), ...HOSTED }).engines).toEqual({
      auth: { url: `${project}/auth/v1`, key: 'k' },
      tables: { url: `${project}/rest/v1`, key: 'k' },
      tokens: keySet,
    })
    expect(enginesOf(HOSTED).tokens).toEqual({ kind: 'secret' })
    expect(enginesOf({ AUTH_URL: 'http://auth:9999/' })).toEqual({
      auth: { url: 'http://auth:9999', key: null },
      tables: null,
      tokens: { kind: 'secret' },
    })
    expect(enginesOf({ REST_URL: 'http://rest:3000' })).toEqual({
      auth: null,
      tables: { url: 'http://rest:3000', key: null },
      tokens: { kind: 'secret' },
    })
    expect(() => enginesOf({ AUTH_URL: 'ftp://auth' })).toThrow('must be http(s)://host[:port], with its path')
  })

  // Proves SECURITY-20.
  it('list every mistake and all that is missing in one table, without values', () => {
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
      PRODUCTION: 'secret-value',
      RATE_LIMIT_FACTOR: '0',
      LOG_LEVEL: 'secret-value',
    }
    expect(() => readSettings(wrong)).toThrow(
      new EnvironmentError([
        ['HOST', 'must be an address or a host name'],
        ['PORT', 'must be a whole number from 0 to 65535'],
        ['PUBLIC_URL', 'must be http(s)://host[:port] without a path'],
        ['DATABASE_URL', 'must start with postgres://'],
        ['PRODUCTION', 'must be on, or left out'],
        ['SMTP_URL', 'must start with smtp:// or smtps://'],
        ['SMTP_FROM', 'is needed with SMTP_URL'],
        ['SUPPORT_EMAIL', 'must be a mail address'],
        ['SUPABASE_URL', 'must be http(s)://host[:port] without a path'],
        ['SUPABASE_PUBLISHABLE_KEY', 'is needed with SUPABASE_URL'],
        ['JWT_SECRET', 'must have at least 32 characters'],
        ['SIGNING_KEY', KEY_NEEDED],
        ['PUBLISHABLE_KEY', KEY_NEEDED],
        ['MASTER_KEYS', KEY_NEEDED],
        ['GOOGLE_ISSUER', 'must start with https://'],
        ['TRUSTED_PROXY_HOPS', 'must be a whole number from 0 to 10'],
        ['RATE_LIMIT_FACTOR', 'must be a whole number from 1 to 1000000'],
        ['LOG_LEVEL', 'must be one of fatal, error, warn, info, debug, silent'],
      ]),
    )
  })

  // Proves PREF-10.
  it('enable analytics with a real id only, and need TLS for a collector', () => {
    expect(analyticsOf({ ANALYTICS_ID: 'G-XXXXXXXXXX', ANALYTICS_COLLECTOR: 'https://collector.example' })).toBeNull()
    expect(analyticsOf({ ANALYTICS_ID: 'G-1234' })).toEqual({
      id: 'G-1234',
      collector: 'https://www.google-analytics.com',
    })
    expect(analyticsOf({ ANALYTICS_ID: 'G-1234', ANALYTICS_COLLECTOR: 'http://127.0.0.1:9' })?.collector).toBe(
      'http://127.0.0.1:9',
    )
    expect(() => analyticsOf({ ANALYTICS_ID: 'UA-1', ANALYTICS_COLLECTOR: 'http://collector.example' })).toThrow(
      new EnvironmentError([
        ['ANALYTICS_ID', 'must be a measurement id, such as G-ABC123DEF4'],
        ['ANALYTICS_COLLECTOR', 'must be https://host[:port]'],
      ]),
    )
  })

  it('report the settings that others need', () => {
    const hosted = { ...allBut('DATABASE_URL', 'SMTP_FROM', 'JWT_SECRET'), SUPABASE_URL: 'https://abc.supabase.co' }
    expect(() => readSettings({ ...hosted, SMTP_URL: 'smtp://mail.example' })).toThrow(
      new EnvironmentError([
        ['DATABASE_URL', "is needed with SUPABASE_URL: that project's database"],
        ['SMTP_FROM', 'is needed with SMTP_URL'],
        ['SUPABASE_PUBLISHABLE_KEY', 'is needed with SUPABASE_URL'],
      ]),
    )
  })

  it('need both credentials of Google or none, and TLS unless the provider is on this machine', () => {
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

  it('divide work between servers only with a database for several', () => {
    const message = 'must be all without DATABASE_URL: the embedded database has one server'
    expect(() => readSettings({ ROLE: 'worker' })).toThrow(message)
    expect(() => readSettings({ ROLE: 'both' })).toThrow('must be one of all, web, worker')
  })

  it('are all explained in the example file', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
    const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
    const known = Object.keys(environmentSchema.shape)
    expect(new Set(names)).toEqual(new Set(known))
  })
})

const allBut = (...names: (keyof typeof PUBLIC)[]) => ({
  ...PUBLIC,
  ...Object.fromEntries(names.map((name) => [name, ''])),
})

const enginesOf = (environment: Record<string, string>) => readSettings({ ...PUBLIC, ...environment }).engines

const messageOf = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message
  }
  return ''
}

// Proves OPS-01, OPS-02.
describe('a start without its settings', () => {
  const ALL = [
    'PUBLIC_URL',
    'DATABASE_URL',
    'SMTP_URL',
    'SMTP_FROM',
    'JWT_SECRET',
    'SIGNING_KEY',
    'PUBLISHABLE_KEY',
    'MASTER_KEYS',
    'TRUSTED_PROXY_HOPS',
  ]
  const allExcept = (...names: string[]) => ALL.filter((name) => !names.includes(name))

  const LACKING: [string, Record<string, string>, string[]][] = [
    ['with a public address and nothing else', { PUBLIC_URL: 'https://prosa.example' }, allExcept('PUBLIC_URL')],
    ['with a public address on the loopback of a proxy', { PUBLIC_URL: 'http://192.168.0.2' }, ALL],
    ['with a certificate in front of loopback', { PUBLIC_URL: 'https://localhost' }, allExcept('PUBLIC_URL')],
    ['where everybody can connect', { HOST: '0.0.0.0' }, ALL],
    ['where the address is not known', { HOST: 'bad host' }, ['HOST', ...ALL]],
    ['behind a proxy', { TRUSTED_PROXY_HOPS: '1' }, allExcept('TRUSTED_PROXY_HOPS')],
    ['with a database of its own', { DATABASE_URL: OWN_CLUSTER }, allExcept('DATABASE_URL')],
    ['in an image', { PRODUCTION: 'on' }, ALL],
    ['with some of the keys', allBut('MASTER_KEYS'), ['MASTER_KEYS']],
    ['with proxies that are not counted', allBut('TRUSTED_PROXY_HOPS'), ['TRUSTED_PROXY_HOPS']],
    ['with no proxies', { ...PUBLIC, TRUSTED_PROXY_HOPS: '0' }, ['TRUSTED_PROXY_HOPS']],
    ['without a certificate', { ...PUBLIC, PUBLIC_URL: 'http://prosa.example' }, ['PUBLIC_URL']],
    ['without mail', allBut('SMTP_URL', 'SMTP_FROM'), ['SMTP_URL', 'SMTP_FROM']],
    [
      'with a hosted project',
      { ...allBut('JWT_SECRET', 'PUBLISHABLE_KEY', 'SIGNING_KEY', 'MASTER_KEYS'), ...HOSTED },
      ['SIGNING_KEY', 'PUBLISHABLE_KEY', 'MASTER_KEYS'],
    ],
    [
      'with an auth service whose tokens cannot be verified',
      { ...allBut('JWT_SECRET'), AUTH_URL: 'http://auth:9999' },
      ['JWT_SECRET'],
    ],
    [
      'with services beside it and no database',
      { ...allBut('DATABASE_URL'), AUTH_URL: 'http://auth:9999', REST_URL: 'http://rest:3000' },
      ['DATABASE_URL'],
    ],
    [
      'with a key set, and tables that cannot use it',
      { ...PUBLIC, AUTH_URL: 'http://auth:9999', AUTH_JWKS: 'http://auth:9999/.well-known/jwks.json' },
      ['REST_URL'],
    ],
    ['with a demonstration for others', { ...PUBLIC, DEMONSTRATION: 'on' }, ['DEMONSTRATION']],
    [
      'with a demonstration in one of several databases',
      { ...PUBLIC, DEMONSTRATION: 'on', DATABASE_URL: 'postgres://localhost,db.example/prosa' },
      ['DEMONSTRATION'],
    ],
  ]
  it.each(LACKING)('is refused %s', (_what, environment, names) => {
    const message = messageOf(() => readSettings(environment))
    const [title, ...lines] = message.split('\n')
    expect(title).toBe('The environment cannot be used:')
    expect(lines.map((line) => line.trim().split(/ {2,}/)[0])).toEqual(names)
    for (const line of lines)
      expect(line).toMatch(/^ {2}[A-Z_]+ {2,}(is needed .+: .+|is for this machine only: .+|must be .+)$/)
  })
})
