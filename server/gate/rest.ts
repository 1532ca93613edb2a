/**
 * `/rest/v1`: the product's own table calls. The database checks row and column privileges; the shape of a call and its
 * token are checked here.
 */
import type { Context } from 'hono'
import { Hono } from 'hono'
import type { AppEnv } from '#server/http/app-env.ts'
import { refusalOfError } from '#server/http/refusal-of-error.ts'
import { Refusal } from '#server/http/failures.ts'
import { limitBody, noStore, requireOwnJson } from '#server/http/json-request.ts'
import { requireLiveSession } from '#server/http/signed-in.ts'
import { requireKey } from './auth.ts'
import type { Gate } from './gate.ts'
import { acceptOf, preferencesOf, shapeOf } from './rest-shapes.ts'

const MAX_BODY = 64 * 1024

/** Headers of an answer that are forwarded to the client. */
const PASSED = ['Content-Type', 'Content-Range', 'Preference-Applied']

const passedHeaders = (headers: Headers) =>
  PASSED.flatMap((name): [string, string][] => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value]]
  })

/** A failed answer in the table service's own format. Its message may echo input, so it is replaced by the code. */
const errorBodyOf = (code: string) => ({ code, details: null, hint: null, message: code })

const restFailure = (c: Context<AppEnv>, { code, status, headers }: Refusal) =>
  c.json(errorBodyOf(code === 'auth.unauthenticated' ? 'PGRST301' : code), status, headers)

/** A SQLSTATE or a code of the service itself; nothing else of its answer is forwarded. */
const CODE = /^([0-9A-Z]{5}|PGRST[0-9A-Z]{3})$/

const codeOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string' && CODE.test(body.code)
    ? body.code
    : 'request.invalid'

/** The service cannot verify the token, which the gate had accepted: it has expired since, or its key was withdrawn. */
const TOKEN_REFUSED: ReadonlySet<string> = new Set(['PGRST301', 'PGRST302', 'PGRST303'])

/**
 * An invalid token is rejected, not treated as anonymous: an empty list would look like an answer. The publishable key
 * as token, as the client sends it for visitors, means anonymous.
 */
const bearerCallerOf = async (gate: Gate, c: Context<AppEnv>): Promise<{ header: string; userId: string } | null> => {
  const header = c.req.header('Authorization')
  if (header === undefined || header === `Bearer ${gate.publishableKey}`) return null
  const { userId } = await requireLiveSession(gate, header)
  return { header, userId }
}

/** The service, or its driver, reports input that violates a constraint or a column's type as a failure of its own. */
const INVALID_INPUT = / violates check constraint |Invalid input for |ERR_INVALID_ARG_TYPE/

/** Its own error messages are not forwarded. */
const asFailure = async (answer: Response): Promise<Refusal> =>
  INVALID_INPUT.test(await answer.text()) ? new Refusal('request.invalid') : new Refusal('unexpected')

const allowedShape = (c: Context<AppEnv, '/:table'>) => {
  const shape = shapeOf(c.req.method, c.req.param('table'), new URL(c.req.url).searchParams)
  if (shape.kind === 'unknown') return new Refusal('request.notFound')
  const profile = c.req.header('Accept-Profile') ?? c.req.header('Content-Profile') ?? 'public'
  return shape.kind === 'refused' || profile !== 'public' ? new Refusal('request.invalid') : shape
}

export const restGate = (gate: Gate) => {
  const rest = new Hono<AppEnv>()
  rest.use(noStore, limitBody(MAX_BODY), requireOwnJson, requireKey(gate.publishableKey))

  rest.all('/:table', async (c) => {
    const shape = allowedShape(c)
    // Each would be a round trip to the database.
    const [counted, callerLookup] = gate.db.together(() => [
      gate.limiter.enforce('defaultByIp', gate.network(c)),
      shape instanceof Refusal ? null : bearerCallerOf(gate, c),
    ])
    // Awaited below, unless the call is over the limit.
    callerLookup?.catch(() => undefined)
    await counted
    if (shape instanceof Refusal) throw shape

    const caller = await callerLookup
    const url = new URL(`/rest/v1/${c.req.param('table')}`, gate.origin)
    url.search = shape.query.toString()
    const headers = new Headers({
      apikey: gate.publishableKey,
      Accept: acceptOf(c.req.header('Accept')),
      Prefer: preferencesOf(c.req.header('Prefer')),
    })
    if (caller !== null) headers.set('Authorization', caller.header)
    const hasBody = c.req.method === 'PATCH' || c.req.method === 'POST'
    if (hasBody) headers.set('Content-Type', 'application/json')
    const body = hasBody ? { body: await c.req.text() } : {}
    const answer = await gate.callTables(new Request(url, { method: c.req.method, headers, ...body }))
    if (answer.status >= 500) throw await asFailure(answer)
    // Row level security allows changes of the caller's own rows only.
    if (hasBody && caller !== null) gate.onUserChanged(caller.userId)
    const passed = { status: answer.status, headers: passedHeaders(answer.headers) }
    if (answer.status >= 400 && c.req.method !== 'HEAD') {
      const code = codeOf(await answer.json().catch(() => null))
      if (TOKEN_REFUSED.has(code)) throw new Refusal('auth.unauthenticated')
      return Response.json(errorBodyOf(code), passed)
    }
    return new Response(answer.body, passed)
  })

  rest.all('*', async (c) => {
    await gate.limiter.enforce('defaultByIp', gate.network(c))
    throw new Refusal('request.notFound')
  })
  rest.onError((error, c) => restFailure(c, refusalOfError(error, gate.log, c)))
  return rest
}
