/** All environment variables, parsed once at start. `.env.example` describes each. */
import { isIPv6 } from 'node:net'
import { ANALYTICS_PLACEHOLDER } from '#contracts/brand.ts'
import type { AnalyticsConfig } from '#contracts/config.ts'
import type { LogLevel } from '#server/base/log.ts'
import { type EngineSettings, engineSettings } from './engines.ts'
import { type ParsedEnvironment, isDemonstration, modeProblems, type Problem } from './mode.ts'
import { type Environment, environmentSchema } from './schema.ts'
import type { GivenSecrets } from './secrets.ts'

/** Our client at an OpenID provider; `issuer` is Google's except in tests. */
export type GoogleSettings = { issuer: string; clientId: string; clientSecret: string }

/** Our account at the payment provider. `isLive`: money moves. `prices`: its price ids by plan code. */
export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  prices: Readonly<Record<string, string>>
  isLive: boolean
  /** URL of its API; the provider's own except in tests. */
  api: string
}

/** `connections`: maximum of open ones. `rate`: maximum of mails per second, null for no limit; both are per server. */
type SmtpSettings = { url: string; from: string; connections: number; rate: number | null }

/**
 * Handling of bounces (ADR 043). `keys`: the first signs return paths, any of them is accepted
 * in one and as bearer of the reports.
 */
export type BounceSettings = { address: string; keys: readonly string[] }

export type Settings = {
  host: string
  /** 0 chooses a free one. */
  port: number
  role: Environment['ROLE']
  /** Demonstration mode: seeded people, mailbox and test gateway exist only then (see `mode.ts`). */
  isDemonstration: boolean
  /** Public origin; null, in a demonstration, is the address listened on. */
  publicUrl: string | null
  dataDir: string
  databaseUrl: string | null
  /** The same database through a pooler in transaction mode; null to open every connection directly. */
  databasePoolUrl: string | null
  smtp: SmtpSettings | null
  /** Null if bounced mails are not seen. */
  bounces: BounceSettings | null
  supportEmail: string
  /** The services behind the gate (ADR 035). */
  engines: EngineSettings
  /** Null if there is no sign-in with Google. */
  google: GoogleSettings | null
  secrets: GivenSecrets
  /** Null without a payment provider: a demonstration then has the test gateway, a production sells nothing. */
  stripe: StripeSettings | null
  /** Master keys, the one in use first; null for those created at the first start. */
  masterKeys: readonly string[] | null
  /** Null if analytics are off. */
  analytics: AnalyticsConfig | null
  /** Bearer tokens of the messaging platform; none disables ingestion. */
  ingestTokens: readonly string[]
  /** Bearer tokens of `/metrics`; without one there are no metrics. */
  metricsTokens: readonly string[]
  /** Where errors are reported to; null for nowhere. */
  errorReportUrl: string | null
  trustedProxyHops: number
  hsts: 'host' | 'includeSubDomains' | 'preload'
  /** Milliseconds between reporting not ready and closing the port, in which a balancer removes this server. */
  stopDelay: number
  /** Commit or name of the running release, as set by the deployment. */
  revision: string | null
  rateLimitFactor: number
  logLevel: LogLevel
}

/** `http://` URL of a listener; IPv6 in brackets. */
export const originOf = (host: string, port: number) => `http://${isIPv6(host) ? `[${host}]` : host}:${port}`

const table = (problems: readonly Problem[]) => {
  const width = Math.max(...problems.map(([name]) => name.length))
  return problems.map(([name, problem]) => `  ${name.padEnd(width)}  ${problem}`).join('\n')
}

/** Problems of the environment, one a line. Values are never repeated: they may be secrets. */
export class EnvironmentError extends Error {
  constructor(problems: readonly Problem[]) {
    super(`The environment cannot be used:\n${table(problems)}`)
    this.name = 'EnvironmentError'
  }
}

const FIELDS = Object.entries(environmentSchema.shape)
const NAMES = FIELDS.map(([name]) => name)

/** In the order of `.env.example`. */
export const sortProblems = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted(([one], [other]) => NAMES.indexOf(one) - NAMES.indexOf(other))

/** Parses each variable separately, so that a mistake in one does not hide another. */
const parse = (environment: NodeJS.ProcessEnv): ParsedEnvironment & { problems: Problem[] } => {
  const configured = new Set(NAMES.filter((name) => (environment[name] ?? '') !== ''))
  const values: Record<string, unknown> = {}
  const problems: Problem[] = []
  for (const [name, field] of FIELDS) {
    const parsed = field.safeParse(configured.has(name) ? environment[name] : undefined)
    if (parsed.success) values[name] = parsed.data
    else problems.push([name, parsed.error.issues[0]?.message ?? 'cannot be read'])
  }
  return { values, configured, problems }
}

const DEFAULTS = environmentSchema.parse({})

/** Seconds: more than two health checks of a usual balancer. */
const STOP_DELAY = 5

const givenSecrets = ({ JWT_SECRET = [], SIGNING_KEY = [], PUBLISHABLE_KEY }: Environment): GivenSecrets => {
  const [jwtSecret, ...olderJwtSecrets] = JWT_SECRET
  const [signingKey, ...olderSigningKeys] = SIGNING_KEY
  return { jwtSecret, olderJwtSecrets, signingKey, olderSigningKeys, publishableKey: PUBLISHABLE_KEY }
}

const stripeOf = (env: Environment): StripeSettings | null => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_PRICE_PREMIUM: premium } = env
  if (secretKey === undefined || webhookSecret === undefined || premium === undefined) return null
  return { secretKey, webhookSecret, prices: { premium }, isLive: secretKey.includes('_live_'), api: env.STRIPE_API }
}

const smtpOf = ({ SMTP_URL: url, SMTP_FROM: from, SMTP_CONNECTIONS: connections, SMTP_RATE: rate }: Environment) =>
  url !== undefined && from !== undefined ? { url, from, connections, rate: rate ?? null } : null

const bouncesOf = ({ MAIL_BOUNCE_ADDRESS: address, MAIL_BOUNCE_KEY: keys }: Environment): BounceSettings | null =>
  address !== undefined && keys !== undefined ? { address, keys } : null

const settingsOf = (environment: ParsedEnvironment): Settings => {
  const env: Environment = { ...DEFAULTS, ...environment.values }
  return {
    host: env.HOST,
    port: env.PORT,
    role: env.ROLE,
    isDemonstration: isDemonstration(environment),
    publicUrl: env.PUBLIC_URL ?? null,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    databasePoolUrl: env.DATABASE_POOL_URL ?? null,
    smtp: smtpOf(env),
    bounces: bouncesOf(env),
    supportEmail: env.SUPPORT_EMAIL,
    engines: engineSettings(env),
    google:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? { issuer: env.GOOGLE_ISSUER, clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET }
        : null,
    secrets: givenSecrets(env),
    stripe: stripeOf(env),
    masterKeys: env.MASTER_KEYS?.split(',') ?? null,
    analytics:
      env.ANALYTICS_ID === ANALYTICS_PLACEHOLDER ? null : { id: env.ANALYTICS_ID, collector: env.ANALYTICS_COLLECTOR },
    ingestTokens: env.INGEST_TOKEN ?? [],
    metricsTokens: env.METRICS_TOKEN ?? [],
    errorReportUrl: env.ERROR_REPORT_URL ?? null,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    hsts: env.HSTS,
    stopDelay: (env.STOP_DELAY ?? (isDemonstration(environment) ? 0 : STOP_DELAY)) * 1000,
    revision: env.REVISION ?? null,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    logLevel: env.LOG_LEVEL,
  }
}

/** The settings as far as they can be read, and all problems. An empty variable is treated as absent. */
export const inspectEnvironment = (environment: NodeJS.ProcessEnv): { settings: Settings; problems: Problem[] } => {
  const parsed = parse(environment)
  return { settings: settingsOf(parsed), problems: sortProblems([...parsed.problems, ...modeProblems(parsed)]) }
}

/** @throws EnvironmentError */
export const readSettings = (environment: NodeJS.ProcessEnv): Settings => {
  const { settings, problems } = inspectEnvironment(environment)
  if (problems.length > 0) throw new EnvironmentError(problems)
  return settings
}
