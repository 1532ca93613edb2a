/** What every handler finds in its Hono context. */
import type { HttpBindings } from '@hono/node-server'
import type { Claims } from './bearer.ts'

export type AppEnv = {
  /** Absent where a request did not come over a socket. */
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    caller: Claims
    /** Address that a call without a caller is about. */
    subject?: string
  }
}
