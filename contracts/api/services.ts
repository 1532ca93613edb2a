/** `GET /api/services`: the company's services, and the caller's status in each. */
import * as z from 'zod/mini'

const SERVICE_IDS = ['transcribe', 'smartScheduler', 'lifeReminder'] as const

export const LINK_STATUSES = ['notLinked', 'waitingFirstAudio', 'active', 'paused', 'quotaReached'] as const

export const servicesResponseSchema = z.object({
  services: z.array(
    z.object({
      id: z.enum(SERVICE_IDS),
      availability: z.enum(['available', 'comingSoon', 'inDevelopment']),
      /** Null for a service that is not available yet. */
      link: z.nullable(
        z.object({
          status: z.enum(LINK_STATUSES),
          /** The linked number with all but its last four digits masked, such as `•••• 4321`; null without one. */
          phone_masked: z.nullable(z.string()),
          last_message_at: z.nullable(z.string()),
        }),
      ),
    }),
  ),
})
export type Services = z.output<typeof servicesResponseSchema>['services']
