/** What is said of a call. */
import type * as z from 'zod/mini'
import type { ErrorCode } from '../../errors.ts'

/** Who may call: anybody, an active account, an administrator, or the messaging platform's service token. */
export type CallAccess = 'anyone' | 'member' | 'admin' | 'platform'

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `:name` for what the caller fills in. */
  path: `/api/${string}`
  access: CallAccess
  /** One line for the developers' document. */
  summary: string
  body?: z.ZodMiniType
  query?: z.ZodMiniType
  /** Null for a file. */
  answer: z.ZodMiniType | null
  /** Status of success, 200 unless named. */
  status?: 201 | 202
  /**
   * Takes an `Idempotency-Key`: sent again under it, a write is answered as the first time and has no second effect. At
   * the edge, or by its handler within the transaction of the effect. Writes that say how something shall be need none;
   * those that prove a password keep nothing of it.
   */
  repeats?: 'edge' | 'handler'
  /** Codes beyond those that every call of its kind can answer with. */
  codes?: readonly ErrorCode[]
}
