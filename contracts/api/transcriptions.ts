/**
 * Transcriptions (API-06). `GET /api/transcriptions?limit=10` lists the encrypted rows, newest first; `POST
 * /api/transcriptions/decrypt` decrypts one, `/decrypt-page` those of one page; `DELETE` deletes several and `/restore`
 * undoes that. Times are ISO 8601.
 */
import * as z from 'zod/mini'
import { DELETED_AT_ONCE_MAX, TRANSCRIPTIONS_PAGE_SIZE } from '../limits.ts'
import { pageSchemaOf, pageQuerySchema } from './paging.ts'

/** Periods in days back from now. */
export const TRANSCRIPTION_PERIODS = ['7', '30', '90'] as const

/** Filters of the list; an absent one does not filter. */
export const transcriptionsQuerySchema = z.extend(pageQuerySchema(TRANSCRIPTIONS_PAGE_SIZE), {
  days: z.optional(z.enum(TRANSCRIPTION_PERIODS)),
  summary: z.optional(z.enum(['with', 'without'])),
})
export type TranscriptionFilter = Pick<z.output<typeof transcriptionsQuerySchema>, 'days' | 'summary'>

/** A row of table transcriptions as its owner reads it. */
export const transcriptionSchema = z.object({
  id: z.uuid(),
  user_uuid: z.uuid(),
  encrypted_content: z.string(),
  encryption_key_id: z.string(),
  summary_encrypted: z.nullable(z.string()),
  has_summary: z.boolean(),
  created_at: z.string(),
})
export type Transcription = z.output<typeof transcriptionSchema>

/** `total` counts all of the caller's transcriptions that match the filters. */
export const transcriptionsResponseSchema = pageSchemaOf(transcriptionSchema)
export type TranscriptionsPage = z.output<typeof transcriptionsResponseSchema>

/** 60,000 characters of three bytes each, sealed, in base64. */
const sealed = z.string().check(z.minLength(1), z.maxLength(250_000))

export const decryptRequestSchema = z.strictObject({
  encrypted_content: sealed,
  encrypted_summary: z.optional(z.nullable(sealed)),
  encryption_key_id: z.string().check(z.minLength(1), z.maxLength(100)),
})

const line = z.string().check(z.minLength(1), z.maxLength(300))

/** A passage of the text: offsets in UTF-16 code units, `end` not included. */
const spanSchema = z.strictObject({ start: z.int().check(z.minimum(0)), end: z.int().check(z.minimum(1)) })
export type Span = z.output<typeof spanSchema>

const spans = z.optional(z.array(spanSchema).check(z.minLength(1), z.maxLength(12)))

/** Fields of a summary that have source passages. */
export const SOURCED_FIELDS = ['meeting', 'starts_at', 'place', 'topics'] as const
export type SourcedField = (typeof SOURCED_FIELDS)[number]

/**
 * Facts found in a message. `starts_at` is ISO 8601 with its offset; a fact that was not said is null. `sources` has
 * the sentences that each field comes from; it is absent on transcriptions that were delivered without.
 */
export const summarySchema = z.strictObject({
  text: z.string().check(z.minLength(1), z.maxLength(4_000)),
  meeting: z.nullable(line),
  starts_at: z.nullable(z.iso.datetime({ offset: true })),
  place: z.nullable(line),
  topics: z.array(line).check(z.maxLength(12)),
  sources: z.optional(z.strictObject({ meeting: spans, starts_at: spans, place: spans, topics: spans })),
})
export type Summary = z.output<typeof summarySchema>

/** 404 `request.notFound` for a key that is not the caller's, 422 `transcription.decryptFailed` if decryption fails. */
export const decryptResponseSchema = z.object({ transcription: z.string(), summary: z.nullable(summarySchema) })
export type DecryptResponse = z.output<typeof decryptResponseSchema>

/** At most one page of the list. */
export const decryptPageRequestSchema = z.strictObject({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(TRANSCRIPTIONS_PAGE_SIZE)),
})

/** In any order. Ids of other users and deleted rows are in neither list. */
export const decryptPageResponseSchema = z.object({
  opened: z.array(z.extend(decryptResponseSchema, { id: z.uuid() })),
  failed: z.array(z.object({ id: z.uuid(), code: z.literal('transcription.decryptFailed') })),
})
export type DecryptedPage = z.output<typeof decryptPageResponseSchema>

/** A decrypted transcription, with the names of the columns it comes from. */
export type OpenedTranscription = { decrypted_content: string; decrypted_summary: Summary | null }

/** Body of `DELETE /api/transcriptions` and `POST /api/transcriptions/restore`. */
export const deletionRequestSchema = z.strictObject({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(DELETED_AT_ONCE_MAX)),
})

/** Own ids that can be restored now, the same on a retry. Other ids are left out, whether or not they exist. */
export const deletionResponseSchema = z.object({ removed: z.array(z.uuid()) })

/** Restores all of them, or none with 410 `transcription.gone`. */
export const restorationResponseSchema = z.object({ success: z.literal(true) })
