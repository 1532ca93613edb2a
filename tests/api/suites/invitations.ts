import { SignJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { readInvitation, signInvitation } from '#server/routes/invitations.ts'
import { newEmail, register } from '../kit/people.ts'
import { openServer, type TestServer } from '../kit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})

const soon = () => ({ expiresAt: new Date(Date.now() + 60_000) })
const exchange = (invitation: unknown) => server.post('/api/registration/prefill', { invitation })

describe('an invitation', () => {
  it('gives the fields it carries, as often as it is opened', async () => {
    const email = newEmail()
    const token = await signInvitation(
      server.secrets.signingKey,
      { name: 'Rita Moura', phone: '(11) 98765-4321', email: email.toUpperCase() },
      soon(),
    )
    for (let visit = 0; visit < 2; visit += 1) {
      const answer = await exchange(token)
      expect([answer.status, await answer.json()]).toEqual([
        200,
        { name: 'Rita Moura', phone: '+5511987654321', email },
      ])
    }
  })

  it('is over once its address has an account', async () => {
    const email = newEmail()
    const token = await signInvitation(server.secrets.signingKey, { name: 'Rita Moura', phone: '', email }, soon())
    expect((await exchange(token)).status).toBe(200)
    await register(server, email)
    expect((await exchange(token)).status).toBe(404)
  })

  it('that is expired, forged or no invitation is refused with one answer', async () => {
    const fields = { name: 'Rita Moura', phone: '', email: newEmail() }
    const { signingKey, jwtSecret } = server.secrets
    const sign = (key: string, audience: string) =>
      new SignJWT(fields)
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(audience)
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode(key))
    const tokens = [
      await signInvitation(signingKey, fields, { expiresAt: new Date(Date.now() - 1_000) }),
      await signInvitation('another key of the same length....', fields, soon()),
      await signInvitation(signingKey, { ...fields, name: '' }, soon()),
      await sign(signingKey, 'registration'),
      await sign(jwtSecret, 'registration'),
      await sign(`invitation:${signingKey}`, 'authenticated'),
      'x.y.z',
    ]
    for (const token of tokens) {
      const answer = await exchange(token)
      const requestId = answer.headers.get('X-Request-Id')
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { error: 'Este convite não vale mais.', code: 'registration.invitationInvalid', requestId },
      ])
    }
    expect((await exchange('x'.repeat(2_001))).status).toBe(400)
  })

  it('is no access token', async () => {
    const token = await signInvitation(
      server.secrets.signingKey,
      { name: 'Rita Moura', phone: '', email: newEmail() },
      soon(),
    )
    const answer = await server.request('/rest/v1/users?select=id', {
      headers: { apikey: server.secrets.publishableKey, Authorization: `Bearer ${token}` },
    })
    expect(answer.status).toBe(401)
    expect(await readInvitation(server.secrets.jwtSecret, token)).toBeNull()
  })
})
