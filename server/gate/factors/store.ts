/** Queries about second factors, challenges and recovery codes. */
import { randomUUID } from 'node:crypto'
import { FACTOR_CHALLENGE_TTL } from '#contracts/limits.ts'
import type { Queries } from '#server/database/database.ts'
import type { Claims } from '#server/http/bearer.ts'

export type Factor = { id: string; status: 'unverified' | 'verified'; secret: string }

const COLUMNS = 'id, status::text as status, secret'

/** Null for an unknown id and for another user's. */
export const factorById = async (db: Queries, userId: string, factorId: string): Promise<Factor | null> => {
  const [factor] = await db.query<Factor>(`select ${COLUMNS} from auth.mfa_factors where id = $1 and user_id = $2`, [
    factorId,
    userId,
  ])
  return factor ?? null
}

export const verifiedFactor = async (db: Queries, userId: string): Promise<Factor | null> => {
  const [factor] = await db.query<Factor>(
    `select ${COLUMNS} from auth.mfa_factors where user_id = $1 and status = 'verified'`,
    [userId],
  )
  return factor ?? null
}

/** Replaces another unverified factor. */
export const addFactor = async (
  queries: Queries,
  { userId, name, secret }: { userId: string; name: string; secret: string },
): Promise<string> => {
  const id = randomUUID()
  await queries.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [userId])
  await queries.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
     values ($1, $2, $3, 'totp', 'unverified', $4, now(), now())`,
    [id, userId, name, secret],
  )
  return id
}

export const addChallenge = async (db: Queries, factorId: string): Promise<{ id: string; expiresAt: number }> => {
  const id = randomUUID()
  await db.query('select private.add_factor_challenge($1, $2)', [id, factorId])
  return { id, expiresAt: Math.floor((Date.now() + FACTOR_CHALLENGE_TTL) / 1000) }
}

export const isChallenged = async (db: Queries, factorId: string, challengeId: string): Promise<boolean> => {
  const rows = await db.query(
    `select 1 from auth.mfa_challenges
     where id = $1 and factor_id = $2 and created_at > now() - $3::integer * interval '1 millisecond'`,
    [challengeId, factorId, FACTOR_CHALLENGE_TTL],
  )
  return rows.length === 1
}

type UsedStep = { factorId: string; step: number; sessionId: string }

/** Whether the code was accepted for this session already, whose answer may have been lost. */
export const isStepOfSession = async (db: Queries, { factorId, step, sessionId }: UsedStep): Promise<boolean> => {
  const rows = await db.query(
    'select 1 from private.factor_steps where factor_id = $1 and last_step = $2 and session_id = $3',
    [factorId, step, sessionId],
  )
  return rows.length === 1
}

/** Marks a code as used; false if it, or a later one, was used before. The first code verifies a new factor. */
export const markStepUsed = async (queries: Queries, { factorId, step, sessionId }: UsedStep): Promise<boolean> => {
  const rows = await queries.query(
    `insert into private.factor_steps as used (factor_id, user_uuid, last_step, session_id)
     select id, user_id, $2::bigint, $3::uuid from auth.mfa_factors where id = $1
     on conflict (factor_id) do update set last_step = excluded.last_step, session_id = excluded.session_id
     where used.last_step < excluded.last_step returning 1`,
    [factorId, step, sessionId],
  )
  if (rows.length === 0) return false
  await queries.query(`update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1`, [factorId])
  await queries.query('delete from auth.mfa_challenges where factor_id = $1', [factorId])
  return true
}

export const setSessionAal2 = (queries: Queries, { userId, sessionId }: Claims, factorId: string) =>
  queries.query('select private.raise_session($1, $2, $3)', [sessionId, userId, factorId])

/** Ends sessions with assurance level `aal1`. */
export const endAal1Sessions = (queries: Queries, userId: string) =>
  queries.query(`delete from auth.sessions where user_id = $1 and aal::text is distinct from 'aal2'`, [userId])

/** Deletes nothing if it was verified meanwhile. */
export const removeUnverified = (queries: Queries, userId: string, factorId: string) =>
  queries.query(`delete from auth.mfa_factors where id = $1 and user_id = $2 and status = 'unverified'`, [
    factorId,
    userId,
  ])

/** With challenges and recovery codes of a verified factor. */
export const removeFactor = async (queries: Queries, userId: string, factorId: string) => {
  await queries.query('delete from auth.mfa_factors where id = $1 and user_id = $2', [factorId, userId])
  await queries.query('delete from private.recovery_codes where user_uuid = $1', [userId])
  await queries.query('delete from private.factor_steps where factor_id = $1', [factorId])
  await queries.query('select private.lower_sessions($1)', [userId])
}
