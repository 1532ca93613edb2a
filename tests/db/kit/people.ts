/** The five actors of the access matrix, and their calls. */
import type { Backend, MailHook } from '#server/embedded/backend.ts'
import { SEEDED, SEED_PASSWORD } from '#server/embedded/seed.ts'

export const ORIGIN = 'http://localhost:3000'
export const PUBLISHABLE_KEY = 'sb_publishable_db_tests'

const ACTORS = ['visitor', 'member', 'other', 'inactive', 'admin'] as const
export type Actor = (typeof ACTORS)[number]

export type Person = { id: string; email: string; token: string; sessionId: string }
type SignedInActor = Exclude<Actor, 'visitor'>
export type People = Record<SignedInActor, Person>

export type Mail = Parameters<MailHook>[0]

type Answer = { status: number; body: unknown; headers: Headers }
export type Call = (
  path: string,
  request?: { method?: string; token?: string | null; body?: unknown; headers?: Record<string, string> },
) => Promise<Answer>

/** Real requests, as the gate forwards them. */
export const callsOf =
  (backend: Backend): Call =>
  async (path, { method = 'GET', token = null, body, headers = {} } = {}) => {
    const request = new Request(new URL(path, ORIGIN), {
      method,
      headers: {
        apikey: PUBLISHABLE_KEY,
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const response = await backend.fetch(request)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') === true
    return { status: response.status, headers: response.headers, body: isJson && text !== '' ? JSON.parse(text) : text }
  }

const sessionOf = (token: string) => {
  const [, payload = ''] = token.split('.')
  const { session_id: sessionId } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { session_id: string }
  return sessionId
}

type Session = { access_token: string; user: { id: string; email: string } }

const personOf = ({ access_token: token, user }: Session): Person => ({
  id: user.id,
  email: user.email,
  token,
  sessionId: sessionOf(token),
})

const expectOk = ({ status, body }: Answer) => {
  if (status !== 200) throw new Error(`Expected 200, got ${status}: ${JSON.stringify(body)}`)
  return body
}

export const signIn = async (call: Call, email: string, password = SEED_PASSWORD): Promise<Person> =>
  personOf(
    expectOk(
      await call('/auth/v1/token?grant_type=password', { method: 'POST', body: { email, password } }),
    ) as Session,
  )

/** Registers, and confirms with the link of the mail. */
export const signUp = async (
  call: Call,
  mails: readonly Mail[],
  email: string,
  data: Record<string, unknown> = {},
): Promise<Person> => {
  expectOk(await call('/auth/v1/signup', { method: 'POST', body: { email, password: SEED_PASSWORD, data } }))
  const mail = mails.findLast((each) => each.email.toLowerCase() === email.toLowerCase())
  const body = { type: 'signup', token_hash: mail?.tokenHash }
  return personOf(expectOk(await call('/auth/v1/verify', { method: 'POST', body })) as Session)
}

export const createPeople = async (call: Call, mails: readonly Mail[]): Promise<People> => ({
  member: await signIn(call, SEEDED.member.email),
  other: await signUp(call, mails, 'otto@prosa.test', { full_name: 'Otto Lima' }),
  inactive: await signIn(call, SEEDED.inactive.email),
  admin: await signIn(call, SEEDED.admin.email),
})
