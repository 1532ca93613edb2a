import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { AppEnv } from './app-env.ts'
import { Refusal } from './failures.ts'

/** An id from the path, in lower case. A malformed one is not found (404). */
export const rowId = (c: Context<AppEnv>, name: string): string => {
  const parsed = z.uuid().safeParse(c.req.param(name))
  if (!parsed.success) throw new Refusal('request.notFound')
  return parsed.data.toLowerCase()
}
