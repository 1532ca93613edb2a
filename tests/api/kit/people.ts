/** People of the tests, and how they get an account. */
import { vi } from 'vitest'
import type { SignUpMetadata } from '#contracts/api/sign-up.ts'
import { TERMS_VERSION } from '#contracts/limits.ts'
import type { MailboxMail } from '#server/mail/outbox.ts'
import type { TestServer } from './server.ts'

/** A server in this process or another. */
export type Reachable = Pick<TestServer, 'browser' | 'mailsTo'>

export const PASSWORD = 'segredo-1'

let count = 0
export const newEmail = (name = 'rita') => `${name}-${process.pid}-${(count += 1)}@prosa.test`

export const metadata = (changes: Partial<SignUpMetadata> = {}): SignUpMetadata => ({
  full_name: 'Rita Moura',
  phone: '(11) 98765-4321',
  person_type: 'physical',
  language: 'pt',
  terms_version: TERMS_VERSION,
  ...changes,
})

export const signUp = (server: Reachable, email: string, changes: Partial<SignUpMetadata> = {}, password = PASSWORD) =>
  server.browser().auth.signUp({ email, password, options: { data: metadata(changes) } })

/** Waits for the newest mail to an address, of this kind if one is named: over a socket the answer may come before it. */
export const latestMail = (server: Reachable, to: string, kind?: string): Promise<MailboxMail> =>
  vi.waitFor(
    async () => {
      const mail = (await server.mailsTo(to)).find((each) => kind === undefined || each.kind === kind)
      if (mail === undefined) throw new Error('No mail came.')
      return mail
    },
    { timeout: 10_000 },
  )

/** What the callback page reads from the link of a mail. */
export const callbackParametersOf = (mail: MailboxMail) => {
  const query = new URL(mail.link ?? '').searchParams
  return { token_hash: query.get('token_hash') ?? '', type: query.get('type') as 'signup' | 'recovery' }
}

/** A confirmed account; its browser is signed in. */
export const register = async (
  server: Reachable,
  email = newEmail(),
  changes: Partial<SignUpMetadata> = {},
  password = PASSWORD,
) => {
  await signUp(server, email, changes, password)
  const browser = server.browser()
  const { data, error } = await browser.auth.verifyOtp(callbackParametersOf(await latestMail(server, email)))
  if (error !== null || data.session === null || data.user === null)
    throw new Error('Confirmation failed', { cause: error })
  return { email, browser, session: data.session, user: data.user }
}

/** A browser that opened the password reset link of `email`. */
export const recover = async (server: Reachable, email: string) => {
  const browser = server.browser()
  await browser.auth.resetPasswordForEmail(email)
  const { data, error } = await browser.auth.verifyOtp(
    callbackParametersOf(await latestMail(server, email, 'recovery')),
  )
  if (error !== null || data.session === null) throw new Error('Recovery failed', { cause: error })
  return { browser, session: data.session }
}
