/** Errors as PostgREST 16.2 answers them: status, code and body of its `src/library/PostgREST/Error.hs`. */
import type { ServerResponse } from 'node:http'
import postgres from 'postgres'

/** One error of PostgREST: `details` and `hint` are null where it has none. */
export class RestError extends Error {
  readonly status: number
  readonly code: string
  readonly details: string | null
  readonly headers: Record<string, string>

  constructor(status: number, code: string, message: string, more: { details?: string; headers?: object } = {}) {
    super(message)
    this.status = status
    this.code = code
    this.details = more.details ?? null
    this.headers = { ...more.headers }
  }
}

/** Status of a SQLSTATE, the longest prefix first; 400 for all others. */
const STATUSES: readonly (readonly [RegExp, number])[] = [
  [/^(08|53(?!400)|57P01)/, 503],
  [/^(0L|0P|28)/, 403],
  [/^(23503|23505)$/, 409],
  [/^25006$/, 405],
  [/^(42883|42P01)$/, 404],
  [/^P0001$/, 400],
  [/^(09|21000|25|2D|38|39|3B|40|42P17|53400|54|55|57|58|F0|HV|P0|XX)/, 500],
]

/** A missing privilege is 401 for visitors: they could sign in. */
const statusOf = ({ code: sqlState, message }: postgres.PostgresError, isAuthenticated: boolean) => {
  // The role of a token.
  if (sqlState === '22023' && /^role.*does not exist$/.test(message)) return 401
  if (sqlState === '42501') return isAuthenticated ? 403 : 401
  return STATUSES.find(([pattern]) => pattern.test(sqlState))?.[1] ?? 400
}

type Failure = { status: number; headers: object; body: Record<'code' | 'message' | 'details' | 'hint', string | null> }

/**
 * Whether a statement failed. Connection errors of the driver have names of their own in place of a SQLSTATE; the server
 * reports a role or a database that it does not accept.
 */
const isOfStatement = ({ code, severity }: postgres.PostgresError) =>
  /^[0-9A-Z]{5}$/.test(code) && !(severity === 'FATAL' && /^(28|3D)/.test(code))

export const failureOf = (error: unknown, isAuthenticated: boolean): Failure => {
  if (error instanceof RestError) {
    const { status, code, message, details, headers } = error
    return { status, headers, body: { code, message, details, hint: null } }
  }
  if (error instanceof postgres.PostgresError && isOfStatement(error)) {
    const { code, message, detail, hint } = error
    const status = statusOf(error, isAuthenticated)
    const headers = status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}
    return { status, headers, body: { code, message, details: detail ?? null, hint: hint ?? null } }
  }
  const body = { code: 'PGRST000', message: 'Database connection error.', details: null, hint: null }
  return { status: 503, headers: {}, body }
}

/** The code is in a header too, which is all that an answer to HEAD has. */
export const sendFailure = (response: ServerResponse, { status, headers, body }: Failure, isHead: boolean) => {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Proxy-Status': `PostgREST; error=${body.code}`,
    ...headers,
  })
  response.end(isHead ? undefined : JSON.stringify(body))
}
