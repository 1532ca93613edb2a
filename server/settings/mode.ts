/**
 * Demonstration or production, decided once from the environment, and which variables each needs (ADR 034). A variable
 * with a malformed value is treated as set: the malformed value is reported instead.
 */
import { isLoopbackHost, isLoopbackUrl } from './loopback.ts'
import type { Environment } from './schema.ts'

type Name = keyof Environment

/** Name of a variable, its problem and the fix. Never its value. */
export type Problem = readonly [name: string, problem: string]

/** The valid values, defaults included, and the names of all variables that are set. */
export type ParsedEnvironment = { values: Partial<Environment>; configured: ReadonlySet<string> }

/** A loopback socket alone is no proof: a proxy on the same machine connects to it for the whole internet. */
const isForThisMachine = ({ HOST = '', PUBLIC_URL, TRUSTED_PROXY_HOPS }: ParsedEnvironment['values']) =>
  isLoopbackHost(HOST) &&
  TRUSTED_PROXY_HOPS === 0 &&
  (PUBLIC_URL === undefined || (isLoopbackUrl(PUBLIC_URL) && PUBLIC_URL.startsWith('http:')))

/**
 * A database or auth service of the operator may have real people, so it becomes part of a demonstration only if that is
 * requested.
 */
const mayBeSeeded = ({
  DATABASE_URL,
  DATABASE_POOL_URL,
  AUTH_URL,
  REST_URL,
  DEMONSTRATION,
}: ParsedEnvironment['values']) =>
  [DATABASE_URL, DATABASE_POOL_URL, AUTH_URL, REST_URL].every(
    (url) => url === undefined || (DEMONSTRATION === 'on' && isLoopbackUrl(url)),
  )

/** If one of these cannot be parsed, the mode is ambiguous: production is assumed. */
const DECIDING = [
  'HOST',
  'PUBLIC_URL',
  'TRUSTED_PROXY_HOPS',
  'DATABASE_URL',
  'DATABASE_POOL_URL',
  'AUTH_URL',
  'REST_URL',
  'PRODUCTION',
] as const

/** With only one of them the other would need the tables of both. */
const hasBothOrNeither = ({ AUTH_URL, REST_URL }: ParsedEnvironment['values']) =>
  (AUTH_URL === undefined) === (REST_URL === undefined)

/** Only in this mode may seeded people (with a public password), the mailbox and the test gateway exist. */
export const isDemonstration = ({ values, configured }: ParsedEnvironment): boolean =>
  !configured.has('PRODUCTION') &&
  !configured.has('SUPABASE_URL') &&
  DECIDING.every((name) => !configured.has(name) || values[name] !== undefined) &&
  isForThisMachine(values) &&
  mayBeSeeded(values) &&
  hasBothOrNeither(values)

const WHY_DATABASE =
  'is needed to serve others, as the embedded database is lost with its disk: such as postgres://user:password@host:5432/prosa'
const WHY_SMTP =
  'is needed to serve others, who confirm their address by mail: such as smtps://user:password@mail.example:465'
const WHY_KEY = 'is needed to serve others and kept for as long as the data: `npm run secrets` prints a set'

const NEEDED: Partial<Record<Name, string>> = {
  PUBLIC_URL: 'is needed to serve others: the URL people see, such as https://prosa.example',
  DATABASE_URL: WHY_DATABASE,
  SMTP_URL: WHY_SMTP,
  SMTP_FROM: 'is needed to serve others: the sender of mail, such as Prosa <hello@prosa.example>',
  SIGNING_KEY: WHY_KEY,
  PUBLISHABLE_KEY: WHY_KEY,
  MASTER_KEYS: WHY_KEY,
}

const WHY_SECRET = 'is needed with AUTH_URL: the secret that it signs tokens with; or AUTH_JWKS, its public keys'

/** Tokens are verified with the shared secret unless their issuer publishes its keys, as a hosted project does. */
const secretProblems = ({ configured }: ParsedEnvironment): Problem[] => {
  if (configured.has('JWT_SECRET') || configured.has('AUTH_JWKS') || configured.has('SUPABASE_URL')) return []
  return [['JWT_SECRET', configured.has('AUTH_URL') ? WHY_SECRET : WHY_KEY]]
}

/** Variables that a production lacks, or must not have. */
const productionProblems = ({ values, configured }: ParsedEnvironment): Problem[] => {
  const problems: Problem[] = Object.entries(NEEDED).filter(([name]) => !configured.has(name))
  problems.push(...secretProblems({ values, configured }))
  if (values.PUBLIC_URL?.startsWith('http:') === true) {
    problems.push(['PUBLIC_URL', 'must be https to serve others: a proxy in front of Prosa has the certificate'])
  }
  if (values.TRUSTED_PROXY_HOPS === 0) {
    problems.push([
      'TRUSTED_PROXY_HOPS',
      'is needed to serve others: the number of proxies in front, 1 if only the one with the certificate',
    ])
  }
  if (configured.has('DEMONSTRATION')) {
    problems.push([
      'DEMONSTRATION',
      'is for this machine only: leave it out, or PRODUCTION, HOST, PUBLIC_URL, TRUSTED_PROXY_HOPS and services elsewhere',
    ])
  }
  return problems
}

/** Variables that require another one: the variable, the required one, and the reason if it is not obvious. */
const PAIRS: readonly (readonly [Name, Name, string?])[] = [
  ['SMTP_URL', 'SMTP_FROM'],
  ['MAIL_BOUNCE_ADDRESS', 'MAIL_BOUNCE_KEY', ': `npm run secrets` prints one'],
  ['MAIL_BOUNCE_KEY', 'MAIL_BOUNCE_ADDRESS', ': where bounces go, such as bounces@prosa.example'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PRICE_PREMIUM'],
  ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
  ['STRIPE_PRICE_PREMIUM', 'STRIPE_SECRET_KEY'],
  ['DATABASE_POOL_URL', 'DATABASE_URL', ': the same database without the pooler, for migrations and notifications'],
  ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY'],
  ['SUPABASE_URL', 'DATABASE_URL', ": that project's database"],
  ['AUTH_URL', 'DATABASE_URL', ': the database that it keeps its tables in'],
  ['REST_URL', 'DATABASE_URL', ': the database that it serves'],
]

const pairProblems = ({ configured }: ParsedEnvironment): Problem[] =>
  PAIRS.filter(([name, other]) => configured.has(name) && !configured.has(other)).map(([name, other, why = '']) => [
    other,
    `is needed with ${name}${why}`,
  ])

/** The table service in process verifies tokens with the shared secret only, and that auth service has no key set. */
const keySetProblems = ({ configured }: ParsedEnvironment): Problem[] => {
  if (!configured.has('AUTH_JWKS') || configured.has('SUPABASE_URL')) return []
  const missing = (['AUTH_URL', 'REST_URL'] as const).filter((name) => !configured.has(name))
  return missing.map((name) => [name, 'is needed with AUTH_JWKS: only services beside this one use a key set'])
}

const roleProblems = ({ values, configured }: ParsedEnvironment): Problem[] =>
  (values.ROLE ?? 'all') === 'all' || configured.has('DATABASE_URL')
    ? []
    : [['ROLE', 'must be all without DATABASE_URL: the embedded database has one server']]

const uniqueByName = (problems: readonly Problem[]): Problem[] =>
  problems.filter(([name], index) => problems.findIndex(([other]) => other === name) === index)

/** People of a demonstration have a public password: no real card may be charged. */
const paymentProblems = ({ values }: ParsedEnvironment): Problem[] =>
  values.STRIPE_SECRET_KEY?.includes('_live_') === true
    ? [['STRIPE_SECRET_KEY', 'must be a test key in a demonstration: sk_test_ or rk_test_']]
    : []

/** Missing and contradictory variables, each once. */
export const modeProblems = (environment: ParsedEnvironment): Problem[] => {
  const pairs = uniqueByName([...pairProblems(environment), ...keySetProblems(environment)])
  const named = new Set(pairs.map(([name]) => name))
  const others = isDemonstration(environment) ? paymentProblems(environment) : productionProblems(environment)
  return [...pairs, ...roleProblems(environment), ...others.filter(([name]) => !named.has(name))]
}
