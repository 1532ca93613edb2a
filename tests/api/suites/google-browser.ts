/** A sign-in with Google is bound to the browser that began it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TERMS_VERSION } from '#contracts/limits.ts'
import { type LocalGoogle, startGoogle } from '#tests/kit/google.ts'
import {
  FAILED,
  googleAccount,
  locationOf,
  openAuthorizations,
  refusalOf,
  startAuthorization,
  verifierOf,
} from '../kit/google-authorizations.ts'
import { openServer, type TestServer } from '../kit/server.ts'

let google: LocalGoogle
let server: TestServer
beforeAll(async () => {
  google = await startGoogle()
  server = await openServer({ settings: { google: google.settings } })
})
afterAll(() => google.stop())

const CONSENT = { terms_version: TERMS_VERSION }

describe('a sign-in with Google', () => {
  // Proves AUTH-20.
  it('completes only in the browser that began it: another one creates no account, and changes nothing', async () => {
    const ours = openAuthorizations(server)
    const account = googleAccount()
    google.signInAs(account)
    const callbackUrl = await ours.goThere(verifierOf(), CONSENT)
    const stranger = openAuthorizations(server)
    expect(refusalOf(locationOf(await stranger.goBack(callbackUrl)))).toBe(FAILED)
    await stranger.goThere(verifierOf())
    expect(refusalOf(locationOf(await stranger.goBack(callbackUrl)))).toBe(FAILED)
    expect(await server.db.query('select 1 from auth.users where email = $1', [account.email])).toEqual([])
    expect(locationOf(await ours.goBack(callbackUrl)).searchParams.has('code')).toBe(true)
  })

  it('does not become invalid by that of a second tab', async () => {
    const ours = openAuthorizations(server)
    google.signInAs(googleAccount())
    const [first, second] = [await ours.goThere(verifierOf(), CONSENT), await ours.goThere(verifierOf(), CONSENT)]
    for (const callbackUrl of [first, second])
      expect(locationOf(await ours.goBack(callbackUrl)).searchParams.has('code')).toBe(true)
  })

  it('sets a cookie that scripts, other hosts and plain http do not get', async () => {
    const secure = await openServer({ origin: 'https://prosa.example', settings: { google: google.settings } })
    const query = { redirect_to: 'https://prosa.example/dashboard' }
    const answer = await secure.request(startAuthorization(verifierOf(), query))
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-google_sign_in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ) as string,
    ])
  })
})
