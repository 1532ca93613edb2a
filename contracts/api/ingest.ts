/**
 * `/api/ingest/*`: the messaging platform reads the settings of a number's owner, and delivers transcriptions. The
 * bearer is the service token of the installation, never a user's. Text arrives in plain and is stored encrypted.
 */
import * as z from 'zod/mini'
import { answerShape } from './service-configurations.ts'
import { SOURCED_FIELDS, type Span, summarySchema } from './transcriptions.ts'

const originShape = {
  /** The sender's number with country code; has to be linked to an account. */
  phone_number: z.string().check(z.regex(/^\+\d{10,15}$/)),
  /** Whether the message was sent in a group; false if absent. */
  is_group: z.optional(z.boolean()),
}

/** Postgres parses no year before 1, which a time with an offset may result in. */
const FIRST_TIME = Date.parse('0001-01-01T00:00:00Z')

/** Sent before transcribing. Refused with 404 or 403 in the same cases as the transcription itself. */
export const ingestSettingsRequestSchema = z.strictObject(originShape)
export const ingestSettingsResponseSchema = z.object({ settings: z.object(answerShape) })
export type IngestSettings = z.output<typeof ingestSettingsResponseSchema>['settings']

const ingestShape = z.strictObject({
  ...originShape,
  /** The platform's own message id, for deduplication. */
  message_id: z.string().check(z.regex(/^[\w.:=+/-]{1,200}$/)),
  /** When the message was received; absent and future times are replaced by the current time. */
  received_at: z.optional(z.iso.datetime({ offset: true }).check(z.refine((time) => Date.parse(time) >= FIRST_TIME))),
  /** Language of `content`, such as `pt` or `pt-BR`; required where the owner chose an output language. */
  language: z.optional(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/))),
  content: z.string().check(z.minLength(1), z.maxLength(60_000)),
  /** Sources are within `content`, do not split characters, and are of fields that have a value. */
  summary: z.optional(z.nullable(summarySchema)),
})

const characters = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Whether a passage is a valid range of this text: not empty, within it, and on character boundaries. */
const isPassageOf = (text: string) => {
  const segments = characters.segment(text)
  const isBetween = (at: number) => at === text.length || segments.containing(at)?.index === at
  return ({ start, end }: Span) => start < end && end <= text.length && isBetween(start) && isBetween(end)
}

const areSourcesTrue = ({ content, summary }: z.output<typeof ingestShape>): boolean => {
  const isPassage = isPassageOf(content)
  return SOURCED_FIELDS.every((field) => {
    const spans = summary?.sources?.[field]
    if (spans === undefined) return true
    const value = summary?.[field]
    return value !== null && value !== undefined && value.length > 0 && spans.every(isPassage)
  })
}

export const ingestRequestSchema = ingestShape.check(
  z.refine(areSourcesTrue, { path: ['summary', 'sources'], abort: true }),
)
export type IngestRequest = z.input<typeof ingestRequestSchema>

/**
 * Days after storing a message in which a redelivery is recognized. Longer than any month, whose messages are counted, and
 * than the days in which platforms repeat a delivery.
 */
export const REDELIVERY_DAYS = 90

/**
 * 201 when stored, 200 for a message stored before; 404 `request.notFound` for a number without an account; 409
 * `request.conflict` for a language other than the one the owner chose.
 */
export const ingestResponseSchema = z.object({ id: z.uuid() })
export type IngestResponse = z.output<typeof ingestResponseSchema>
