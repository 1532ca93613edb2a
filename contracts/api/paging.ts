/** `?limit=…&offset=…` of every list, as text of a query. */
import * as z from 'zod/mini'
import { PAGE_MAX } from '../limits.ts'

const count = (from: number, to: number, otherwise: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/)),
      z.pipe(z.transform(Number), z.number().check(z.minimum(from), z.maximum(to))),
    ),
    otherwise,
  )

export const pageQuerySchema = (pageSize: number) =>
  z.strictObject({ limit: count(1, PAGE_MAX, pageSize), offset: count(0, 999_999_999, 0) })
