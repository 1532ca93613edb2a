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
import { applySignUp, matchCode } from './pending-sign-ups.ts'

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

/** Resolves with when it was mailed. The auth service may be configured to accept tokens for longer than the mail says. */
const requireLive = async ({ db }: Gate, kind: EmailPurpose, tokenHash: string) => {
  const { token, sentAt } = COLUMNS[kind]
  const [live] = await db.query<{ sent_at: string }>(
    `select ${sentAt}::text as sent_at from auth.users
     where ${token} = $1 and ${sentAt} > now() - interval '${EMAIL_LINK_TTL_SECONDS} seconds'`,
    [tokenHash],
  )
  if (live === undefined) throw otpExpired()
  return live.sent_at
}

/** A token that was sent to the auth service, which accepts it once. `sentAt`: null for that of an account created just now. */
type SentToken = { kind: EmailPurpose; tokenHash: string; sentAt: string | null }

const verifyByService = async (gate: Gate, token: SentToken) => {
  const body = { type: token.kind, token_hash: token.tokenHash }
  return { ...(await gate.callAuth({ method: 'POST', path: '/verify', body })), token }
}

/**
 * Restores an accepted token after a write failed, so that the same link or code can be used again: the session that it opened
 * is deleted, and the token stays valid for as long as before, unless another was mailed meanwhile.
 */
const restoreToken = async ({ db }: Gate, { kind, tokenHash, sentAt }: SentToken, sessionId: string | null) => {
  const columns = COLUMNS[kind]
  await db.transaction(async (queries) => {
    const [ended] = await queries.query<{ user_id: string }>(
      'delete from auth.sessions where id = $1 returning user_id',
      [sessionId],
    )
    const [account] = await queries.query<{ id: string }>(
      `select id, private.keep_email_token(id, $2, $3) from auth.users
       where id = $1 and coalesce(${columns.token}, '') = ''`,
      [ended?.user_id ?? null, kind, tokenHash],
    )
    await queries.query(
      `update auth.users set ${columns.sentAt} = coalesce($2::text::timestamptz, ${columns.sentAt}) where id = $1`,
      [account?.id ?? null, sentAt],
    )
  })
}

const verifyKnown = async (gate: Gate, kind: EmailPurpose, tokenHash: string) => {
  const sentAt = await requireLive(gate, kind, tokenHash)
  return verifyByService(gate, { kind, tokenHash, sentAt })
}

const verifyKnownCode = async (gate: Gate, kind: EmailPurpose, { email, code }: { email: string; code: string }) => {
  const account = await accountByEmail(gate.db, email)
  const tokenHash = account?.tokens[kind] ?? null
  const attempt = account === null || tokenHash === null ? null : { userId: account.id, kind, tokenHash }
  const tries = attempt === null ? 0 : await countTry(gate, attempt)
  if (tries > EMAIL_CODE_MAX_ATTEMPTS) throw otpExpired()
  const isLast = tries === EMAIL_CODE_MAX_ATTEMPTS
  try {
    return await verifyKnown(gate, kind, emailTokenHash(email, code))
  } catch (error) {
    const isWrong = error instanceof AuthRefusal
    if (attempt !== null && !isWrong) await uncountTry(gate, attempt)
    if (attempt !== null && isWrong && isLast) await invalidate(gate, attempt)
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
  return verifyByService(gate, { kind: 'signup', tokenHash, sentAt: null })
}

/** Of an account that was created already: the auth service could not be reached then, and still has the token. */
const verifySignUpCode = async (gate: Gate, email: string, code: string) => {
  const tokenHash = await matchCode(gate.db, email, code)
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

/** What is stored about the session that a token has opened. */
const recordOpened = async (
  gate: Gate,
  c: Parameters<GateHandler>[0],
  { body, sessionId, token }: Awaited<ReturnType<typeof verifyByService>>,
) => {
  await recordSession(gate.db, { body, sessionId })
  const userId = openedUserOf(body)
  if (userId !== null) await clearUndeliverable(gate.db, userId)
  await rememberNetwork(gate, sessionId, gate.network(c))
  await recordDevice(gate, c, sessionId)
  if (sessionId !== null && token.kind === 'recovery') await rememberRecovery(gate.db, sessionId)
}

export const verify =
  (gate: Gate): GateHandler =>
  async (c) => {
    await gate.limiter.enforce('verificationByIp', gate.network(c))
    const request = await readJson(c, verifySchema)
    if ('email' in request) c.set('subject', request.email)
    const answer = await ('token_hash' in request
      ? verifyLink(gate, request.type, request.token_hash)
      : CODES[request.type](gate, request.email, request.token))
    const { status, body, sessionId, token } = answer
    if (status === 200) {
      await recordOpened(gate, c, answer).catch(async (error: unknown) => {
        // The first error is the one to report.
        await restoreToken(gate, token, sessionId).catch(() => {})
        throw error
      })
    }
    if (status === 403) throw otpExpired()
    return Response.json(body, { status })
  }
