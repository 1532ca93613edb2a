/** `GET` and `PUT /auth/v1/user`, `POST /auth/v1/logout`. */
import type { Context } from 'hono'
import * as z from 'zod/mini'
import { newPasswordField } from '#contracts/forms/fields.ts'
import { recordEvent } from '#server/account/audit-log.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import { readJson } from '#server/http/json-request.ts'
import { accountById, addEmailSignIn, endOtherSessions, endOwnSession, isRecovery, setPassword } from './accounts.ts'
import { requestLanguage, enqueuePasswordChanged, languageFor } from './auth-mail.ts'
import { AuthRefusal, commonPassword, samePassword, validationFailed } from './auth-refusal.ts'
import { beginAttempt } from './attempt.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { Gate, GateHandler } from './gate.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { activeClaimsOf, claimsToEnd, fullySignedInClaimsOf, liveClaimsOf } from './session-claims.ts'

const forward = async (
  gate: Gate,
  c: Context<AppEnv>,
  call: Omit<Parameters<Gate['callAuth']>[0], 'authorization'>,
) => {
  const { status, body } = await gate.callAuth({ ...call, authorization: c.req.header('Authorization') })
  return body === null ? new Response(null, { status }) : Response.json(body, { status })
}

export const readUser =
  (gate: Gate): GateHandler =>
  async (c) => {
    await liveClaimsOf(gate, c)
    return forward(gate, c, { method: 'GET', path: '/user' })
  }

const SCOPES: ReadonlySet<string> = new Set(['global', 'local', 'others'])

export const signOut =
  (gate: Gate): GateHandler =>
  async (c) => {
    const scope = c.req.query('scope') ?? 'global'
    if (!SCOPES.has(scope)) throw validationFailed('Unsupported scope')
    if (scope === 'local') {
      // Not by the auth service, which refuses an expired token: a sign-out after an hour has to end the session too.
      await endOwnSession(gate.db, await claimsToEnd(gate, c))
      // The answer does not reveal whether a session was ended.
      return new Response(null, { status: 204 })
    }
    const claims = await fullySignedInClaimsOf(gate, c)
    const answer = await forward(gate, c, { method: 'POST', path: `/logout?scope=${scope}` })
    if (answer.ok) await recordEvent(gate.db, 'session.othersEnded', claims)
    return answer
  }

/** Address and metadata cannot be changed here; the client's own empty extras are ignored. */
const changesSchema = z.object({
  password: newPasswordField,
  email: z.nullish(z.never()),
  data: z.nullish(z.never()),
})

/** Without the current password, only a session that was just opened by a password reset may set a new one. */
export const updateUser =
  (gate: Gate): GateHandler =>
  async (c) => {
    const claims = await activeClaimsOf(gate, c)
    if (!(await isRecovery(gate.db, claims.sessionId))) throw new Refusal('request.notAllowed')
    const { password } = await readJson(c, changesSchema)
    if (isCommonPassword(password)) throw commonPassword()
    const account = await accountById(gate.db, claims.userId)
    if (account === null) throw new AuthRefusal(401, 'session_not_found', 'Session does not exist')
    // Not the key of the current password: guesses of that one must not block its recovery.
    const key = `recovery:${claims.userId}`
    const attempt = await beginAttempt(gate.limiter, [{ name: 'passwordCheckByUser', key }])
    await attempt.verify(async () => {
      const passwordHash = await gate.hashing(async () => {
        if (await isPassword(password, account.passwordHash)) throw samePassword()
        return hashPassword(password)
      })
      await gate.db.transaction(async (queries) => {
        await setPassword(queries, claims.userId, passwordHash)
        await addEmailSignIn(queries, account)
        await endOtherSessions(queries, claims)
        await recordEvent(queries, 'password.recovered', claims)
        await enqueuePasswordChanged(gate, queries, { ...account, language: languageFor(requestLanguage(c), account) })
      })
    })
    await Promise.all([attempt.succeed(), gate.limiter.reset('passwordCheckByUser', claims.userId)])
    return forward(gate, c, { method: 'GET', path: '/user' })
  }
