/** `GET /api/user/usage-30d`: how much the caller had transcribed. The month is the calendar month in Brazil. */
import * as z from 'zod/mini'

export const usageResponseSchema = z.object({
  usage: z.object({
    last_30_days: z.number(),
    this_month: z.number(),
    /** Null is unlimited. */
    monthly_limit: z.nullable(z.number()),
    /** When the next month starts, ISO 8601. */
    resets_at: z.string(),
  }),
})
export type Usage = z.output<typeof usageResponseSchema>['usage']
