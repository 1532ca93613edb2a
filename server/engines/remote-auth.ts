/** supabase/auth ("GoTrue") over HTTP: a hosted project's, or one beside this server (ADR 035). */
import { decodeJwt } from 'jose'
import * as z from 'zod/mini'
import type { RemoteEngine } from '#server/settings/engines.ts'
import { loggedCode, readAuthError } from './auth-errors.ts'
import { stripPersonalData } from './strip-personal-data.ts'
import type { AuthAnswer, CallAuth } from './engine.ts'
import { EngineUnavailable } from './unavailable.ts'

/** Milliseconds, below those in which the gate has to answer. */
const TIMEOUT = 6_000

const openedSchema = z.object({ access_token: z.string() })
const claimsSchema = z.object({ session_id: z.uuid() })

/** The session of the token that was issued just now; not every version names it in a header. */
const sessionOf = (body: unknown): string | null => {
  const opened = openedSchema.safeParse(body)
  return opened.success ? claimsSchema.parse(decodeJwt(opened.data.access_token)).session_id : null
}

const readAnswer = (status: number, text: string): AuthAnswer => {
  const body: unknown = text === '' ? null : JSON.parse(text)
  if (status >= 200 && status < 300) return { status, body: stripPersonalData(body), sessionId: sessionOf(body) }
  const error = status < 500 ? readAuthError(status, body) : null
  // A failure of the service, or a gateway that refuses our key: not caused by the caller.
  if (error === null) throw new EngineUnavailable(`The auth service answers ${status} ${loggedCode(body)}`)
  return { status, body: error, sessionId: null }
}

const headersFor = (key: string | null, { authorization, userAgent = '', body }: Parameters<CallAuth>[0]) => {
  const headers = new Headers({ 'User-Agent': userAgent })
  if (key !== null) headers.set('apikey', key)
  if (authorization !== undefined) headers.set('Authorization', authorization)
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  return headers
}

/** @throws EngineUnavailable */
export const remoteAuth =
  ({ url, key }: RemoteEngine, { timeout = TIMEOUT }: { timeout?: number } = {}): CallAuth =>
  async (call) => {
    const { method, path, body } = call
    try {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: headersFor(key, call),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return readAnswer(answer.status, await answer.text())
    } catch (cause) {
      if (cause instanceof EngineUnavailable) throw cause
      // Not reached, timed out, or an answer of a proxy in between.
      throw new EngineUnavailable('The auth service does not answer as it should', { cause })
    }
  }
