/** People with a second factor, and their authenticator apps. */
import { appCode } from '#tests/kit/authenticator.ts'
import { PASSWORD, register } from './people.ts'
import type { TestServer } from './server.ts'

type Browser = ReturnType<TestServer['browser']>
type Factor = { id: string; secret: string }

/** Enrols a factor without verifying it. */
export const enrol = async (browser: Browser): Promise<Factor> => {
  const { data, error } = await browser.auth.mfa.enroll({ factorType: 'totp' })
  if (error !== null) throw new Error(`Enrolment failed: ${error.code}`, { cause: error })
  return { id: data.id, secret: data.totp.secret }
}

/** Forgets the last accepted time step: tests verify codes faster than one every 30 seconds. */
export const resetUsedCodes = (server: TestServer, { id }: Factor) =>
  server.db.query('delete from private.factor_steps where factor_id = $1', [id])

export const passFactor = async (server: TestServer, browser: Browser, factor: Factor) => {
  await resetUsedCodes(server, factor)
  return browser.auth.mfa.challengeAndVerify({ factorId: factor.id, code: appCode(factor.secret) })
}

/** A confirmed account with a verified factor; its browser's session is `aal2`. */
export const registerWithFactor = async (server: TestServer) => {
  const person = await register(server)
  const factor = await enrol(person.browser)
  const { error } = await passFactor(server, person.browser, factor)
  if (error !== null) throw new Error(`The first code failed: ${error.code}`, { cause: error })
  return { ...person, factor }
}

/** Signs in with the password only: the session is `aal1` and needs the second factor. */
export const signInWithPasswordOnly = async (server: TestServer, email: string, browser = server.browser()) => {
  const { data, error } = await browser.auth.signInWithPassword({ email, password: PASSWORD })
  if (error !== null) throw new Error(`Sign-in failed: ${error.code}`, { cause: error })
  return { browser, session: data.session, headers: { Authorization: `Bearer ${data.session.access_token}` } }
}

export const headersOf = async (browser: Browser) => {
  const { data } = await browser.auth.getSession()
  return { Authorization: `Bearer ${data.session?.access_token}` }
}
