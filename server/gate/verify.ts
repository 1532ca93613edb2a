/** `POST /auth/v1/verify`: exchanges a mailed link or code for a session. Five wrong codes invalidate the mail. */
import * as z from 'zod/mini'
import { EMAIL_PURPOSES, type EmailPurpose } from '#contracts/callback.ts'
import { emailCodeField, emailField } from '#contracts/forms/fields.ts'
import { EMAIL_CODE_MAX_ATTEMPTS, EMAIL_LINK_TTL_SECONDS } from '#contracts/limits.ts'
import { openedUserOf, recordSession } from '#server/account/audit-log.ts'
import { clearUndeliverable } from '#server/account/undeliverable.ts'
import { readJson } from '#server/http/json-request.ts'
import { emailTokenHash } from '#server/embedded/email-tokens.ts'
import { isUniqueViolation } from '#server/http/unique-violation.ts'
import { accountByEmail, rememberRecovery } from './accounts.ts'
import { AuthRefusal, otpExpired } from './auth-refusal.ts'
import { recordDevice } from './devices.ts'
import type { Gate, GateHandler } from './gate.ts'
import { rememberNetwork } from './known-networks.ts'
import { openTokenHash } from './link-token.ts'
import { applySignUp, tryCode } from './pending-sign-ups.ts'

/** Not a digest: the lookup runs, and finds no token. */
const UNKNOWN_TOKEN = 'none'

const type = z.enum(EMAIL_PURPOSES)
const verifySchema = z.union([
  z.object({ type, token_hash: z.string().check(z.maxLength(200)) }),
  z.object({ type, email: emailField, token: emailCodeField }),
])

/**
 * Counts an attempt before its outcome is known, so that concurrent attempts are all counted. A new mail has a new
 * token and starts a new count.
 */
const countTry = async ({ db }: Gate, userId: string, tokenHash: string): Promise<number> => {
  const [row] = await db.query<{ attempts: number }>(
    `insert into private.email_code_attempts as tries (user_id, kind, token_hash, attempts) values ($1, 'recovery', $2, 1)
     on conflict (user_id, kind) do update set
       attempts = case when tries.token_hash = excluded.token_hash then tries.attempts + 1 else 1 end,
       token_hash = excluded.token_hash
     returning attempts`,
    [userId, tokenHash],
  )
  return row?.attempts ?? Number.POSITIVE_INFINITY
}

/** Gives back the count of an attempt that was not checked. */
const uncountTry = ({ db }: Gate, userId: string, tokenHash: string) =>
  db.query(
    `update private.email_code_attempts set attempts = attempts - 1
     where user_id = $1 and kind = 'recovery' and token_hash = $2`,
    [userId, tokenHash],
  )

const invalidateRecovery = ({ db }: Gate, userId: string, tokenHash: string) =>
  db.query('select private.forget_email_tokens(id) from auth.users where id = $1 and recovery_token = $2', [
    userId,
    tokenHash,
  ])

/** The auth service may be configured to accept tokens for longer than the mail says. */
const requireLiveRecovery = async ({ db }: Gate, tokenHash: string) => {
  const rows = await db.query(
    `select 1 from auth.users
     where recovery_token = $1 and recovery_sent_at > now() - interval '${EMAIL_LINK_TTL_SECONDS} seconds'`,
    [tokenHash],
  )
  if (rows.length === 0) throw otpExpired()
}

const verifyByService = (gate: Gate, purpose: EmailPurpose, tokenHash: string) =>
  gate.callAuth({ method: 'POST', path: '/verify', body: { type: purpose, token_hash: tokenHash } })

const verifyRecovery = async (gate: Gate, tokenHash: string) => {
  await requireLiveRecovery(gate, tokenHash)
  return verifyByService(gate, 'recovery', tokenHash)
}

/** Creates the account before the auth service opens its session; does nothing for a token of no sign-up. */
const verifySignUp = async (gate: Gate, tokenHash: string) => {
  await gate.db
    .transaction((queries) => applySignUp(queries, tokenHash))
    .catch((error: unknown) => {
      // Another mail for the same address was used at the same time.
      throw isUniqueViolation(error) ? otpExpired() : error
    })
  return verifyByService(gate, 'signup', tokenHash)
}

/** An address without a token runs the same queries as a wrong code, so that the response time does not differ. */
const verifySignUpCode = async (gate: Gate, email: string, code: string) =>
  verifySignUp(gate, (await tryCode(gate.db, email, code)) ?? UNKNOWN_TOKEN)

const verifyRecoveryCode = async (gate: Gate, email: string, code: string) => {
  const account = await accountByEmail(gate.db, email)
  const tokenHash = account?.recoveryToken ?? null
  const isTried = account !== null && tokenHash !== null
  const tries = isTried ? await countTry(gate, account.id, tokenHash) : 0
  if (tries > EMAIL_CODE_MAX_ATTEMPTS) throw otpExpired()
  const isLast = tries === EMAIL_CODE_MAX_ATTEMPTS
  try {
    return await verifyRecovery(gate, emailTokenHash(email, code))
  } catch (error) {
    const isWrong = error instanceof AuthRefusal
    if (isTried && !isWrong) await uncountTry(gate, account.id, tokenHash)
    if (isTried && isWrong && isLast) await invalidateRecovery(gate, account.id, tokenHash)
    throw error
  }
}

const CODES = { signup: verifySignUpCode, recovery: verifyRecoveryCode } as const

const verifyLink = (gate: Gate, purpose: EmailPurpose, sealed: string) => {
  const tokenHash = openTokenHash([gate.signingKey, ...gate.olderSigningKeys], sealed)
  if (tokenHash === null) throw otpExpired()
  return purpose === 'signup' ? verifySignUp(gate, tokenHash) : verifyRecovery(gate, tokenHash)
}

export const verify =
  (gate: Gate): GateHandler =>
  async (c) => {
    const network = gate.network(c)
    await gate.limiter.enforce('verificationByIp', network)
    const request = await readJson(c, verifySchema)
    if ('email' in request) c.set('subject', request.email)
    const answer = await ('token_hash' in request
      ? verifyLink(gate, request.type, request.token_hash)
      : CODES[request.type](gate, request.email, request.token))
    const { status, body, sessionId } = answer
    if (status === 200) {
      await recordSession(gate.db, answer)
      const userId = openedUserOf(answer.body)
      if (userId !== null) await clearUndeliverable(gate.db, userId)
      await rememberNetwork(gate, sessionId, network)
      await recordDevice(gate, c, sessionId)
    }
    if (status === 200 && sessionId !== null && request.type === 'recovery') await rememberRecovery(gate.db, sessionId)
    if (status === 403) throw otpExpired()
    return Response.json(body, { status })
  }
