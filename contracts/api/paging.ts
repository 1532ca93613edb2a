/** Keyset pagination: the query `?limit=…&after=…` of every list, and the shape of a page. */
import * as z from 'zod/mini'
import { CURSOR_MAX_LENGTH, PAGE_MAX } from '../limits.ts'

const count = (from: number, to: number, otherwise: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/)),
      z.pipe(z.transform(Number), z.number().check(z.minimum(from), z.maximum(to))),
    ),
    otherwise,
  )

/** `after` is `next` of the previous page; absent for the first one. */
export const pageQuerySchema = (pageSize: number) =>
  z.strictObject({
    limit: count(1, PAGE_MAX, pageSize),
    after: z.optional(z.string().check(z.maxLength(CURSOR_MAX_LENGTH), z.regex(/^[\w-]+$/))),
  })
/** The requested page of a list. */
export type PageQuery = { limit: number; after?: string | undefined }

/** `total` counts the whole list; `next` is the cursor of the next page, null on the last one. */
export const pageSchemaOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ data: z.array(row), total: z.number(), next: z.nullable(z.string()) })
export type Page<Row> = { data: Row[]; total: number; next: string | null }
