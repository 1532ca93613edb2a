/** `POST /auth/v1/signup`: a new account, another mail for an unconfirmed one, a word to the owner of a confirmed one. */
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { signUpMetadataSchema } from '#contracts/api/sign-up.ts'
import { cpfField } from '#contracts/forms/cpf-field.ts'
import { emailField, nameField, newPasswordField, phoneField } from '#contracts/forms/fields.ts'
import { TERMS_VERSION } from '#contracts/limits.ts'
import { readJson } from '#server/http/json-request.ts'
import { accountByEmail, rememberConsent, type Account } from './accounts.ts'
import { enqueueAlreadyRegistered, enqueueToken, languageFor } from './auth-mail.ts'
import { mailTooSoon } from './auth-refusal.ts'
import type { Gate, GateHandler } from './gate.ts'
import type { AuthAnswer } from './lite-answer.ts'
import { spendHash } from './passwords.ts'

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

/** The shape of a fresh user. Without identities it says that the address is taken, and nothing about its owner (D9). */
const userShape = (email: string, fullName: string, owner: string | null) => {
  const now = new Date().toISOString()
  const id = owner ?? randomUUID()
  const identity = {
    identity_id: id,
    id,
    user_id: id,
    identity_data: { sub: id, email },
    provider: 'email',
    last_sign_in_at: now,
    created_at: now,
    updated_at: now,
  }
  return {
    id,
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { full_name: fullName },
    identities: owner === null ? [] : [identity],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}

/** Account, consent and mail: the last two are written together, so that nobody is told to look for a mail that is not there. */
const createAccount = async (gate: Gate, { email, password, data }: SignUp): Promise<AuthAnswer> => {
  const { language, terms_version: termsVersion, ...metadata } = data
  const { result: answer, mail } = await gate.catching(() =>
    gate.callAuth({ method: 'POST', path: '/signup', body: { email, password, data: metadata } }),
  )
  if (answer.status !== 200 || mail === null) return answer
  await gate.db.transaction(async (queries) => {
    await rememberConsent(queries, { userId: mail.userId, language, termsVersion })
    await enqueueToken(gate, queries, 'signup', { email, name: data.full_name, language }, mail)
  })
  await gate.limiter.take('mailSpacing', `signup:${email}`)
  return answer
}

/** The password is not taken: nobody has shown yet whose address it is. */
const repeatConfirmation = async (gate: Gate, account: Account, { email, data }: SignUp) => {
  const wait = await gate.limiter.take('mailSpacing', `signup:${email}`)
  if (wait !== null) throw mailTooSoon(wait)
  const { language, terms_version: termsVersion } = data
  const token = await gate.issueEmailToken(account.id, email, 'signup')
  await gate.db.transaction(async (queries) => {
    await rememberConsent(queries, { userId: account.id, language, termsVersion })
    await enqueueToken(gate, queries, 'signup', { email, name: account.name, language }, token)
  })
  return userShape(email, data.full_name, account.id)
}

const tellOwner = (gate: Gate, account: Account) =>
  gate.background.run('mail to the owner of an address', async () => {
    if ((await gate.limiter.take('mailSpacing', `signup:${account.email}`)) !== null) return
    await enqueueAlreadyRegistered(gate, { ...account, language: languageFor(null, account) })
  })

export const signUp =
  (gate: Gate): GateHandler =>
  async (c) => {
    const request = await readJson(c, signUpSchema)
    const { email, password, data } = request
    await gate.limiter.enforce('signUpByNetwork', gate.network(c))
    await gate.limiter.enforce('signUpByEmail', email)
    return gate.oneAtATime(`signup:${email}`, async () => {
      const account = await accountByEmail(gate.db, email)
      if (account === null) {
        const { status, body } = await gate.hashing(() => createAccount(gate, request))
        return Response.json(body, { status })
      }
      // The same work as for a new account: the time of the answer says nothing that its content does not.
      await gate.hashing(() => spendHash(password))
      if (!account.isConfirmed) return c.json(await repeatConfirmation(gate, account, request))
      tellOwner(gate, account)
      return c.json(userShape(email, data.full_name, null))
    })
  }
