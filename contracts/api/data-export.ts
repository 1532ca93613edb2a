/**
 * The caller's data as a file (DATA-06). `POST` starts a job, one at a time (409 `export.inProgress`) and one per day
 * (429 `rate.limited`); `GET` lists the jobs with their progress. The file is a zip of JSON, CSV and a README in the
 * caller's language, and can be downloaded by its owner only, until it expires.
 */
import * as z from 'zod/mini'
import { reauthenticationShape } from './reauthentication.ts'

/** Steps of the job, in this order. */
export const EXPORT_STEPS = ['queued', 'account', 'transcriptions', 'packing', 'done'] as const

export const exportRequestSchema = z.strictObject({ format: z.optional(z.literal('json')), ...reauthenticationShape })

const dataExportSchema = z.object({
  id: z.uuid(),
  /**
   * `pending`, `processing`, `ready`, `failed` or `expired`; a newer server may add others, which are shown as sent.
   */
  status: z.string(),
  /** One of `EXPORT_STEPS`. */
  step: z.string(),
  /** Percent, 0 to 100. */
  progress: z.number(),
  requested_at: z.string(),
  completed_at: z.nullable(z.string()),
  expires_at: z.nullable(z.string()),
  /** Path of the file, to request with the caller's bearer token; null unless ready. */
  download_url: z.nullable(z.string()),
})
export type DataExport = z.output<typeof dataExportSchema>

export const exportResponseSchema = z.object({ request: dataExportSchema })
export const exportStatusResponseSchema = z.object({ requests: z.array(dataExportSchema) })
