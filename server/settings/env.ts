/** All environment variables, parsed once at start. `.env.example` describes each. */
import { isIPv6 } from 'node:net'
import * as z from 'zod/mini'
import { ANALYTICS_PLACEHOLDER, COMPANY } from '#contracts/brand.ts'
import type { AnalyticsConfig } from '#contracts/config.ts'
import type { LogLevel } from '#server/base/log.ts'
import { MASTER_KEY_PATTERN } from '#server/crypto/master-keys.ts'
import { isLoopbackUrl } from './loopback.ts'
import { isDemonstration, modeProblems } from './mode.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const satisfies readonly LogLevel[]

const whole = (from: number, to: number) => {
  const error = `must be a whole number from ${from} to ${to}`
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, { error, abort: true })),
    z.pipe(z.transform(Number), z.number().check(z.minimum(from, { error }), z.maximum(to, { error }))),
  )
}

const urlWith = (protocols: readonly string[], error: string) =>
  z.string().check(z.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), { error }))

const origin = z.pipe(
  z.string().check(
    z.refine(
      (value) => {
        if (!URL.canParse(value)) return false
        const { protocol, pathname, search, hash, username } = new URL(value)
        return /^https?:$/.test(protocol) && `${pathname}${search}${hash}${username}` === '/'
      },
      { error: 'must be http(s)://host[:port] without a path' },
    ),
  ),
  z.transform((value: string) => new URL(value).origin),
)

/** URL of an OpenID provider: HTTPS except on this machine, since its answers are trusted. */
const issuer = z.string().check(
  z.refine((value) => URL.canParse(value) && (value.startsWith('https:') || isLoopbackUrl(value)), {
    error: 'must start with https://',
  }),
)

/** URL that visits are sent to: HTTPS except on this machine. */
const collector = origin.check(
  z.refine((value) => value.startsWith('https:') || isLoopbackUrl(value), { error: 'must be https://host[:port]' }),
)

const secret = z.optional(z.string().check(z.minLength(32, { error: 'must have at least 32 characters' })))

const environmentSchema = z
  .object({
    HOST: z._default(
      z.string().check(z.regex(/^[\w.:-]+$/, { error: 'must be an address or a host name' })),
      '127.0.0.1',
    ),
    PORT: z._default(whole(0, 65_535), 4173),
    PUBLIC_URL: z.optional(origin),
    DATA_DIR: z._default(z.string(), './data'),
    DATABASE_URL: z.optional(urlWith(['postgres:', 'postgresql:'], 'must start with postgres://')),
    SMTP_URL: z.optional(urlWith(['smtp:', 'smtps:'], 'must start with smtp:// or smtps://')),
    SMTP_FROM: z.optional(
      z.string().check(z.regex(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/, { error: 'must be a mail address' })),
    ),
    SUPPORT_EMAIL: z._default(
      z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/, { error: 'must be a mail address' })),
      COMPANY.supportEmail,
    ),
    SUPABASE_URL: z.optional(origin),
    SUPABASE_PUBLISHABLE_KEY: z.optional(z.string()),
    SUPABASE_JWKS: z.optional(urlWith(['https:', 'http:'], 'must be the address of a key set')),
    JWT_SECRET: secret,
    SIGNING_KEY: secret,
    PUBLISHABLE_KEY: z.optional(
      z.string().check(z.regex(/^[\w-]{16,}$/, { error: 'must have 16 or more of A-Z a-z 0-9 _ -' })),
    ),
    MASTER_KEYS: z.optional(
      z.string().check(
        z.refine((value) => value.split(',').every((entry) => MASTER_KEY_PATTERN.test(entry)), {
          error: 'must be id:key, with 32 bytes in base64url as key; several with commas between',
        }),
      ),
    ),
    INGEST_TOKEN: secret,
    GOOGLE_CLIENT_ID: z.optional(z.string()),
    GOOGLE_CLIENT_SECRET: z.optional(z.string()),
    GOOGLE_ISSUER: z._default(issuer, 'https://accounts.google.com'),
    ANALYTICS_ID: z._default(
      z.string().check(z.regex(/^G-[A-Z0-9]{4,20}$/, { error: 'must be a measurement id, such as G-ABC123DEF4' })),
      ANALYTICS_PLACEHOLDER,
    ),
    ANALYTICS_COLLECTOR: z._default(collector, 'https://www.google-analytics.com'),
    TRUSTED_PROXY_HOPS: z._default(whole(0, 10), 0),
    DEMONSTRATION: z.optional(z.enum(['on'], { error: 'must be on, or left out' })),
    RATE_LIMIT_FACTOR: z._default(whole(1, 1_000_000), 1),
    LOG_LEVEL: z._default(z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }), 'info'),
  })
  .check(
    z.refine((env) => env.SMTP_URL === undefined || env.SMTP_FROM !== undefined, {
      path: ['SMTP_FROM'],
      error: 'is needed with SMTP_URL',
    }),
    z.refine((env) => env.GOOGLE_CLIENT_ID === undefined || env.GOOGLE_CLIENT_SECRET !== undefined, {
      path: ['GOOGLE_CLIENT_SECRET'],
      error: 'is needed with GOOGLE_CLIENT_ID',
    }),
    z.refine((env) => env.GOOGLE_CLIENT_SECRET === undefined || env.GOOGLE_CLIENT_ID !== undefined, {
      path: ['GOOGLE_CLIENT_ID'],
      error: 'is needed with GOOGLE_CLIENT_SECRET',
    }),
    z.refine((env) => env.SUPABASE_URL === undefined || env.SUPABASE_PUBLISHABLE_KEY !== undefined, {
      path: ['SUPABASE_PUBLISHABLE_KEY'],
      error: 'is needed with SUPABASE_URL',
    }),
    z.refine((env) => env.SUPABASE_URL === undefined || env.DATABASE_URL !== undefined, {
      path: ['DATABASE_URL'],
      error: "is needed with SUPABASE_URL: that project's database",
    }),
  )

/** A Supabase project that provides authentication instead of the embedded service. `jwks`: URL of its public keys. */
export type HostedProject = { url: string; publishableKey: string; jwks: string }

/** Our client at an OpenID provider; `issuer` is Google's except in tests. */
export type GoogleSettings = { issuer: string; clientId: string; clientSecret: string }

export type Settings = {
  host: string
  /** 0 chooses a free one. */
  port: number
  /** Demonstration mode: seeded people, mailbox and test gateway exist only then (see `mode.ts`). */
  isDemonstration: boolean
  /** Public origin; null, in a demonstration, is the address listened on. */
  publicUrl: string | null
  dataDir: string
  databaseUrl: string | null
  smtp: { url: string; from: string } | null
  supportEmail: string
  hosted: HostedProject | null
  /** Null if the embedded service offers no sign-in with Google. */
  google: GoogleSettings | null
  secrets: { jwtSecret?: string; signingKey?: string; publishableKey?: string }
  /** Master keys, the one in use first; null for those created at the first start. */
  masterKeys: readonly string[] | null
  /** Null if analytics are off. */
  analytics: AnalyticsConfig | null
  /** Bearer token of the messaging platform; null disables ingestion. */
  ingestToken: string | null
  trustedProxyHops: number
  rateLimitFactor: number
  logLevel: LogLevel
}

/** `http://` URL of a listener; IPv6 in brackets. */
export const originOf = (host: string, port: number) => `http://${isIPv6(host) ? `[${host}]` : host}:${port}`

const table = (rows: readonly (readonly [string, string])[]) => {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, problem]) => `  ${name.padEnd(width)}  ${problem}`).join('\n')
}

/** Invalid environment variables, one per line. Values are never repeated: they may be secrets. */
export class EnvironmentError extends Error {
  constructor(rows: readonly (readonly [string, string])[]) {
    super(`The environment cannot be used:\n${table(rows)}`)
    this.name = 'EnvironmentError'
  }
}

/** Parses the environment; an empty variable counts as absent. Throws `EnvironmentError`. */
export const readSettings = (environment: NodeJS.ProcessEnv): Settings => {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    throw new EnvironmentError(parsed.error.issues.map(({ path, message }) => [String(path[0]), message] as const))
  }
  const env = parsed.data
  const problems = modeProblems(env)
  if (problems.length > 0) throw new EnvironmentError(problems)
  return {
    host: env.HOST,
    port: env.PORT,
    isDemonstration: isDemonstration(env),
    publicUrl: env.PUBLIC_URL ?? null,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    smtp: env.SMTP_URL && env.SMTP_FROM ? { url: env.SMTP_URL, from: env.SMTP_FROM } : null,
    supportEmail: env.SUPPORT_EMAIL,
    hosted:
      env.SUPABASE_URL && env.SUPABASE_PUBLISHABLE_KEY
        ? {
            url: env.SUPABASE_URL,
            publishableKey: env.SUPABASE_PUBLISHABLE_KEY,
            jwks: env.SUPABASE_JWKS ?? `${env.SUPABASE_URL}/auth/v1/.well-known/jwks.json`,
          }
        : null,
    google:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? { issuer: env.GOOGLE_ISSUER, clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET }
        : null,
    secrets: { jwtSecret: env.JWT_SECRET, signingKey: env.SIGNING_KEY, publishableKey: env.PUBLISHABLE_KEY },
    masterKeys: env.MASTER_KEYS?.split(',') ?? null,
    analytics:
      env.ANALYTICS_ID === ANALYTICS_PLACEHOLDER ? null : { id: env.ANALYTICS_ID, collector: env.ANALYTICS_COLLECTOR },
    ingestToken: env.INGEST_TOKEN ?? null,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    logLevel: env.LOG_LEVEL,
  }
}
