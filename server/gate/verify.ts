/** `POST /auth/v1/verify`: a link or a code out of a mail becomes a session. Five wrong codes burn what they were tried on. */
import * as z from 'zod/mini'
import { EMAIL_PURPOSES, type EmailPurpose } from '#contracts/callback.ts'
import { emailCodeField, emailField } from '#contracts/forms/fields.ts'
import { EMAIL_CODE_MAX_ATTEMPTS } from '#contracts/limits.ts'
import { recordSession } from '#server/account/audit-log.ts'
import { readJson } from '#server/http/json-request.ts'
import { accountByEmail, rememberRecovery } from './accounts.ts'
import { otpExpired } from './auth-refusal.ts'
import type { Gate, GateHandler } from './gate.ts'
import { openTokenHash } from './link-token.ts'

const type = z.enum(EMAIL_PURPOSES)
const verifySchema = z.union([
  z.object({ type, token_hash: z.string().check(z.maxLength(200)) }),
  z.object({ type, email: emailField, token: emailCodeField }),
])

const COLUMNS = { signup: 'confirmation_token', recovery: 'recovery_token' } as const satisfies Record<
  EmailPurpose,
  string
>

/**
 * Counts the try before its outcome is known: tries sent at once count as tries sent one by one. A new mail starts a new
 * count, because its token is another one.
 */
const countTry = async ({ db }: Gate, userId: string, purpose: EmailPurpose, tokenHash: string): Promise<number> => {
  const [row] = await db.query<{ attempts: number }>(
    `insert into private.email_code_attempts as tries (user_id, kind, token_hash, attempts) values ($1, $2, $3, 1)
     on conflict (user_id, kind) do update set
       attempts = case when tries.token_hash = excluded.token_hash then tries.attempts + 1 else 1 end,
       token_hash = excluded.token_hash
     returning attempts`,
    [userId, purpose, tokenHash],
  )
  return row?.attempts ?? Number.POSITIVE_INFINITY
}

const burn = ({ db }: Gate, userId: string, purpose: EmailPurpose, tokenHash: string) =>
  db.query(`update auth.users set ${COLUMNS[purpose]} = null where id = $1 and ${COLUMNS[purpose]} = $2`, [
    userId,
    tokenHash,
  ])

/** An address without a token takes the same way as a wrong code: the time of the answer does not tell them apart. */
const verifyCode = async (gate: Gate, purpose: EmailPurpose, email: string, code: string) => {
  const account = await accountByEmail(gate.db, email)
  const tokenHash = account?.tokens[purpose] ?? null
  const isTried = account !== null && tokenHash !== null
  const tries = isTried ? await countTry(gate, account.id, purpose, tokenHash) : 0
  if (tries > EMAIL_CODE_MAX_ATTEMPTS) throw otpExpired()
  const answer = await gate.callAuth({ method: 'POST', path: '/verify', body: { type: purpose, email, token: code } })
  const isLast = tries === EMAIL_CODE_MAX_ATTEMPTS && answer.status !== 200
  if (isTried && isLast) await burn(gate, account.id, purpose, tokenHash)
  return answer
}

const verifyLink = (gate: Gate, purpose: EmailPurpose, sealed: string) => {
  const tokenHash = openTokenHash(gate.signingKey, sealed)
  if (tokenHash === null) throw otpExpired()
  return gate.callAuth({ method: 'POST', path: '/verify', body: { type: purpose, token_hash: tokenHash } })
}

export const verify =
  (gate: Gate): GateHandler =>
  async (c) => {
    await gate.limiter.enforce('verifyByNetwork', gate.network(c))
    const request = await readJson(c, verifySchema)
    const answer = await ('token_hash' in request
      ? verifyLink(gate, request.type, request.token_hash)
      : verifyCode(gate, request.type, request.email, request.token))
    const { status, body, sessionId } = answer
    if (status === 200) await recordSession(gate.db, answer)
    if (status === 200 && sessionId !== null && request.type === 'recovery') await rememberRecovery(gate.db, sessionId)
    return Response.json(body, { status })
  }
