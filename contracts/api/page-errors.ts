/**
 * `POST /api/page-errors`: an error of a page, for the operator. The format of every field excludes personal data:
 * no URL, no message of an error (ADR 042).
 */
import * as z from 'zod/mini'
import { ROUTE_IDS } from '../routes.ts'

const PAGE_ERROR_EVENTS = [
  'page render failed',
  'page error uncaught',
  'page rejection unhandled',
  'page file not loaded',
] as const
export type PageErrorEvent = (typeof PAGE_ERROR_EVENTS)[number]

export const pageErrorSchema = z.strictObject({
  event: z.enum(PAGE_ERROR_EVENTS),
  /** Class of the error. */
  error: z.string().check(z.regex(/^[A-Za-z]\w{0,59}$/)),
  /** Places in our built files, the innermost first; without a place, the file that could not be loaded. */
  frames: z
    .array(z.string().check(z.regex(/^assets\/[\w.-]{1,80}\.(?:js|css)(?::\d{1,7}:\d{1,7})?$/)))
    .check(z.minLength(1), z.maxLength(8)),
  route: z.enum([...ROUTE_IDS, 'notFound']),
})

export type PageError = z.output<typeof pageErrorSchema>

export const pageErrorResponseSchema = z.object({})
