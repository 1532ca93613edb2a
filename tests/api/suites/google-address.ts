/** What a Google account opens after the account that it is linked to changed its address. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TERMS_VERSION } from '#contracts/limits.ts'
import { type LocalGoogle, startGoogle } from '#tests/kit/google.ts'
import { codeOf, googleAccount, openAuthorizations, verifierOf } from '../kit/google-authorizations.ts'
import { latestMail, callbackParametersOf, newEmail, PASSWORD, recover, register } from '../kit/people.ts'
import { openServer, type TestServer } from '../kit/server.ts'

let google: LocalGoogle
let server: TestServer
let authorizations: ReturnType<typeof openAuthorizations>
beforeAll(async () => {
  google = await startGoogle()
  server = await openServer({ settings: { google: google.settings } })
  authorizations = openAuthorizations(server)
})
afterAll(() => google.stop())

const CONSENT = { terms_version: TERMS_VERSION, language: 'es' }

/** Changes the address of the session's account, with both mailboxes confirming. */
const changeAddress = async (session: { access_token: string } | null, current: string) => {
  const email = newEmail('moved')
  const headers = { Authorization: `Bearer ${session?.access_token}` }
  expect((await server.post('/api/user/email-change', { email }, headers)).status).toBe(200)
  for (const mailbox of [current, email]) {
    const { token_hash: token } = callbackParametersOf(await latestMail(server, mailbox))
    expect((await server.post('/api/email-change/confirm', { token })).status).toBe(200)
  }
  return email
}

describe('a Google account whose account here changed its address', () => {
  // Proves ACCOUNT-74.
  it('does not sign in if it has the old address and the account has a password', async () => {
    const { email, user, session } = await register(server)
    const account = googleAccount({ email })
    await authorizations.signIn(google, account)
    google.signInAs(account)
    const verifier = verifierOf()
    const code = (await authorizations.authorize(verifier)).searchParams.get('code')
    const newAddress = await changeAddress(session, email)
    expect((await latestMail(server, email)).kind).toBe('emailChanged')
    expect([
      (await authorizations.signIn(google, account)).refused,
      await codeOf(await authorizations.exchange(code, verifier)),
    ]).toEqual(['auth.googleNoAccount', 'flow_state_not_found'])
    const { data } = await server.browser().auth.signInWithPassword({ email: newAddress, password: PASSWORD })
    expect([data.user?.id, data.user?.app_metadata]).toEqual([user.id, { provider: 'email', providers: ['email'] }])
    expect((await authorizations.signIn(google, account, CONSENT)).session?.user.id).not.toBe(user.id)
  })

  // Proves ACCOUNT-74.
  it('still signs in if the account has no password, or it has another address', async () => {
    const account = googleAccount()
    const { session } = await authorizations.signIn(google, account, CONSENT)
    const newAddress = await changeAddress(session, account.email)
    expect((await latestMail(server, account.email)).kind).toBe('emailChangedGoogleKept')
    const secondSignIn = await authorizations.signIn(google, account)
    expect(secondSignIn.session?.user.id).toBe(session?.user.id)
    const { browser, session: recovered } = await recover(server, newAddress)
    await browser.auth.updateUser({ password: 'the-first-one' })
    await changeAddress(recovered, newAddress)
    expect((await authorizations.signIn(google, account)).session?.user.id).toBe(session?.user.id)
  })
})
