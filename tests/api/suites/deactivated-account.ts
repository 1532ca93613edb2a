/** What a sign-in to a deactivated account can change: nothing. */
import { beforeAll, describe, expect, it } from 'vitest'
import { enrol, headersOf, passFactor, registerWithFactor, signInWithPasswordOnly } from '../kit/factors.ts'
import { recover, register } from '../kit/people.ts'
import { openServer, type TestServer } from '../kit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})

const setActive = (userId: string, isActive: boolean) =>
  server.db.query('update public.users set is_active = $2 where id = $1', [userId, isActive])

describe('a deactivated account', () => {
  // Proves SECURITY-45.
  it('refuses a new factor or password, even with its password or a mailed link', async () => {
    const { email, user, browser: owner } = await register(server)
    const factor = await enrol(owner)
    await setActive(user.id, false)
    const { browser } = await signInWithPasswordOnly(server, email)
    expect((await browser.auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('account.inactive')
    expect((await passFactor(server, browser, factor)).error?.code).toBe('account.inactive')
    expect((await browser.auth.mfa.unenroll({ factorId: factor.id })).error?.code).toBe('account.inactive')
    const recovered = await recover(server, email)
    const { error } = await recovered.browser.auth.updateUser({ password: 'outra-senha-2' })
    expect(error?.code).toBe('account.inactive')
    await setActive(user.id, true)
    expect((await server.call('GET', '/api/user/profile', undefined, await headersOf(browser))).status).toBe(200)
  })

  // Proves SECURITY-45.
  it('keeps factor and recovery codes as they are; its owner can sign in, and sign out', async () => {
    const { email, user, browser, factor } = await registerWithFactor(server)
    const headers = await headersOf(browser)
    await setActive(user.id, false)
    expect((await browser.auth.mfa.unenroll({ factorId: factor.id })).error?.code).toBe('account.inactive')
    for (const path of ['', '/regenerate']) {
      const refusal = await server.post(`/auth/v1/factors/recovery-codes${path}`, {}, headers)
      expect(await refusal.json()).toMatchObject({ code: 403, error_code: 'account.inactive' })
    }
    const secondSignIn = await signInWithPasswordOnly(server, email)
    expect((await passFactor(server, secondSignIn.browser, factor)).error).toBeNull()
    expect((await secondSignIn.browser.auth.getUser()).data.user?.email).toBe(email)
    const signedOut = await server.post('/auth/v1/logout?scope=global', {}, await headersOf(secondSignIn.browser))
    expect(signedOut.status).toBe(204)
  })
})
