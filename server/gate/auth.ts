/** `/auth/v1`: an allow-list of the auth service's calls, with those that the product makes (SECURITY-02). */
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as z from 'zod/mini'
import type { AppEnv } from '#server/http/app-env.ts'
import { recordEvent } from '#server/account/audit-log.ts'
import { refusalOfError } from '#server/http/refusal-of-error.ts'
import { defaultRateLimit } from '#server/http/default-rate-limit.ts'
import { Refusal } from '#server/http/failures.ts'
import { limitBody, noStore, readJson, requireOwnJson } from '#server/http/json-request.ts'
import { AuthRefusal, authFailure, validationFailed } from './auth-refusal.ts'
import { challengeFactor, enrolFactor, removeOwnFactor, verifyFactor } from './factors/factors.ts'
import { countRecoveryCodes, makeRecoveryCodes, verifyRecoveryCode } from './factors/recovery-codes.ts'
import { recordDevice } from './devices.ts'
import type { Gate, GateHandler } from './gate.ts'
import { googleHandlers } from './google.ts'
import { refresh } from './refresh.ts'
import { recover, resend } from './resend.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { readUser, signOut, updateUser } from './user.ts'
import { verify } from './verify.ts'

const MAX_BODY = 64 * 1024

const codeSchema = z.object({
  auth_code: z.string().check(z.maxLength(200)),
  code_verifier: z.string().check(z.maxLength(200)),
})

const openedSchema = z.object({ access_token: z.string() })

/** `grant_type=pkce`: completes a sign-in with Google. */
const exchangeCode =
  (gate: Gate): GateHandler =>
  async (c) => {
    await gate.limiter.enforce('verificationByIp', gate.network(c))
    const request = await readJson(c, codeSchema)
    const answer = await gate.callAuth({ method: 'POST', path: '/token?grant_type=pkce', body: request })
    // Other grants return the session id in a header; this one has it only in the token.
    const opened = openedSchema.safeParse(answer.body)
    const claims = opened.success ? await gate.verify(opened.data.access_token) : null
    if (claims !== null) {
      await recordEvent(gate.db, 'session.opened', claims)
      await recordDevice(gate, c, claims.sessionId)
    }
    return Response.json(answer.body, { status: answer.status })
  }

const readSettings =
  (gate: Gate): GateHandler =>
  async () => {
    const { status, body } = await gate.callAuth({ method: 'GET', path: '/settings' })
    const { external, ...settings } = Object(body) as { external?: object }
    return Response.json({ ...settings, external: { ...external, google: gate.google !== null } }, { status })
  }

const token = (gate: Gate): GateHandler => {
  const grants = new Map<string | undefined, GateHandler>([
    ['password', signIn(gate)],
    ['refresh_token', refresh(gate)],
    ['pkce', exchangeCode(gate)],
  ])
  return (c) => {
    const grant = grants.get(c.req.query('grant_type'))
    if (grant === undefined) throw validationFailed('Unsupported grant type')
    return grant(c)
  }
}

export const requireKey = (key: string) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (c.req.header('apikey') !== key) throw new Refusal('auth.unauthenticated')
    await next()
  })

export const authGate = (gate: Gate) => {
  const auth = new Hono<AppEnv>()
  const rateLimited = defaultRateLimit(gate)
  auth.use(noStore)
  const google = googleHandlers(gate)
  if (google !== null) {
    // Browser navigations, which cannot send the API key.
    auth.get('/authorize', google.authorize)
    auth.get('/callback', google.callback)
  }
  auth.use(limitBody(MAX_BODY), requireOwnJson, requireKey(gate.publishableKey))
  auth.post('/signup', signUp(gate))
  auth.post('/token', token(gate))
  auth.post('/verify', verify(gate))
  auth.post('/recover', recover(gate))
  auth.post('/resend', resend(gate))
  auth.get('/user', rateLimited, readUser(gate))
  auth.put('/user', updateUser(gate))
  auth.post('/logout', rateLimited, signOut(gate))
  auth.post('/factors', rateLimited, enrolFactor(gate))
  auth.get('/factors/recovery-codes', rateLimited, countRecoveryCodes(gate))
  auth.post('/factors/recovery-codes', rateLimited, makeRecoveryCodes(gate, { isFirst: true }))
  auth.post('/factors/recovery-codes/regenerate', rateLimited, makeRecoveryCodes(gate, { isFirst: false }))
  auth.post('/factors/recovery-codes/verify', rateLimited, verifyRecoveryCode(gate))
  auth.post('/factors/:id/challenge', rateLimited, challengeFactor(gate))
  auth.post('/factors/:id/verify', rateLimited, verifyFactor(gate))
  auth.delete('/factors/:id', rateLimited, removeOwnFactor(gate))
  auth.get('/settings', rateLimited, readSettings(gate))
  auth.all('*', () => {
    throw new Refusal('request.notFound')
  })
  auth.onError((error, c) => {
    if (error instanceof AuthRefusal) return authFailure(c, error, gate.logRefusal)
    return authFailure(c, refusalOfError(error, gate.log, c), gate.logRefusal)
  })
  return auth
}
