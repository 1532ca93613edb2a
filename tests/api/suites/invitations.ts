import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readInvitation, signInvitation } from '#server/features/invitations/route.ts'
import { newEmail, register } from '../kit/people.ts'
import { INGEST_TOKEN } from '../kit/members.ts'
import { openServer, ORIGIN, type TestServer } from '../kit/server.ts'
import { temporaryDirectory } from '#tests/db/kit/temporary-directory.ts'

const dataDir = temporaryDirectory()
afterAll(dataDir.remove)

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})

const expiresInAMinute = () => ({ expiresAt: new Date(Date.now() + 60_000) })
const exchange = (invitation: unknown) => server.post('/api/registration/prefill', { invitation })

describe('an invitation', () => {
  // Proves REG-18.
  it('returns its fields, however often it is opened', async () => {
    const email = newEmail()
    const token = await signInvitation(
      server.secrets.signingKey,
      { name: 'Rita Moura', phone: '(11) 98765-4321', email: email.toUpperCase() },
      expiresInAMinute(),
    )
    for (let visit = 0; visit < 2; visit += 1) {
      const answer = await exchange(token)
      expect([answer.status, await answer.json()]).toEqual([
        200,
        { name: 'Rita Moura', phone: '+5511987654321', email },
      ])
    }
  })

  it('is invalid once its address has an account', async () => {
    const email = newEmail()
    const token = await signInvitation(
      server.secrets.signingKey,
      { name: 'Rita Moura', phone: '', email },
      expiresInAMinute(),
    )
    expect((await exchange(token)).status).toBe(200)
    await register(server, email)
    expect((await exchange(token)).status).toBe(404)
  })

  // Proves REG-18.
  it('is refused with the same answer if it is expired, forged or malformed', async () => {
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
      await signInvitation('another key of the same length....', fields, expiresInAMinute()),
      await signInvitation(signingKey, { ...fields, name: '' }, expiresInAMinute()),
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
        {
          error: 'Este convite não vale mais. Você pode criar a conta sem ele.',
          code: 'registration.invitationInvalid',
          requestId,
        },
      ])
    }
    expect((await exchange('x'.repeat(2_001))).status).toBe(400)
  })

  it('is no access token', async () => {
    const token = await signInvitation(
      server.secrets.signingKey,
      { name: 'Rita Moura', phone: '', email: newEmail() },
      expiresInAMinute(),
    )
    const answer = await server.request('/rest/v1/users?select=id', {
      headers: { apikey: server.secrets.publishableKey, Authorization: `Bearer ${token}` },
    })
    expect(answer.status).toBe(401)
    expect(await readInvitation([server.secrets.jwtSecret], token)).toBeNull()
  })
})

describe('issuing an invitation', () => {
  const ASKED = { name: 'Rita Moura', phone_number: '(11) 98765-4321', language: 'fr' }
  const platform = { Authorization: `Bearer ${INGEST_TOKEN}` }
  const issue = async (changes: Record<string, unknown>, headers: Record<string, string> = platform) => {
    const desk = await openServer({ settings: { ingestTokens: [INGEST_TOKEN] } })
    const answer = await desk.post('/api/ingest/invitations', { ...ASKED, ...changes }, headers)
    return { status: answer.status, body: (await answer.json()) as { link: string; expires_at: string } }
  }

  it('returns a link to a registration with filled fields', async () => {
    const email = newEmail()
    const { status, body } = await issue({ email })
    const link = new URL(body.link)
    expect([status, link.origin, link.pathname, [...link.searchParams.keys()]]).toEqual([
      201,
      ORIGIN,
      '/fr/cadastro',
      ['convite'],
    ])
    expect(Date.parse(body.expires_at) - Date.now()).toBeGreaterThan(13 * 86_400_000)
    const answer = await exchange(link.searchParams.get('convite'))
    expect(await answer.json()).toEqual({ name: 'Rita Moura', phone: '+5511987654321', email })
  })

  // Proves REG-20.
  it('needs neither phone nor language, and does not reveal whether the address has an account', async () => {
    const email = newEmail()
    await register(server, email)
    const { status, body } = await issue({ email, phone_number: undefined, language: undefined })
    expect([status, new URL(body.link).pathname]).toEqual([201, '/pt/cadastro'])
  })

  // Proves REG-21.
  it('needs the token of the platform, and data that a registration accepts', async () => {
    const email = newEmail()
    const statuses = await Promise.all([
      issue({ email }, {}),
      issue({ email }, { Authorization: 'Bearer of-nobody' }),
      issue({ email: 'nobody' }),
      issue({ email, name: 'R\r\nBcc: x@prosa.test' }),
      issue({ email, role: 'admin' }),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 400, 400, 400])
  })

  it('is also possible by an npm command, which stores nothing', async () => {
    const email = newEmail()
    const unused = `${dataDir.path}/unused`
    const { PATH, NODE_COMPILE_CACHE } = process.env
    const environment = { PATH, NODE_COMPILE_CACHE, SIGNING_KEY: server.secrets.signingKey, DATA_DIR: unused }
    const options = ['--name=Rita Moura', `--email=${email}`, '--language=es']
    const invite = (args: readonly string[]) =>
      spawnSync(process.execPath, ['scripts/invite.ts', ...args], { env: environment, encoding: 'utf8' })
    const link = new URL(/^http\S+/.exec(invite(options).stdout)?.[0] ?? '')
    expect([link.origin, link.pathname]).toEqual([ORIGIN, '/es/cadastro'])
    const answer = await exchange(link.searchParams.get('convite'))
    expect(await answer.json()).toEqual({ name: 'Rita Moura', phone: '', email })
    const refused = invite(['--email=nobody'])
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('--name, --email')])
    expect(existsSync(unused)).toBe(false)
  })
})
