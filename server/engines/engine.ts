/**
 * What the gate needs of the services behind it (ADR 035): an auth service and a table service, each in process
 * (`lite-engine.ts`) or reached by HTTP (`remote-auth.ts`, `remote-tables.ts`).
 */

type AuthCall = {
  method: 'GET' | 'POST' | 'PUT'
  /** Path under `/auth/v1`, with its query. */
  path: string
  body?: Record<string, unknown>
  authorization?: string | undefined
  /** The browser's; the service stores it with a session that it opens or refreshes. */
  userAgent?: string | undefined
}

/** `body` is null if the answer has none. `sessionId`: of the session that was opened, null if none was. */
export type AuthAnswer = { status: number; body: unknown; sessionId: string | null }

/** Rejects with `EngineUnavailable` if the service does not answer in time, fails or is busy. */
export type CallAuth = (call: AuthCall) => Promise<AuthAnswer>

/** A request at `/rest/v1/<table>` of any origin, with the caller's own `Authorization` or none. */
export type CallTables = (request: Request) => Promise<Response>

export type Engines = { callAuth: CallAuth; callTables: CallTables }
