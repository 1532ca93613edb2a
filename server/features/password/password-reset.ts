/** `GET /api/auth/password-reset`: whether `PUT /auth/v1/user` would take a new password from this session. */
import type { Context } from 'hono'
import type { PasswordResetResponse } from '#contracts/api/password-reset.ts'
import type { Database } from '#server/database/database.ts'
import { accountById, isRecovery } from '#server/gate/accounts.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import { callerOf } from '#server/http/signed-in.ts'

export const readPasswordReset =
  ({ db }: { db: Database }) =>
  async (c: Context<AppEnv>) => {
    const { userId, sessionId } = callerOf(c)
    const [account, canSetPassword] = await Promise.all([accountById(db, userId), isRecovery(db, sessionId)])
    if (account === null) throw new Refusal('auth.unauthenticated')
    return c.json({ email: account.email, can_set_password: canSetPassword } satisfies PasswordResetResponse)
  }
