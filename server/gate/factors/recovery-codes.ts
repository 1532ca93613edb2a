/** `/auth/v1/factors/recovery-codes`: ten single-use codes for a lost device, stored as keyed digests. */
import { randomInt } from 'node:crypto'
import * as z from 'zod/mini'
import { FACTOR_CHALLENGE_TTL, RECOVERY_CODE_COUNT, RECOVERY_CODE_LENGTH } from '#contracts/limits.ts'
import { recordEvent } from '#server/account/audit-log.ts'
import type { Queries } from '#server/database/database.ts'
import type { Claims } from '#server/http/bearer.ts'
import { readJson } from '#server/http/json-request.ts'
import { digestsOf, type Gate, type GateHandler } from '../gate.ts'
import { activeClaimsOf, fullySignedInClaimsOf, liveClaimsOf } from '../session-claims.ts'
import { completeSession, verifyRateLimited, notifyOwner, requireReauthentication } from './code-verification.ts'
import { withFactorLock } from './factor-lock.ts'
import { factorExists, factorNotFound, wrongCode } from './refusals.ts'
import { type Factor, setSessionAal2, verifiedFactor } from './store.ts'

/** Without letters and digits that are easily confused. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const HALF = RECOVERY_CODE_LENGTH / 2

const newCode = () => {
  const text = Array.from({ length: RECOVERY_CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${text.slice(0, HALF)}-${text.slice(HALF)}`
}

/** Normalizes a typed code: case, hyphen and spaces are ignored. */
const canonical = (code: string) => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

const codeDigests = (gate: Gate, userId: string, code: string) =>
  digestsOf(gate, 'recoveryCode', `${userId} ${canonical(code)}`)

const countCodes = async (db: Queries, userId: string): Promise<{ total: number; remaining: number }> => {
  const [counts] = await db.query<{ total: number; remaining: number }>(
    `select count(*)::int as total, (count(*) filter (where used_at is null))::int as remaining
     from private.recovery_codes where user_uuid = $1`,
    [userId],
  )
  return counts ?? { total: 0, remaining: 0 }
}

type UsedCode = { claims: Claims; digests: readonly string[] }

const useCode = async (queries: Queries, { claims: { userId, sessionId }, digests }: UsedCode): Promise<boolean> => {
  const rows = await queries.query(
    `update private.recovery_codes set used_at = now(), session_id = $3
     where user_uuid = $1 and code_digest = any($2::text[]) and used_at is null returning user_uuid`,
    [userId, `{${digests.join()}}`, sessionId],
  )
  return rows.length === 1
}

/** Whether the code was just accepted for this session, whose answer may have been lost. */
const isCodeOfSession = async (queries: Queries, { claims: { userId, sessionId }, digests }: UsedCode) => {
  const rows = await queries.query(
    `select 1 from private.recovery_codes where user_uuid = $1 and code_digest = any($2::text[])
       and session_id = $3 and used_at > now() - $4::integer * interval '1 millisecond'`,
    [userId, `{${digests.join()}}`, sessionId, FACTOR_CHALLENGE_TTL],
  )
  return rows.length === 1
}

export const countRecoveryCodes =
  (gate: Gate): GateHandler =>
  async (c) => {
    const { userId } = await fullySignedInClaimsOf(gate, c)
    const factor = await verifiedFactor(gate.db, userId)
    const counts = await countCodes(gate.db, userId)
    if (factor === null || counts.total === 0) throw factorNotFound()
    return c.json({ id: factor.id, type: 'recovery_code', ...counts })
  }

type Renewal = { isFirst: boolean }

const checkRenewal = async (gate: Gate, userId: string, { isFirst }: Renewal): Promise<Factor> => {
  const factor = await verifiedFactor(gate.db, userId)
  const { total } = await countCodes(gate.db, userId)
  if (factor === null || (!isFirst && total === 0)) throw factorNotFound()
  if (isFirst && total > 0) throw factorExists()
  return factor
}

/** Answers with the codes, only once. `isFirst` requires that there are none yet; otherwise they replace those. */
export const makeRecoveryCodes =
  (gate: Gate, renewal: Renewal): GateHandler =>
  async (c) => {
    const claims = await activeClaimsOf(gate, c)
    const { userId } = claims
    const codes = Array.from({ length: RECOVERY_CODE_COUNT }, newCode)
    const id = await withFactorLock(gate, userId, async () => {
      const factor = await checkRenewal(gate, userId, renewal)
      await requireReauthentication(gate, claims)
      await gate.db.transaction(async (queries) => {
        await queries.query('delete from private.recovery_codes where user_uuid = $1', [userId])
        for (const code of codes) {
          await queries.query('insert into private.recovery_codes (user_uuid, code_digest) values ($1, $2)', [
            userId,
            codeDigests(gate, userId, code)[0],
          ])
        }
        await recordEvent(queries, 'factor.codesMade', claims)
      })
      return factor.id
    })
    return c.json({ id, type: 'recovery_code', total: codes.length, codes })
  }

const codeSchema = z.object({ code: z.string().check(z.minLength(1), z.maxLength(100)) })

export const verifyRecoveryCode =
  (gate: Gate): GateHandler =>
  async (c) => {
    const claims = await liveClaimsOf(gate, c)
    const { code } = await readJson(c, codeSchema)
    const factor = await verifiedFactor(gate.db, claims.userId)
    if (factor === null) throw factorNotFound()
    await verifyRateLimited(gate, c, claims, () =>
      gate.db.transaction(async (queries) => {
        const used = { claims, digests: codeDigests(gate, claims.userId, code) }
        if (await isCodeOfSession(queries, used)) return
        if (!(await useCode(queries, used))) throw wrongCode()
        await setSessionAal2(queries, claims, factor.id)
        await recordEvent(queries, 'factor.codeUsed', claims)
        await notifyOwner(gate, c, queries, claims, 'recoveryCodeUsed')
      }),
    )
    return completeSession(gate, c, claims)
  }
