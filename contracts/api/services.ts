/** `GET /api/services`: what the company offers, and how far the caller is with each. */
import * as z from 'zod/mini'

const SERVICE_IDS = ['transcribe', 'smartScheduler', 'lifeReminder'] as const

export const LINK_STATUSES = ['notLinked', 'waitingFirstAudio', 'active', 'paused', 'quotaReached'] as const

export const servicesResponseSchema = z.object({
  services: z.array(
    z.object({
      id: z.enum(SERVICE_IDS),
      availability: z.enum(['available', 'comingSoon', 'inDevelopment']),
      /** Null for a service that nobody can use yet. */
      link: z.nullable(
        z.object({
          status: z.enum(LINK_STATUSES),
          /** The linked number but for its last four digits, such as `•••• 4321`; null when none is linked. */
          phone_masked: z.nullable(z.string()),
          last_message_at: z.nullable(z.string()),
        }),
      ),
    }),
  ),
})
export type Services = z.output<typeof servicesResponseSchema>['services']
