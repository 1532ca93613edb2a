/** `GET /api/user/sessions` and `DELETE /api/user/sessions/:id`: where the account is open. Times are ISO 8601. */
import * as z from 'zod/mini'
import { BROWSERS, SYSTEMS } from '../devices.ts'

export const sessionsResponseSchema = z.object({
  /** This session first, then the others by their last use. */
  sessions: z.array(
    z.object({
      id: z.string(),
      /** Null for what the browser did not say, or said in a way we do not know. */
      browser: z.nullable(z.enum(BROWSERS)),
      system: z.nullable(z.enum(SYSTEMS)),
      opened_at: z.string(),
      /** Of the last renewal of its token, which is due every hour. */
      used_at: z.string(),
      is_this_session: z.boolean(),
    }),
  ),
})
export type OpenSessions = z.output<typeof sessionsResponseSchema>

export const endSessionResponseSchema = z.object({ ended: z.literal(true) })
