/**
 * `GET` and `PUT /api/user/service-configurations` (SCRIBE-15): the caller's settings of Transcribe. Absent fields of
 * an update stay as they are. `retention_days` is the same setting as in the privacy settings.
 */
import * as z from 'zod/mini'
import { LANGUAGES } from '../languages.ts'

export const SUMMARY_LENGTHS = ['off', 'short', 'full'] as const
export const REPLIES = ['text', 'textAndSummary'] as const
export const RETENTION_CHOICES = [1, 7, 30, 90] as const
/** Maximum length of a summary where `summary` is `short`. */
export const SHORT_SUMMARY_MAX_LENGTH = 160

/** The settings that the messaging platform needs to write its answer. */
export const answerShape = {
  /** `same` keeps the language of the audio. */
  output_language: z.enum(['same', ...LANGUAGES]),
  summary: z.enum(SUMMARY_LENGTHS),
  /** Extract meeting, time and place. */
  extract_details: z.boolean(),
  reply: z.enum(REPLIES),
}

const shape = {
  ...answerShape,
  in_groups: z.boolean(),
  is_paused: z.boolean(),
  /** Null keeps transcriptions until they are deleted. */
  retention_days: z.nullable(z.literal([...RETENTION_CHOICES])),
}

/** The number of deletions that the user has confirmed; 409 `request.conflict` if a shorter retention deletes more. */
export const removesField = z.optional(z.int().check(z.minimum(0)))

export const transcribeChangesSchema = z.strictObject({
  transcribe: z.partial(z.strictObject(shape)),
  removes: removesField,
})
export type TranscribeChanges = z.input<typeof transcribeChangesSchema>['transcribe']

/** `GET /api/user/retention?days=7`: counts the transcriptions that are older. */
export const retentionQuerySchema = z.strictObject({ days: z.string().check(z.regex(/^[1-9]\d{0,3}$/)) })
export const retentionResponseSchema = z.object({ removes: z.number() })

export const serviceConfigurationsResponseSchema = z.object({
  configurations: z.object({
    transcribe: z.object({
      ...shape,
      /** May be a value that is not among `RETENTION_CHOICES`, chosen in the privacy settings. */
      retention_days: z.nullable(z.number()),
      /** Null until a setting was chosen. */
      updated_at: z.nullable(z.string()),
    }),
  }),
})
export type TranscribeConfiguration = z.output<
  typeof serviceConfigurationsResponseSchema
>['configurations']['transcribe']
