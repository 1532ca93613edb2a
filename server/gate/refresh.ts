/** `POST /auth/v1/token?grant_type=refresh_token`: serialized per session, so that tabs share one successor. */
import * as z from 'zod/mini'
import { uuidOfHex } from '#server/base/uuid-of-hex.ts'
import { readJson } from '#server/http/json-request.ts'
import type { Gate, GateHandler } from './gate.ts'

/** Of the refresh tokens of supabase/auth that are signed instead of stored: version, session id, counter, signature. */
const SIGNED = { version: 0, idEnd: 17, minLength: 38 }

const idSchema = z.uuid()

/** Unverified: it selects the mutex, and the session whose limit applies, until the token is rejected. */
const sessionInToken = (token: string): string | null => {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length < SIGNED.minLength || bytes[0] !== SIGNED.version) return null
  const hex = bytes.subarray(1, SIGNED.idEnd).toString('hex')
  const id = idSchema.safeParse(uuidOfHex(hex))
  return id.success ? id.data : null
}

const sessionOf = async ({ db }: Gate, token: string): Promise<string | null> => {
  const [row] = await db.query<{ session_id: string }>('select session_id from auth.refresh_tokens where token = $1', [
    token,
  ])
  return row?.session_id ?? sessionInToken(token)
}

const reuseSchema = z.object({ error_code: z.literal('refresh_token_already_used') })

const wasStolen = (body: unknown) => reuseSchema.safeParse(body).success

const refreshSchema = z.object({ refresh_token: z.string().check(z.minLength(1), z.maxLength(200)) })

export const refresh =
  (gate: Gate): GateHandler =>
  async (c) => {
    const { refresh_token } = await readJson(c, refreshSchema)
    const sessionLookup = sessionOf(gate, refresh_token)
    // Awaited below, unless the call is over the limit.
    sessionLookup.catch(() => undefined)
    await gate.limiter.enforce('refreshByIp', gate.network(c))
    const sessionId = await sessionLookup
    if (sessionId !== null) await gate.limiter.enforce('refreshBySession', sessionId)
    // Only accepted refreshes stay counted: anybody can write the id of a session into a token, and a service may be unavailable.
    const refund = async () => {
      if (sessionId !== null) await gate.limiter.refund('refreshBySession', sessionId)
    }
    const userAgent = c.req.header('User-Agent')
    const call = {
      method: 'POST',
      path: '/token?grant_type=refresh_token',
      body: { refresh_token },
      userAgent,
    } as const
    const { status, body } = await gate.db
      .exclusive(`refresh:${sessionId ?? ''}`, () => gate.callAuth(call))
      .catch(async (error: unknown) => {
        await refund()
        throw error
      })
    // supabase/auth revokes the tokens of the session, but accepts the newest again for some seconds.
    if (wasStolen(body)) await gate.db.query('delete from auth.sessions where id = $1', [sessionId])
    if (status >= 400) await refund()
    return Response.json(body, { status })
  }
