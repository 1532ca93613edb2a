/**
 * `POST /auth/v1/recover` and `/resend`: the same answer, at the same time, for every address. Who it belongs to is looked
 * up after the answer has left.
 */
import * as z from 'zod/mini'
import type { EmailPurpose } from '#contracts/callback.ts'
import { emailField } from '#contracts/forms/fields.ts'
import type { Language } from '#contracts/languages.ts'
import { readJson } from '#server/http/json-request.ts'
import { accountByEmail } from './accounts.ts'
import { askedLanguage, enqueueAlreadyRegistered, enqueueToken, languageFor } from './auth-mail.ts'
import { mailTooSoon } from './auth-refusal.ts'
import type { Gate, GateHandler } from './gate.ts'

const recoverSchema = z.object({ email: emailField })
const resendSchema = z.object({ email: emailField, type: z.literal('signup') })

type Wish = { purpose: EmailPurpose; email: string; language: Language | null }

const send = async (gate: Gate, { purpose, email, language }: Wish) => {
  const account = await accountByEmail(gate.db, email)
  if (account === null) return
  if (purpose === 'signup' && account.isConfirmed) {
    await enqueueAlreadyRegistered(gate, { ...account, language: languageFor(language, account) })
    return
  }
  const token = await gate.issueEmailToken(account.id, email, purpose)
  await enqueueToken(gate, gate.db, purpose, { ...account, language: languageFor(language, account) }, token)
}

const answerAlike = async (gate: Gate, network: string, wish: Wish) => {
  await gate.limiter.enforce('mailByNetwork', network)
  const wait = await gate.limiter.take('mailSpacing', `${wish.purpose}:${wish.email}`)
  if (wait !== null) throw mailTooSoon(wait)
  await gate.limiter.enforce('mailByEmail', `${wish.purpose}:${wish.email}`)
  gate.background.run(`${wish.purpose} mail`, () => send(gate, wish))
  return Response.json({})
}

export const recover =
  (gate: Gate): GateHandler =>
  async (c) => {
    const { email } = await readJson(c, recoverSchema)
    return answerAlike(gate, gate.network(c), { purpose: 'recovery', email, language: askedLanguage(c) })
  }

export const resend =
  (gate: Gate): GateHandler =>
  async (c) => {
    const { email, type } = await readJson(c, resendSchema)
    return answerAlike(gate, gate.network(c), { purpose: type, email, language: askedLanguage(c) })
  }
