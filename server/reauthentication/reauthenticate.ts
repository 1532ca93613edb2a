/** Reauthentication before an irreversible action: the password, or a session opened or proven within `REAUTH_MAX_AGE`. */
import { REAUTH_MAX_AGE } from '#contracts/limits.ts'
import type { Queries } from '#server/embedded/database.ts'
import { type Account, accountById } from '#server/gate/accounts.ts'
import type { HashQueue } from '#server/gate/hash-queue.ts'
import type { CallAuth } from '#server/gate/lite-answer.ts'
import { Refusal } from '#server/http/failures.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { Claims } from '#server/http/bearer.ts'
import { verifyPassword } from './verify-password.ts'

export type ReauthenticationDeps = { db: Queries; callAuth: CallAuth; hashing: HashQueue; limiter: RateLimiter }

const isFresh = async (db: Queries, { sessionId }: Claims): Promise<boolean> => {
  const rows = await db.query(
    `with fresh as (select now() - $2::integer * interval '1 millisecond' as since)
     select 1 from auth.sessions, fresh where id = $1 and created_at > since
     union all
     select 1 from private.identity_proofs, fresh where session_id = $1 and proven_at > since`,
    [sessionId, REAUTH_MAX_AGE],
  )
  return rows.length > 0
}

/** Restarts the session's `REAUTH_MAX_AGE`. */
const keepProof = (db: Queries, { userId, sessionId }: Claims) =>
  db.query(
    `insert into private.identity_proofs (session_id, user_uuid) values ($1, $2)
     on conflict (session_id) do update set proven_at = now()`,
    [sessionId, userId],
  )

/** A correct password counts for this session for `REAUTH_MAX_AGE`. Only wrong ones count towards the rate limit. */
export const reauthenticateByPassword = async (
  deps: ReauthenticationDeps,
  caller: Claims,
  { email }: Account,
  password: string,
) => {
  await deps.limiter.enforce('passwordByUser', caller.userId)
  await deps.hashing(() => verifyPassword(deps.callAuth, email, password))
  await deps.limiter.giveBack('passwordByUser', caller.userId)
  await keepProof(deps.db, caller)
}

/** Throws `auth.proofNeeded`, `password.currentWrong` or `rate.limited`. */
export const reauthenticate = async (
  deps: ReauthenticationDeps,
  caller: Claims,
  password: string | undefined,
): Promise<void> => {
  if (password === undefined) {
    if (await isFresh(deps.db, caller)) return
    throw new Refusal('auth.proofNeeded')
  }
  const account = await accountById(deps.db, caller.userId)
  if (account === null || account.passwordHash === null) throw new Refusal('auth.proofNeeded')
  await reauthenticateByPassword(deps, caller, account, password)
}
