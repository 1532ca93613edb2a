/** Why a Postgres server cannot be used, by the code of the error. Its message would repeat names of DATABASE_URL. */

/** No connection, or a lost one. */
export const UNREACHABLE: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'NOT_POSTGRES',
])

/** Of a server that was reached; the driver goes on with TLS if the server declines it. */
const REFUSALS: Readonly<Record<string, string>> = {
  '28P01': 'refuses user or password',
  '28000': 'refuses this user from here; look at its pg_hba.conf or list of allowed networks',
  '3D000': 'has no database of that name; create it',
  '42501': 'does not permit this user what is needed; let it own the database',
  '53300': 'has no connection left; raise max_connections, or stop what holds them',
  '57P03': 'is starting or stopping; start again in a minute',
  ECONNRESET: 'closes the connection: let it offer TLS, or correct host, port and sslmode',
  NOT_POSTGRES: 'is not Postgres: another kind of server answers there; correct host and port',
}

/** A predicate such as "cannot be reached (ECONNREFUSED); …"; null for other errors. */
export const reachProblem = (code: unknown): string | null => {
  const refusal = typeof code === 'string' ? REFUSALS[code] : undefined
  if (refusal !== undefined) return `${refusal} (${String(code)})`
  return UNREACHABLE.has(code) ? `cannot be reached (${String(code)}); start it, or correct host and port` : null
}
