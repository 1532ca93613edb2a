import { beforeAll, describe, expect, it } from 'vitest'
import { register } from '../kit/people.ts'
import { openServer, type TestServer } from '../kit/server.ts'

let server: TestServer
let person: Awaited<ReturnType<typeof register>>
beforeAll(async () => {
  server = await openServer()
  person = await register(server)
})

const asPerson = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  server.call(method, path, body, { Authorization: `Bearer ${person.session.access_token}`, ...headers })

// Proves API-13.
describe('calls of the services that are not in the allow list', () => {
  const ABSENT = [
    ['GET', '/auth/v1/verify?token=x&type=signup'],
    ['GET', '/auth/v1/authorize?provider=google'],
    ['GET', '/auth/v1/callback'],
    ['GET', '/auth/v1/admin/users'],
    ['POST', '/auth/v1/admin/users'],
    ['POST', '/auth/v1/otp'],
    ['POST', '/auth/v1/magiclink'],
    ['GET', '/auth/v1/reauthenticate'],
    ['GET', '/auth/v1/health'],
    ['GET', '/auth/v1/.well-known/jwks.json'],
    ['DELETE', '/auth/v1/user'],
    ['GET', '/rest/v1/'],
    ['GET', '/rest/v1/rpc/usage'],
    ['POST', '/rest/v1/rpc/usage'],
    ['GET', '/rest/v1/contact_messages'],
    ['POST', '/rest/v1/contact_messages'],
    ['GET', '/rest/v1/privacy_settings'],
    ['GET', '/rest/v1/outbox'],
    ['POST', '/rest/v1/users'],
    ['PUT', '/rest/v1/users?auth_id=eq.x'],
    ['DELETE', '/rest/v1/users?auth_id=eq.x'],
    ['DELETE', '/rest/v1/user_profiles?user_id=eq.x'],
    ['PATCH', '/rest/v1/subscriptions?user_uuid=eq.x'],
    ['POST', '/rest/v1/transcriptions'],
    ['GET', '/rest/v1/users/extra'],
    ['GET', '/storage/v1/object/x'],
    ['GET', '/_system/config'],
    ['GET', '/_system/introspect'],
    ['GET', '/functions/v1/x'],
    ['GET', '/graphql/v1'],
  ] as const
  // Proves SECURITY-02.
  it.each(ABSENT)('%s %s', async (method, path) => {
    expect((await asPerson(method, path, method === 'GET' ? undefined : {})).status).toBe(404)
  })

  it('are refused without a key, also from this machine', async () => {
    const paths = ['/_system/config', '/rest/v1/plans', '/auth/v1/settings', '/auth/v1/admin/users']
    const answers = await Promise.all(
      paths.map((path) => server.request(path, { headers: { Host: '127.0.0.1' } }, { address: '127.0.0.1' })),
    )
    expect(answers.map(({ status }) => status)).toEqual([404, 401, 401, 401])
  })

  // Proves SECURITY-02.
  it('are refused, also with a service key', async () => {
    const answer = await server.call('GET', '/rest/v1/users?select=*', undefined, { apikey: 'service_role' })
    expect(answer.status).toBe(401)
  })
})
