/**
 * `POST /api/ingest/transcriptions`: how the messaging platform's side hands over what it transcribed. The bearer is the
 * service token of the installation, never a person's. Plain text comes in, ciphertext is stored.
 */
import * as z from 'zod/mini'
import { summarySchema } from './transcriptions.ts'

export const ingestRequestSchema = z.strictObject({
  /** The platform's own id of the message: the same one twice is stored once. */
  message_id: z.string().check(z.regex(/^[\w.:=+/-]{1,200}$/)),
  /** The number the message came from, with country code, linked to an account beforehand. */
  phone_number: z.string().check(z.regex(/^\+\d{10,15}$/)),
  /** When the message was received; now, if absent. */
  received_at: z.optional(z.iso.datetime({ offset: true })),
  content: z.string().check(z.minLength(1), z.maxLength(60_000)),
  summary: z.optional(z.nullable(summarySchema)),
})
export type IngestRequest = z.input<typeof ingestRequestSchema>

/** 201 when stored, 200 when it had been stored before; 404 `request.notFound` for a number that is linked to nobody. */
export const ingestResponseSchema = z.object({ id: z.uuid() })
export type Ingested = z.output<typeof ingestResponseSchema>
