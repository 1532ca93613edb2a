/**
 * `POST /api/auth/change-password` (specification §7). The current password is proven by signing in with it, and the new
 * one is set by the auth service itself: the same calls on the embedded service and on a hosted project.
 */
import type { Context } from 'hono'
import { changePasswordSchema } from '#contracts/api/change-password.ts'
import { recordEvent } from '#server/account/audit-log.ts'
import { authCodeOf, provePassword } from '#server/account/prove-password.ts'
import type { Database } from '#server/embedded/database.ts'
import { accountById, endOtherSessions, endRecovery } from '#server/gate/accounts.ts'
import { askedLanguage, enqueuePasswordChanged, languageFor } from '#server/gate/auth-mail.ts'
import type { HashQueue } from '#server/gate/hash-queue.ts'
import type { CallAuth } from '#server/gate/lite-answer.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import { readJson } from '#server/http/json-request.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { Outbox } from '#server/mail/outbox.ts'

export type PasswordDesk = {
  db: Database
  callAuth: CallAuth
  hashing: HashQueue
  limiter: RateLimiter
  outbox: Outbox
  origin: string
}

const setPassword = async ({ callAuth }: PasswordDesk, password: string, authorization: string | undefined) => {
  const answer = await callAuth({ method: 'PUT', path: '/user', body: { password }, authorization })
  if (answer.status === 200) return
  const code = authCodeOf(answer)
  if (code === 'weak_password') throw new Refusal('auth.weakPassword')
  if (code === 'same_password') throw new Refusal('auth.samePassword')
  if (code === 'reauthentication_needed') throw new Refusal('auth.proofNeeded')
  throw new Refusal(answer.status >= 500 ? 'service.unavailable' : 'password.changeFailed')
}

export const changePassword = (desk: PasswordDesk) => async (c: Context<AppEnv>) => {
  const { currentPassword, newPassword, keepOtherSessions = false } = await readJson(c, changePasswordSchema)
  const caller = c.get('caller')
  await desk.limiter.enforce('passwordByUser', caller.userId)
  const account = await accountById(desk.db, caller.userId)
  if (account === null) throw new Refusal('auth.unauthenticated')
  if (account.passwordHash === null) throw new Refusal('password.none')

  await desk.hashing(async () => {
    await provePassword(desk.callAuth, account.email, currentPassword)
    // Not every auth service minds; the current one is proven, so this tells nobody anything.
    if (newPassword === currentPassword) throw new Refusal('auth.samePassword')
    await setPassword(desk, newPassword, c.req.header('Authorization'))
  })
  await desk.db.transaction(async (queries) => {
    if (keepOtherSessions) await endRecovery(queries, caller)
    else await endOtherSessions(queries, caller)
    await recordEvent(queries, 'password.changed', caller)
    await enqueuePasswordChanged(desk, queries, { ...account, language: languageFor(askedLanguage(c), account) })
  })
  return c.json({ success: true })
}
