/** The proof of `contracts/api/identity.ts`: a password, or a session that was opened or proven just now. */
import { FRESH_SESSION } from '#contracts/limits.ts'
import type { Queries } from '#server/embedded/database.ts'
import { type Account, accountById } from '#server/gate/accounts.ts'
import type { HashQueue } from '#server/gate/hash-queue.ts'
import type { CallAuth } from '#server/gate/lite-answer.ts'
import { Refusal } from '#server/http/failures.ts'
import type { RateLimiter } from '#server/http/rate-limit.ts'
import type { Claims } from '#server/http/bearer.ts'
import { provePassword } from './prove-password.ts'

export type IdentityDesk = { db: Queries; callAuth: CallAuth; hashing: HashQueue; limiter: RateLimiter }

const isFresh = async (db: Queries, { sessionId }: Claims): Promise<boolean> => {
  const rows = await db.query(
    `with fresh as (select now() - $2::integer * interval '1 millisecond' as since)
     select 1 from auth.sessions, fresh where id = $1 and created_at > since
     union all
     select 1 from private.identity_proofs, fresh where session_id = $1 and proven_at > since`,
    [sessionId, FRESH_SESSION],
  )
  return rows.length > 0
}

/** From now on the session is as good as new. */
const keepProof = (db: Queries, { userId, sessionId }: Claims) =>
  db.query(
    `insert into private.identity_proofs (session_id, user_uuid) values ($1, $2)
     on conflict (session_id) do update set proven_at = now()`,
    [sessionId, userId],
  )

/** A right password stands for this session for a while, whatever it was given for. Only wrong ones are counted. */
export const proveByPassword = async (desk: IdentityDesk, caller: Claims, { email }: Account, password: string) => {
  await desk.limiter.enforce('passwordByUser', caller.userId)
  await desk.hashing(() => provePassword(desk.callAuth, email, password))
  await desk.limiter.giveBack('passwordByUser', caller.userId)
  await keepProof(desk.db, caller)
}

/** Throws `auth.proofNeeded`, `password.currentWrong` or `rate.limited`. */
export const proveIdentity = async (
  desk: IdentityDesk,
  caller: Claims,
  password: string | undefined,
): Promise<void> => {
  if (password === undefined) {
    if (await isFresh(desk.db, caller)) return
    throw new Refusal('auth.proofNeeded')
  }
  const account = await accountById(desk.db, caller.userId)
  if (account === null || account.passwordHash === null) throw new Refusal('auth.proofNeeded')
  await proveByPassword(desk, caller, account, password)
}
