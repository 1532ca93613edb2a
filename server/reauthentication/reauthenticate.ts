/** Reauthentication before an irreversible action: the password, or a session opened or reauthenticated recently. */
import { isFresh, recordReauthentication } from '#server/account/reauthentications.ts'
import type { Queries } from '#server/database/database.ts'
import { type AuthAccount, accountById } from '#server/gate/accounts.ts'
import { beginAttempt } from '#server/gate/attempt.ts'
import type { BoundedQueue } from '#server/http/bounded-queue.ts'
import type { CallAuth } from '#server/engines/engine.ts'
import { Refusal } from '#server/http/failures.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { Claims } from '#server/http/bearer.ts'
import { verifyPassword } from './verify-password.ts'

export type ReauthenticationDeps = { db: Queries; callAuth: CallAuth; hashing: BoundedQueue; limiter: RateLimiter }

/** An account with a second factor reauthenticates with it: the password alone does not suffice. */
const hasFactor = async (db: Queries, { userId }: Claims): Promise<boolean> => {
  const rows = await db.query(`select 1 from auth.mfa_factors where user_id = $1 and status = 'verified'`, [userId])
  return rows.length > 0
}

/** A correct password reauthenticates this session for `REAUTH_MAX_AGE`. Only wrong ones count towards the rate limit. */
export const reauthenticateByPassword = async (
  deps: ReauthenticationDeps,
  caller: Claims,
  { email }: AuthAccount,
  password: string,
) => {
  const attempt = await beginAttempt(deps.limiter, [{ name: 'passwordCheckByUser', key: caller.userId }])
  await attempt.verify(() => deps.hashing(() => verifyPassword(deps.callAuth, email, password)))
  await attempt.succeed()
  if (!(await hasFactor(deps.db, caller))) await recordReauthentication(deps.db, caller)
}

/** Throws `auth.proofNeeded`, `auth.factorProofNeeded`, `password.currentWrong` or `rate.limited`. */
export const reauthenticate = async (
  deps: ReauthenticationDeps,
  caller: Claims,
  password: string | undefined,
): Promise<void> => {
  const needsFactor = await hasFactor(deps.db, caller)
  if (password === undefined || needsFactor) {
    if (await isFresh(deps.db, caller)) return
    throw new Refusal(needsFactor ? 'auth.factorProofNeeded' : 'auth.proofNeeded')
  }
  const account = await accountById(deps.db, caller.userId)
  if (account === null || account.passwordHash === null) throw new Refusal('auth.proofNeeded')
  await reauthenticateByPassword(deps, caller, account, password)
}
