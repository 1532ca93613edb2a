/**
 * `POST /api/auth/change-password` (ACCOUNT-35). Signing in with the current password checks it. The new password, the
 * end of the other sessions, the mail and the audit entry are one transaction, on a hosted project too.
 */
import type { Context } from 'hono'
import { changePasswordSchema } from '#contracts/api/change-password.ts'
import { recordEvent } from '#server/account/audit-log.ts'
import { reauthenticateByPassword } from '#server/reauthentication/reauthenticate.ts'
import type { Database } from '#server/database/database.ts'
import { accountById, endOtherSessions, endRecovery, setPassword } from '#server/gate/accounts.ts'
import { requestLanguage, enqueuePasswordChanged, languageFor } from '#server/gate/auth-mail.ts'
import { isCommonPassword } from '#server/gate/common-passwords.ts'
import type { BoundedQueue } from '#server/http/bounded-queue.ts'
import type { CallAuth } from '#server/engines/engine.ts'
import { hashPassword } from '#server/gate/passwords.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import { readJson } from '#server/http/json-request.ts'
import { isOfLostCaller } from '#server/http/lost-caller.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import { callerOf } from '#server/http/signed-in.ts'
import type { Outbox } from '#server/mail/outbox.ts'

export type PasswordDeps = {
  db: Database
  callAuth: CallAuth
  hashing: BoundedQueue
  limiter: RateLimiter
  outbox: Outbox
  origin: string
}

export const changePassword = (deps: PasswordDeps) => async (c: Context<AppEnv>) => {
  const { currentPassword, newPassword, keepOtherSessions = false } = await readJson(c, changePasswordSchema)
  const caller = callerOf(c)
  if (isCommonPassword(newPassword)) {
    throw new Refusal('auth.weakPassword', { fields: { newPassword: 'password.common' } })
  }
  const account = await accountById(deps.db, caller.userId)
  if (account === null) throw new Refusal('auth.unauthenticated')
  if (account.passwordHash === null) throw new Refusal('password.none')

  await reauthenticateByPassword(deps, caller, account, currentPassword)
  // Only after the check of the current password: otherwise this answer would confirm a guess.
  if (newPassword === currentPassword) throw new Refusal('auth.samePassword')
  const passwordHash = await deps.hashing(() => hashPassword(newPassword))
  await deps.db
    .transaction(async (queries) => {
      await setPassword(queries, caller.userId, passwordHash)
      if (keepOtherSessions) await endRecovery(queries, caller)
      else await endOtherSessions(queries, caller)
      await recordEvent(queries, 'password.changed', caller)
      await enqueuePasswordChanged(deps, queries, { ...account, language: languageFor(requestLanguage(c), account) })
    })
    .catch((cause: unknown) => {
      if (cause instanceof Error && isOfLostCaller(cause, c)) throw cause
      throw new Refusal('password.changeFailed', { cause })
    })
  return c.json({ success: true })
}
