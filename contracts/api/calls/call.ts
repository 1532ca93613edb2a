/** Description of one call of the API. */
import type * as z from 'zod/mini'
import type { ErrorCode } from '../../errors.ts'
import type { Endpoint } from '../endpoints/endpoint.ts'

/** Who may call: anybody, an active account, an administrator, or the messaging platform's service token. */
export type CallAccess = 'anyone' | 'member' | 'admin' | 'platform'

export type Call = Endpoint & {
  access: CallAccess
  /** One line for the developers' document. */
  summary: string
  body?: z.ZodMiniType
  query?: z.ZodMiniType
  /** Null for a file. */
  answer: z.ZodMiniType | null
  /** Status of success, 200 unless named. */
  status?: 201 | 202
  /** Codes beyond those that every call of its kind can answer with. */
  codes?: readonly ErrorCode[]
}
