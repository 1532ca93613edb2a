/** Proxy of the auth service: forwards a call and filters its answer by an allow-list. */
import type { Backend } from '#server/embedded/backend.ts'

type AuthCall = {
  method: 'GET' | 'POST' | 'PUT'
  /** Path under `/auth/v1`, with its query. */
  path: string
  body?: Record<string, unknown>
  authorization?: string | undefined
}

/** `body` is null if the answer has none. */
type AuthAnswer = { status: number; body: unknown; sessionId: string | null }

export type CallAuth = (call: AuthCall) => Promise<AuthAnswer>

type Entry = Record<string, unknown>

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Phone and CPF are stored in `public.users` only: scripts in the browser can read the client's session. */
const withoutPersonal = (metadata: unknown): unknown => {
  if (!isEntry(metadata)) return metadata
  const { phone: _phone, cpf: _cpf, ...rest } = metadata
  return rest
}

const cleanUser = (user: Entry): Entry => ({
  ...user,
  ...('user_metadata' in user ? { user_metadata: withoutPersonal(user['user_metadata']) } : {}),
  ...(Array.isArray(user['identities'])
    ? {
        identities: user['identities'].map((identity: unknown) =>
          isEntry(identity) ? { ...identity, identity_data: withoutPersonal(identity['identity_data']) } : identity,
        ),
      }
    : {}),
})

/** The answer is a user, or a session that contains one. */
const clean = (body: unknown): unknown => {
  if (!isEntry(body)) return body
  return isEntry(body['user']) ? { ...body, user: cleanUser(body['user']) } : cleanUser(body)
}

/** Forwards none of the service's own headers: one of them contains the start of a refresh token. */
export const createCallAuth =
  (backend: Pick<Backend, 'fetch'>, origin: string, publishableKey: string): CallAuth =>
  async ({ method, path, body, authorization }) => {
    const headers = new Headers({ apikey: publishableKey })
    if (authorization !== undefined) headers.set('Authorization', authorization)
    if (body !== undefined) headers.set('Content-Type', 'application/json')
    const url = new URL(`/auth/v1${path}`, origin)
    const response = await backend.fetch(
      new Request(url, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }),
    )
    const text = await response.text()
    return {
      status: response.status,
      body: text === '' ? null : clean(JSON.parse(text)),
      sessionId: response.headers.get('Sb-Auth-Session-Id'),
    }
  }
