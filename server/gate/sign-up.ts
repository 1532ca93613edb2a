/**
 * `POST /auth/v1/signup`: stores a pending sign-up, or notifies the owner of a confirmed account. Answer and time are
 * the same for a new address and for one that was signed up but not confirmed before.
 */
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { signUpMetadataSchema } from '#contracts/api/sign-up.ts'
import { cpfField } from '#contracts/forms/cpf-field.ts'
import { emailField, nameField, newPasswordField, phoneField } from '#contracts/forms/fields.ts'
import { TERMS_VERSION } from '#contracts/limits.ts'
import { readJson } from '#server/http/json-request.ts'
import { accountByEmail, type AuthAccount } from './accounts.ts'
import { enqueueAlreadyRegistered, enqueueToken, languageFor } from './auth-mail.ts'
import { commonPassword, mailTooSoon, refuse } from './auth-refusal.ts'
import { isCommonPassword } from './common-passwords.ts'
import { type Gate, type GateHandler, networkDigest } from './gate.ts'
import { hashPassword } from './passwords.ts'
import { insertSignUp } from './pending-sign-ups.ts'

const signUpSchema = z.object({
  email: emailField,
  password: newPasswordField,
  data: z.extend(signUpMetadataSchema, {
    full_name: nameField,
    phone: phoneField,
    cpf: z.optional(cpfField),
    terms_version: z.literal(TERMS_VERSION, { error: 'terms.required' }),
  }),
})
type SignUp = z.output<typeof signUpSchema>

/**
 * A user in the auth service's format, with a random id. Without identities it means that the address is taken, and
 * reveals nothing about its owner (REG-10).
 */
const userShape = ({ email, data }: SignUp, isTaken: boolean) => {
  const now = new Date().toISOString()
  const id = randomUUID()
  const metadata = {
    full_name: data.full_name,
    person_type: data.person_type,
    email,
    email_verified: false,
    phone_verified: false,
    sub: id,
  }
  const identity = {
    identity_id: randomUUID(),
    id,
    user_id: id,
    identity_data: metadata,
    provider: 'email',
    last_sign_in_at: now,
    created_at: now,
    updated_at: now,
    email,
  }
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: isTaken ? [] : [identity],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}

/** Sign-up and mail are written in one transaction: no page announces a mail that was not queued. */
const storeSignUp = (gate: Gate, { email, data }: SignUp, passwordHash: string, network: string) =>
  gate.db.transaction(async (queries) => {
    const signUp = { email, passwordHash, data, networkDigest: networkDigest(gate, network) }
    const token = await insertSignUp(queries, signUp)
    await enqueueToken(gate, queries, 'signup', { email, name: data.full_name, language: data.language }, token)
  })

const notifyOwner = (gate: Gate, account: AuthAccount) =>
  gate.background.run('already-registered mail not enqueued', async () => {
    if ((await gate.limiter.consume('mailIntervalByEmail', `signup:${account.email}`)) !== null) return
    await enqueueAlreadyRegistered(gate, { ...account, language: languageFor(null, account) })
  })

const signUpOnce = async (gate: Gate, request: SignUp, network: string) => {
  await gate.limiter.enforce('signUpByIp', network)
  // A sign-up without a mail could never be confirmed: beyond the limit it is refused, with or without an account.
  await gate.limiter.enforce('signUpByEmail', request.email)
  const account = await accountByEmail(gate.db, request.email)
  const passwordHash = await gate.hashing(() => hashPassword(request.password))
  const isTaken = account?.isConfirmed === true
  if (isTaken) notifyOwner(gate, account)
  else await storeSignUp(gate, request, passwordHash, network)
  return userShape(request, isTaken)
}

export const signUp =
  (gate: Gate): GateHandler =>
  async (c) => {
    const request = await readJson(c, signUpSchema)
    c.set('subject', request.email)
    if (isCommonPassword(request.password)) throw commonPassword()
    const network = gate.network(c)
    const keyedCall = { call: 'signup', network, request }
    const answer = await gate.db.exclusive(`signup:${request.email}`, async () => {
      const wait = await gate.limiter.consume('mailIntervalByRequester', `signup:${request.email} ${network}`)
      if (wait === null) return gate.recentAnswers.store(keyedCall, await signUpOnce(gate, request, network))
      return (await gate.recentAnswers.get(keyedCall)) ?? refuse(mailTooSoon(wait))
    })
    return Response.json(answer)
  }
