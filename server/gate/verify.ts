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

const type = z.enum(EMAIL_PURPOSES)
const verifySchema = z.union([
  z.object({ type, token_hash: z.string().check(z.maxLength(200)) }),
  z.object({ type, email: emailField, token: emailCodeField }),
])

/** The token of a mail, of which the auth service knows. */
type KnownToken = { userId: string; kind: EmailPurpose; tokenHash: string }

/**
 * Counts an attempt before its outcome is known, so that concurrent attempts are all counted. A new mail has a new
 * token and starts a new count.
 */
const countTry = async ({ db }: Gate, { userId, kind, tokenHash }: KnownToken): Promise<number> => {
  const [row] = await db.query<{ attempts: number }>(
    `insert into private.email_code_attempts as tries (user_id, kind, token_hash, attempts) values ($1, $2, $3, 1)
     on conflict (user_id, kind) do update set
       attempts = case when tries.token_hash = excluded.token_hash then tries.attempts + 1 else 1 end,
       token_hash = excluded.token_hash
     returning attempts`,
    [userId, kind, tokenHash],
  )
  return row?.attempts ?? Number.POSITIVE_INFINITY
}

/** Gives back the count of an attempt that was not checked. */
const uncountTry = ({ db }: Gate, { userId, kind, tokenHash }: KnownToken) =>
  db.query(
    `update private.email_code_attempts set attempts = attempts - 1
     where user_id = $1 and kind = $2 and token_hash = $3`,
    [userId, kind, tokenHash],
  )

const COLUMNS = {
  signup: { token: 'confirmation_token', sentAt: 'confirmation_sent_at' },
  recovery: { token: 'recovery_token', sentAt: 'recovery_sent_at' },
} as const

const invalidate = ({ db }: Gate, { userId, kind, tokenHash }: KnownToken) =>
  db.query(`select private.forget_email_tokens(id) from auth.users where id = $1 and ${COLUMNS[kind].token} = $2`, [
    userId,
    tokenHash,
  ])

/** The auth service may be configured to accept tokens for longer than the mail says. */
const requireLive = async ({ db }: Gate, kind: EmailPurpose, tokenHash: string) => {
  const { token, sentAt } = COLUMNS[kind]
  const rows = await db.query(
    `select 1 from auth.users
     where ${token} = $1 and ${sentAt} > now() - interval '${EMAIL_LINK_TTL_SECONDS} seconds'`,
    [tokenHash],
  )
  if (rows.length === 0) throw otpExpired()
}

const verifyByService = (gate: Gate, purpose: EmailPurpose, tokenHash: string) =>
  gate.callAuth({ method: 'POST', path: '/verify', body: { type: purpose, token_hash: tokenHash } })

const verifyKnown = async (gate: Gate, kind: EmailPurpose, tokenHash: string) => {
  await requireLive(gate, kind, tokenHash)
  return verifyByService(gate, kind, tokenHash)
}

const verifyKnownCode = async (gate: Gate, kind: EmailPurpose, { email, code }: { email: string; code: string }) => {
  const account = await accountByEmail(gate.db, email)
  const tokenHash = account?.tokens[kind] ?? null
  const tried = account === null || tokenHash === null ? null : { userId: account.id, kind, tokenHash }
  const tries = tried === null ? 0 : await countTry(gate, tried)
  if (tries > EMAIL_CODE_MAX_ATTEMPTS) throw otpExpired()
  const isLast = tries === EMAIL_CODE_MAX_ATTEMPTS
  try {
    return await verifyKnown(gate, kind, emailTokenHash(email, code))
  } catch (error) {
    const isWrong = error instanceof AuthRefusal
    if (tried !== null && !isWrong) await uncountTry(gate, tried)
    if (tried !== null && isWrong && isLast) await invalidate(gate, tried)
    throw error
  }
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

/** Of an account that was created already: the auth service could not be asked then, and still has the token. */
const verifySignUpCode = async (gate: Gate, email: string, code: string) => {
  const tokenHash = await tryCode(gate.db, email, code)
  return tokenHash === null ? verifyKnownCode(gate, 'signup', { email, code }) : verifySignUp(gate, tokenHash)
}

const CODES = {
  signup: verifySignUpCode,
  recovery: (gate: Gate, email: string, code: string) => verifyKnownCode(gate, 'recovery', { email, code }),
} as const

const verifyLink = (gate: Gate, purpose: EmailPurpose, sealed: string) => {
  const tokenHash = openTokenHash([gate.signingKey, ...gate.olderSigningKeys], sealed)
  if (tokenHash === null) throw otpExpired()
  return purpose === 'signup' ? verifySignUp(gate, tokenHash) : verifyKnown(gate, 'recovery', tokenHash)
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
