/** One row of the table of calls. */
import type * as z from 'zod/mini'
import type { ErrorCode } from '../../errors.ts'
import type { Endpoint } from '../endpoints/endpoint.ts'

/** Who may call: anybody, an active account, an administrator, or the messaging platform with its service token. */
export type CallAccess = 'anyone' | 'member' | 'admin' | 'platform'

export type Call = Endpoint & {
  access: CallAccess
  /** One line for the OpenAPI document. */
  summary: string
  body?: z.ZodMiniType
  query?: z.ZodMiniType
  /** Null for a file download. */
  response: z.ZodMiniType | null
  /** Status on success, 200 unless given. */
  status?: 201 | 202
  /** Error codes beyond those that every call of this access level can answer with. */
  codes?: readonly ErrorCode[]
}
