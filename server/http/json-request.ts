/** Checks and parses request bodies and queries. */
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import * as z from 'zod/mini'
import { type FieldIssues, isIssueCode } from '#contracts/forms/issues.ts'
import type { AppEnv } from './app-env.ts'
import { Refusal } from './failures.ts'

const isUnsafe = (method: string) => !['GET', 'HEAD', 'OPTIONS'].includes(method)

export const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new Refusal('request.tooLarge')
    },
  })

const refuseOtherSites = (c: Context<AppEnv>) => {
  const site = c.req.header('Sec-Fetch-Site')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refusal('request.notAllowed')
}

/** Against CSRF, for forms with a content type that any site may post. */
export const fromOwnPages = createMiddleware<AppEnv>(async (c, next) => {
  refuseOtherSites(c)
  await next()
})

/**
 * Against CSRF: a form of another site can send neither JSON as content type nor a same-origin `Sec-Fetch-Site`.
 * Requests without that header do not come from a browser, and are authenticated by their bearer token alone.
 */
export const requireOwnJson = createMiddleware<AppEnv>(async (c, next) => {
  if (isUnsafe(c.req.method)) {
    refuseOtherSites(c)
    if (!/^application\/json\s*(;|$)/i.test(c.req.header('Content-Type') ?? '')) {
      throw new Refusal('request.unsupportedType')
    }
  }
  await next()
})

export const noStore = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
})

/** First issue of each top-level field. Rules without an issue code are left out. */
const fieldIssues = (issues: readonly z.core.$ZodIssue[]): FieldIssues => {
  const fields: FieldIssues = {}
  for (const { path, message } of issues) {
    const name = String(path[0] ?? '')
    if (isIssueCode(message) && fields[name] === undefined) fields[name] = message
  }
  return fields
}

const parse = <T extends z.core.$ZodType>(schema: T, value: unknown): z.output<T> => {
  const parsed = z.safeParse(schema, value)
  if (!parsed.success) throw new Refusal('request.invalid', { fields: fieldIssues(parsed.error.issues) })
  return parsed.data
}

/** Postgres cannot store it in text. */
const NUL = '\u0000'
/** Iterative: a body of nested brackets would overflow the stack. */
const hasNul = (body: unknown): boolean => {
  const left = [body]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string' && value.includes(NUL)) return true
    if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) left.push(part)
  }
  return false
}

/** The body as `schema` parses it; throws `request.invalid` with the issue codes of its fields. */
export const readJson = async <T extends z.core.$ZodType>(c: Context<AppEnv>, schema: T): Promise<z.output<T>> => {
  const body: unknown = await c.req.json().catch(() => undefined)
  if (hasNul(body)) throw new Refusal('request.invalid')
  return parse(schema, body)
}

/** The query as `schema` parses it; refused like a body. Of a repeated name the first value is used. */
export const readQuery = <T extends z.core.$ZodType>(c: Context<AppEnv>, schema: T): z.output<T> => {
  const query = c.req.query()
  if (hasNul(query)) throw new Refusal('request.invalid')
  return parse(schema, query)
}
