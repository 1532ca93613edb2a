/**
 * `/api/ingest/*`: how the messaging platform's side asks what an owner of a number wants, and hands over what it
 * transcribed. The bearer is the service token of the installation, never a person's. Plain text comes in, ciphertext is
 * stored.
 */
import * as z from 'zod/mini'
import { answerShape } from './service-configurations.ts'
import { SOURCED_FIELDS, type Span, summarySchema } from './transcriptions.ts'

const originShape = {
  /** The number the message came from, with country code, linked to an account beforehand. */
  phone_number: z.string().check(z.regex(/^\+\d{10,15}$/)),
  /** Whether it was said in a group; not, if absent. */
  is_group: z.optional(z.boolean()),
}

/** Before anything is transcribed: 404, 403 as for the transcription itself, or how it is to be answered. */
export const ingestSettingsRequestSchema = z.strictObject(originShape)
export const ingestSettingsResponseSchema = z.object({ settings: z.object(answerShape) })
export type IngestSettings = z.output<typeof ingestSettingsResponseSchema>['settings']

const ingestShape = z.strictObject({
  ...originShape,
  /** The platform's own id of the message: the same one twice is stored once. */
  message_id: z.string().check(z.regex(/^[\w.:=+/-]{1,200}$/)),
  /** When the message was received; now, if absent or yet to come. */
  received_at: z.optional(z.iso.datetime({ offset: true })),
  /** What `content` is written in, such as `pt` or `pt-BR`; has to be told where the owner chose a language. */
  language: z.optional(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/))),
  content: z.string().check(z.minLength(1), z.maxLength(60_000)),
  /** Sources lie within `content`, begin and end between characters, and belong to fields that are there. */
  summary: z.optional(z.nullable(summarySchema)),
})

const characters = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Whether a passage is one of this text: not empty, not past its end, no character cut in two. */
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
 * 201 when stored, 200 when it had been stored before; 404 `request.notFound` for a number that is linked to nobody; 409
 * `request.conflict` for another language than the owner chose.
 */
export const ingestResponseSchema = z.object({ id: z.uuid() })
export type Ingested = z.output<typeof ingestResponseSchema>
