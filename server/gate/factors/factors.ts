/** `/auth/v1/factors`: enrols, challenges, verifies and removes a second factor, as the auth service's API does. */
import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { renderSVG } from 'uqr'
import * as z from 'zod/mini'
import { BRAND_NAME } from '#contracts/brand.ts'
import { FACTOR_CODE_LENGTH } from '#contracts/limits.ts'
import { recordEvent } from '#server/account/audit-log.ts'
import { base32, keyUri, matchingStep } from '#server/crypto/totp.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import type { Claims } from '#server/http/bearer.ts'
import { readJson } from '#server/http/json-request.ts'
import { accountById } from '../accounts.ts'
import type { Gate, GateHandler } from '../gate.ts'
import { activeClaimsOf, liveClaimsOf } from '../session-claims.ts'
import { completeSession, verifyRateLimited, notifyOwner, requireReauthentication } from './code-verification.ts'
import { withFactorLock } from './factor-lock.ts'
import { challengeExpired, factorExists, factorNotFound, wrongCode } from './refusals.ts'
import {
  addChallenge,
  addFactor,
  endAal1Sessions,
  type Factor,
  factorById,
  isChallenged,
  isStepOfSession,
  setSessionAal2,
  removeFactor,
  removeUnverified,
  markStepUsed,
  verifiedFactor,
} from './store.ts'

const SECRET_BYTES = 20

const idSchema = z.uuid()

const ownFactor = async (gate: Gate, c: Context<AppEnv>, { userId }: Claims): Promise<Factor> => {
  const id = idSchema.safeParse(c.req.param('id'))
  const factor = id.success ? await factorById(gate.db, userId, id.data) : null
  if (factor === null) throw factorNotFound()
  return factor
}

const enrolSchema = z.object({
  factor_type: z.literal('totp'),
  friendly_name: z.nullish(z.string().check(z.maxLength(100))),
})

/** Under the lock: an account whose factor was verified meanwhile gets no second one. */
const refuseSecond = async (gate: Gate, userId: string): Promise<void> => {
  if ((await verifiedFactor(gate.db, userId)) !== null) throw factorExists()
}

/** One factor per account; an unverified one has no effect. */
export const enrolFactor =
  (gate: Gate): GateHandler =>
  async (c) => {
    const claims = await activeClaimsOf(gate, c)
    const { friendly_name: requestedName } = await readJson(c, enrolSchema)
    // Empty, not null: supabase/auth cannot read a factor without a name.
    const name = requestedName ?? ''
    await refuseSecond(gate, claims.userId)
    await requireReauthentication(gate, claims)
    await gate.db.query('select private.ensure_user($1)', [claims.userId])
    const bytes = randomBytes(SECRET_BYTES)
    const key = await gate.vault.keyFor(gate.db, claims.userId)
    const sealed = await key.seal('factor', bytes.toString('hex'))
    const id = await withFactorLock(gate, claims.userId, async () => {
      await refuseSecond(gate, claims.userId)
      return gate.db.transaction((queries) => addFactor(queries, { userId: claims.userId, name, secret: sealed }))
    })
    const secret = base32(bytes)
    const account = (await accountById(gate.db, claims.userId))?.email ?? ''
    const uri = keyUri({ issuer: BRAND_NAME, account, secret })
    return c.json({ id, type: 'totp', friendly_name: name, totp: { qr_code: renderSVG(uri), secret, uri } })
  }

export const challengeFactor =
  (gate: Gate): GateHandler =>
  async (c) => {
    const factor = await ownFactor(gate, c, await liveClaimsOf(gate, c))
    const { id, expiresAt } = await addChallenge(gate.db, factor.id)
    return c.json({ id, type: 'totp', expires_at: expiresAt })
  }

const verifySchema = z.object({
  challenge_id: z.uuid(),
  code: z.string().check(z.regex(new RegExp(`^\\d{${FACTOR_CODE_LENGTH}}$`))),
})

const stepOf = async (gate: Gate, { userId }: Claims, factor: Factor, code: string): Promise<number | null> => {
  const key = await gate.vault.keyFor(gate.db, userId)
  const secret = await key.open('factor', factor.secret)
  return secret === null ? null : matchingStep(Buffer.from(secret, 'hex'), code, Date.now())
}

const acceptCode = (
  gate: Gate,
  c: Context<AppEnv>,
  claims: Claims,
  { factor, step }: { factor: Factor; step: number },
) =>
  gate.db.transaction(async (queries) => {
    if (!(await markStepUsed(queries, { factorId: factor.id, step, sessionId: claims.sessionId }))) throw wrongCode()
    await setSessionAal2(queries, claims, factor.id)
    if (factor.status === 'verified') return
    await endAal1Sessions(queries, claims.userId)
    await recordEvent(queries, 'factor.added', claims)
    await notifyOwner(gate, c, queries, claims, 'factorAdded')
  })

/**
 * The first code of a new factor activates it and ends the sessions that were opened without one. Not while another one is
 * verified, which may still be pending: otherwise a factor that was enrolled meanwhile could replace it. A code that was
 * accepted for the same session is accepted again while it is current: a step after its acceptance may have failed.
 */
export const verifyFactor =
  (gate: Gate): GateHandler =>
  async (c) => {
    const claims = await liveClaimsOf(gate, c)
    const factor = await ownFactor(gate, c, claims)
    if (factor.status !== 'verified') await activeClaimsOf(gate, c)
    const { challenge_id: challenge, code } = await readJson(c, verifySchema)
    await verifyRateLimited(gate, c, claims, async () => {
      const step = await stepOf(gate, claims, factor, code)
      const { sessionId } = claims
      if (step !== null && (await isStepOfSession(gate.db, { factorId: factor.id, step, sessionId }))) return
      if (!(await isChallenged(gate.db, factor.id, challenge))) throw challengeExpired()
      if (step === null) throw wrongCode()
      await withFactorLock(gate, claims.userId, async () => {
        if (factor.status !== 'verified') await refuseSecond(gate, claims.userId)
        await acceptCode(gate, c, claims, { factor, step })
      })
    })
    return completeSession(gate, c, claims)
  }

/** Removes a factor; a verified one with its recovery codes, which requires `aal2` and a recent reauthentication. */
export const removeOwnFactor =
  (gate: Gate): GateHandler =>
  async (c) => {
    const claims = await activeClaimsOf(gate, c)
    const factor = await ownFactor(gate, c, claims)
    if (factor.status !== 'verified') {
      await removeUnverified(gate.db, claims.userId, factor.id)
      return c.json({ id: factor.id })
    }
    await requireReauthentication(gate, claims)
    await withFactorLock(gate, claims.userId, () =>
      gate.db.transaction(async (queries) => {
        await removeFactor(queries, claims.userId, factor.id)
        await recordEvent(queries, 'factor.removed', claims)
        await notifyOwner(gate, c, queries, claims, 'factorRemoved')
      }),
    )
    return c.json({ id: factor.id })
  }
