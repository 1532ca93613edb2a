/** The form of each environment variable. `.env.example` describes them; `mode.ts` says which are needed together. */
import * as z from 'zod/mini'
import { ANALYTICS_PLACEHOLDER, COMPANY } from '#contracts/brand.ts'
import type { LogLevel } from '#server/base/log.ts'
import { MASTER_KEY_PATTERN } from '#server/crypto/master-keys.ts'
import { isLoopbackUrl } from './loopback.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const satisfies readonly LogLevel[]

/** What a server does: requests (`web`), mails, exports and maintenance (`worker`), or both. */
const ROLES = ['all', 'web', 'worker'] as const

const wholeNumber = (from: number, to: number) => {
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

/** URL of a service behind the gate, with its path and without a slash at the end. */
const service = z.pipe(
  z.string().check(
    z.refine(
      (value) => {
        if (!URL.canParse(value)) return false
        const { protocol, search, hash, username } = new URL(value)
        return /^https?:$/.test(protocol) && `${search}${hash}${username}` === ''
      },
      { error: 'must be http(s)://host[:port], with its path if it has one' },
    ),
  ),
  z.transform((value: string) => new URL(value).href.replace(/\/+$/, '')),
)

/** URL of an OpenID or payment provider, or a receiver of errors: HTTPS except on this machine. */
const httpsUrl = z.string().check(
  z.refine((value) => URL.canParse(value) && (value.startsWith('https:') || isLoopbackUrl(value)), {
    error: 'must start with https://',
  }),
)

/** URL that visits are sent to: HTTPS except on this machine. */
const collector = origin.check(
  z.refine((value) => value.startsWith('https:') || isLoopbackUrl(value), { error: 'must be https://host[:port]' }),
)

/** The first in use, then others that are still accepted (OPS-60). */
const secrets = z.optional(
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((value: string) => value.split(',')),
      z.array(z.string().check(z.minLength(32, { error: 'must have at least 32 characters' }))),
    ),
  ),
)

const onOrAbsent = z.optional(z.enum(['on'], { error: 'must be on, or left out' }))

const postgresUrl = urlWith(['postgres:', 'postgresql:'], 'must start with postgres://')

export const environmentSchema = z.object({
  HOST: z._default(
    z.string().check(z.regex(/^[\w.:-]+$/, { error: 'must be an address or a host name' })),
    '127.0.0.1',
  ),
  PORT: z._default(wholeNumber(0, 65_535), 4173),
  ROLE: z._default(z.enum(ROLES, { error: `must be one of ${ROLES.join(', ')}` }), 'all'),
  PUBLIC_URL: z.optional(origin),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(postgresUrl),
  DATABASE_POOL_URL: z.optional(postgresUrl),
  DEMONSTRATION: onOrAbsent,
  PRODUCTION: onOrAbsent,
  SMTP_URL: z.optional(urlWith(['smtp:', 'smtps:'], 'must start with smtp:// or smtps://')),
  SMTP_FROM: z.optional(
    z.string().check(z.regex(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/, { error: 'must be a mail address' })),
  ),
  SMTP_CONNECTIONS: z._default(wholeNumber(1, 50), 5),
  SMTP_RATE: z.optional(wholeNumber(1, 1_000)),
  // The part before the @ gets a token of 49 characters for each mail, and may have 64 with it (RFC 5321).
  MAIL_BOUNCE_ADDRESS: z.optional(
    z.string().check(
      z.regex(/^[\w.-]{1,15}@[^\s@<>]+$/, {
        error: 'must be a mail address, with at most 15 of A-Z a-z 0-9 _ . - before its @',
      }),
    ),
  ),
  MAIL_BOUNCE_KEY: secrets,
  SUPPORT_EMAIL: z._default(
    z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/, { error: 'must be a mail address' })),
    COMPANY.supportEmail,
  ),
  SUPABASE_URL: z.optional(origin),
  SUPABASE_PUBLISHABLE_KEY: z.optional(z.string()),
  AUTH_URL: z.optional(service),
  REST_URL: z.optional(service),
  AUTH_JWKS: z.optional(urlWith(['https:', 'http:'], 'must be the URL of a key set')),
  JWT_SECRET: secrets,
  SIGNING_KEY: secrets,
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
  INGEST_TOKEN: secrets,
  METRICS_TOKEN: secrets,
  ERROR_REPORT_URL: z.optional(httpsUrl),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  GOOGLE_ISSUER: z._default(httpsUrl, 'https://accounts.google.com'),
  STRIPE_SECRET_KEY: z.optional(
    z
      .string()
      .check(
        z.regex(/^[rs]k_(test|live)_\w{8,}$/, { error: 'must start with sk_live_, rk_live_, sk_test_ or rk_test_' }),
      ),
  ),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string().check(z.regex(/^whsec_\w{8,}$/, { error: 'must start with whsec_' }))),
  STRIPE_PRICE_PREMIUM: z.optional(z.string().check(z.regex(/^price_\w{4,}$/, { error: 'must start with price_' }))),
  STRIPE_API: z._default(httpsUrl, 'https://api.stripe.com'),
  ANALYTICS_ID: z._default(
    z.string().check(z.regex(/^G-[A-Z0-9]{4,20}$/, { error: 'must be a measurement id, such as G-ABC123DEF4' })),
    ANALYTICS_PLACEHOLDER,
  ),
  ANALYTICS_COLLECTOR: z._default(collector, 'https://www.google-analytics.com'),
  TRUSTED_PROXY_HOPS: z._default(wholeNumber(0, 10), 0),
  HSTS: z._default(
    z.enum(['host', 'includeSubDomains', 'preload'], { error: 'must be host, includeSubDomains or preload' }),
    'host',
  ),
  STOP_DELAY: z.optional(wholeNumber(0, 300)),
  REVISION: z.optional(
    z.string().check(z.regex(/^[\w.-]{1,40}$/, { error: 'must have 1 to 40 of A-Z a-z 0-9 _ . -' })),
  ),
  RATE_LIMIT_FACTOR: z._default(wholeNumber(1, 1_000_000), 1),
  LOG_LEVEL: z._default(z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }), 'info'),
})

export type Environment = z.output<typeof environmentSchema>
