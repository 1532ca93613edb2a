/** `GET` and `POST /api/user/privacy-settings` (DATA-01). Without a row everything is off. */
import * as z from 'zod/mini'
import { RETENTION_DAYS_MAX } from '../limits.ts'
import { removesField } from './service-configurations.ts'

const shape = {
  analytics: z.boolean(),
  /** Null keeps transcriptions until they are deleted. */
  retention_days: z.nullable(z.int().check(z.minimum(1), z.maximum(RETENTION_DAYS_MAX))),
}

export const PRIVACY_SWITCHES = ['analytics'] as const

/** Maximum number of entries in `history`. */
export const PRIVACY_HISTORY_SIZE = 60

/** Partial update: absent fields are not changed. */
export const privacyChangesSchema = z.partial(z.strictObject({ ...shape, removes: removesField }))
export type PrivacyChanges = z.input<typeof privacyChangesSchema>

export const privacyResponseSchema = z.object({
  /** `updated_at` is null until a setting was chosen. */
  settings: z.object({
    ...shape,
    updated_at: z.nullable(z.string()),
    /** When each switch was turned on or off, newest first. Times are ISO 8601. */
    history: z.array(z.object({ setting: z.enum(PRIVACY_SWITCHES), is_on: z.boolean(), changed_at: z.string() })),
  }),
})
export type PrivacySettings = z.output<typeof privacyResponseSchema>['settings']
