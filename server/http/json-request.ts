/** Checks of a request body before it is parsed. */
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

/** For a form of ours, whose type any site may post. */
export const fromOwnPages = createMiddleware<AppEnv>(async (c, next) => {
  refuseOtherSites(c)
  await next()
})

/**
 * A form of another site can post text but neither JSON by its name nor the browser's word that it is ours; whoever sends
 * no such word is no browser and is held by the bearer token alone.
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

/** First issue of each top-level field. A rule without a code of its own has nothing to say. */
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

/** No text of Postgres can hold it, and none of a person does. */
const NUL = '\u0000'
/** Without recursion: a body of brackets alone nests deeper than the stack goes. */
const hasNul = (body: unknown): boolean => {
  const left = [body]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string' && value.includes(NUL)) return true
    if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) left.push(part)
  }
  return false
}

/** The body as `schema` reads it, or `request.invalid` with the issue codes of its fields. */
export const readJson = async <T extends z.core.$ZodType>(c: Context<AppEnv>, schema: T): Promise<z.output<T>> => {
  const body: unknown = await c.req.json().catch(() => undefined)
  if (hasNul(body)) throw new Refusal('request.invalid')
  return parse(schema, body)
}

/** The query as `schema` reads it, refused like a body. A name given twice counts once. */
export const readQuery = <T extends z.core.$ZodType>(c: Context<AppEnv>, schema: T): z.output<T> => {
  const query = c.req.query()
  if (hasNul(query)) throw new Refusal('request.invalid')
  return parse(schema, query)
}
