/**
 * `POST /auth/v1/recover` and `/resend`: the same answer in the same time for every address, which is looked up after
 * the answer was sent (anti-enumeration).
 */
import * as z from 'zod/mini'
import type { EmailPurpose } from '#contracts/callback.ts'
import { emailField } from '#contracts/forms/fields.ts'
import type { Language } from '#contracts/languages.ts'
import { issueRecoveryToken } from '#server/embedded/email-tokens.ts'
import { readJson } from '#server/http/json-request.ts'
import { type AuthAccount, accountByEmail } from './accounts.ts'
import { requestLanguage, enqueueAlreadyRegistered, enqueueToken, languageFor } from './auth-mail.ts'
import { mailTooSoon, refuse } from './auth-refusal.ts'
import { type Gate, type GateHandler, networkDigest } from './gate.ts'
import { pendingOf, renewSignUp } from './pending-sign-ups.ts'

const recoverSchema = z.object({ email: emailField })
const resendSchema = z.object({ email: emailField, type: z.literal('signup') })

type MailRequest = { purpose: EmailPurpose; email: string; language: Language | null; network: string }

const sendPasswordReset = (gate: Gate, account: AuthAccount, { email, language }: MailRequest) =>
  gate.db.transaction(async (queries) => {
    const token = await issueRecoveryToken(queries, account.id, email)
    await enqueueToken(gate, queries, 'recovery', { ...account, language: languageFor(language, account) }, token)
  })

/**
 * Resends the mail of a pending sign-up. A password reset may be requested by somebody who never signed up, so it only
 * gets a sign-up of its own network, never the confirmation of a stranger's.
 */
const sendConfirmation = (gate: Gate, { purpose, email, language, network }: MailRequest) =>
  gate.db.transaction(async (queries) => {
    const which = { email, networkDigest: networkDigest(gate, network), orOnly: purpose === 'signup' }
    const pending = await pendingOf(queries, which)
    if (pending === null) return
    const token = await renewSignUp(queries, pending)
    await enqueueToken(gate, queries, 'signup', { ...pending, language: language ?? languageFor(null, pending) }, token)
  })

const send = async (gate: Gate, request: MailRequest) => {
  const account = await accountByEmail(gate.db, request.email)
  if (account === null || !account.isConfirmed) await sendConfirmation(gate, request)
  else if (request.purpose === 'recovery') await sendPasswordReset(gate, account, request)
  else await enqueueAlreadyRegistered(gate, { ...account, language: languageFor(request.language, account) })
}

/**
 * Anti-enumeration: known and unknown addresses get the same answer in the same time. Repeats from the same network are
 * rate-limited; if another network has just requested a mail to the address, none is sent and the answer stays the
 * same.
 */
const answerWithoutEnumeration = (gate: Gate, request: MailRequest): Promise<object> => {
  const { purpose, email, network } = request
  const keyedCall = { call: purpose, network, request: email }
  // One at a time: a repeated request waits for the one in progress and gets its answer.
  return gate.db.exclusive(`${purpose}:${email} ${network}`, async () => {
    const wait = await gate.limiter.consume('mailIntervalByRequester', `${purpose}:${email} ${network}`)
    if (wait !== null) {
      const isRepeat = purpose === 'recovery' && (await gate.recentAnswers.get(keyedCall)) !== undefined
      return isRepeat ? {} : refuse(mailTooSoon(wait))
    }
    await gate.limiter.enforce('mailRequestByIp', network)
    if ((await gate.limiter.consume('mailIntervalByEmail', `${purpose}:${email}`)) === null) {
      gate.background.run(`${purpose} mail not enqueued`, () => send(gate, request))
    }
    return gate.recentAnswers.store(keyedCall, {})
  })
}

export const recover =
  (gate: Gate): GateHandler =>
  async (c) => {
    const { email } = await readJson(c, recoverSchema)
    c.set('subject', email)
    const request = { purpose: 'recovery', email, language: requestLanguage(c), network: gate.network(c) } as const
    return Response.json(await answerWithoutEnumeration(gate, request))
  }

/** Resending requests a second mail: a rate limit is reported here, never answered as success. */
export const resend =
  (gate: Gate): GateHandler =>
  async (c) => {
    const { email, type: purpose } = await readJson(c, resendSchema)
    c.set('subject', email)
    const request = { purpose, email, language: requestLanguage(c), network: gate.network(c) }
    return Response.json(await answerWithoutEnumeration(gate, request))
  }
