/** `GET /api/user/usage-30d`: usage of the current calendar month, in Brazil's time zone. */
import * as z from 'zod/mini'

export const usageResponseSchema = z.object({
  usage: z.object({
    last_30_days: z.number(),
    this_month: z.number(),
    /** Null is unlimited. */
    monthly_limit: z.nullable(z.number()),
    /** Start of the next month, ISO 8601. */
    resets_at: z.string(),
  }),
})
export type Usage = z.output<typeof usageResponseSchema>['usage']
