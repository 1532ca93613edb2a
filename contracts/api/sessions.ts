/** `GET /api/user/sessions` and `DELETE /api/user/sessions/:id`: open sessions of the account. Times are ISO 8601. */
import * as z from 'zod/mini'
import { BROWSERS, SYSTEMS } from '../devices.ts'

export const sessionsResponseSchema = z.object({
  /** This session first, then the others by last use. */
  sessions: z.array(
    z.object({
      id: z.string(),
      /** Null if the `User-Agent` does not say, or names an unknown one. */
      browser: z.nullable(z.enum(BROWSERS)),
      system: z.nullable(z.enum(SYSTEMS)),
      opened_at: z.string(),
      /** Time of the sign-in or of the last token refresh, which is due every hour. */
      used_at: z.string(),
      is_this_session: z.boolean(),
    }),
  ),
})
export type OpenSessions = z.output<typeof sessionsResponseSchema>

export const endSessionResponseSchema = z.object({ ended: z.literal(true) })
