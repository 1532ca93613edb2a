/** Types of the Hono context of every handler. */
import type { HttpBindings } from '@hono/node-server'
import type { Queries } from '#server/database/database.ts'
import type { Claims } from './bearer.ts'

export type AppEnv = {
  /** Absent if the request did not arrive over a socket. */
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** Set by the `signedIn` middleware; handlers behind it read `callerOf`. */
    caller?: Claims
    /** Set by it as well: see `readOwn`. */
    pendingRead?: { read: unknown; result: Promise<unknown> } | undefined
    /** Set for a request with an idempotency key: see `answerWithin`. */
    storeAnswer?: (queries: Queries, answer: { status: 200 | 201 | 202; body: string }) => Promise<boolean>
    /** The address that an unauthenticated call is about. */
    subject?: string
  }
}
