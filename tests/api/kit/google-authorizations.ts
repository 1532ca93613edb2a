/** OAuth requests and answers of a sign-in with Google. */
import { createHash, randomBytes } from 'node:crypto'
import type { GoogleAccount, LocalGoogle } from '#tests/kit/google.ts'
import { newEmail } from './people.ts'
import { ORIGIN, type TestServer } from './server.ts'

export const DASHBOARD = `${ORIGIN}/dashboard`
export const verifierOf = () => randomBytes(32).toString('base64url')
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

let count = 0
export const googleAccount = (changes: Partial<GoogleAccount> = {}): GoogleAccount => ({
  sub: `10${process.pid}${(count += 1)}`,
  email: newEmail('google'),
  email_verified: true,
  name: 'Rita Moura',
  ...changes,
})

export type AuthorizationQuery = Record<string, string | undefined>
export const startAuthorization = (verifier: string, overrides: AuthorizationQuery = {}) => {
  const query = {
    provider: 'google',
    redirect_to: DASHBOARD,
    code_challenge: challengeOf(verifier),
    code_challenge_method: 's256',
    ...overrides,
  }
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return `/auth/v1/authorize?${new URLSearchParams(entries).toString()}`
}

export const locationOf = (answer: Response) => new URL(answer.headers.get('Location') ?? '', ORIGIN)

export const now = () => Math.floor(Date.now() / 1000)
export const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
export const codeOf = async (answer: Response) => ((await answer.json()) as { error_code?: string }).error_code

export const refusalOf = (page: URL) => `${page.origin}${page.pathname} ${page.searchParams.get('error_code')}`
export const FAILED = `${DASHBOARD} auth.googleFailed`

type GoogleSession = { access_token: string; user: { id: string; email: string; identities: { provider: string }[] } }

/** One browser, which keeps the cookie that it receives. */
export const openAuthorizations = (server: TestServer) => {
  let cookie = ''
  const request = async (path: string) => {
    const answer = await server.request(path, cookie === '' ? {} : { headers: { Cookie: cookie } })
    const [setCookie] = answer.headers.getSetCookie()
    cookie = setCookie?.split(';', 1)[0] ?? cookie
    return answer
  }
  /** Goes to the provider; returns the callback URL without opening it. */
  const goThere = async (verifier: string, overrides: AuthorizationQuery = {}) =>
    locationOf(await fetch(locationOf(await request(startAuthorization(verifier, overrides))), { redirect: 'manual' }))
  const goBack = ({ pathname, search }: URL) => request(`${pathname}${search}`)
  /** Goes to the provider and opens the callback; returns the final URL. */
  const authorize = async (verifier: string, overrides: AuthorizationQuery = {}) =>
    locationOf(await goBack(await goThere(verifier, overrides)))
  const exchange = (code: string | null, verifier: string) =>
    server.post('/auth/v1/token?grant_type=pkce', { auth_code: code, code_verifier: verifier })
  return {
    goThere,
    goBack,
    authorize,
    exchange,
    /** The whole sign-in of a Google account, to a session or an error code. */
    signIn: async (google: LocalGoogle, account: GoogleAccount, overrides: AuthorizationQuery = {}) => {
      google.signInAs(account)
      const verifier = verifierOf()
      const page = await authorize(verifier, overrides)
      const code = page.searchParams.get('code')
      if (code === null) return { refused: page.searchParams.get('error_code'), session: null }
      const answer = await exchange(code, verifier)
      if (answer.status !== 200) throw new Error(`The code was answered ${answer.status}`)
      return { refused: null, session: (await answer.json()) as GoogleSession }
    },
  }
}
