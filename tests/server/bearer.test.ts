import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { bearerOf, verifyWithKeySet, verifyWithSecrets, type VerifyBearer } from '#server/http/bearer.ts'

const SUB = '5eed0000-0000-4000-8000-00000000000a'
const SESSION = '5eed0000-0000-4000-8000-00000000000b'
const ISSUER = 'https://abc.supabase.co/auth/v1'

const keys = await generateKeyPair('ES256', { extractable: true })
const otherKeys = await generateKeyPair('ES256', { extractable: true })
const rsa = await generateKeyPair('RS256', { extractable: true })

let fetches = 0
let server: Server
let verify: VerifyBearer
let verifyNowhere: VerifyBearer

beforeAll(async () => {
  const set = [
    { ...(await exportJWK(keys.publicKey)), kid: 'ec', alg: 'ES256', use: 'sig' },
    { ...(await exportJWK(rsa.publicKey)), kid: 'rsa', alg: 'RS256', use: 'sig' },
  ]
  server = createServer((_request, response) => {
    fetches += 1
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ keys: set }))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  verify = verifyWithKeySet({ url: `http://127.0.0.1:${port}/jwks.json`, issuer: ISSUER })
  verifyNowhere = verifyWithKeySet({ url: 'http://127.0.0.1:1/jwks.json', issuer: ISSUER })
})
afterAll(() => void server.close())

type Changes = { claims?: Record<string, unknown>; header?: Record<string, string>; issuer?: string; audience?: string }

const token = (key: Parameters<SignJWT['sign']>[0], { claims, header, issuer, audience }: Changes = {}) =>
  new SignJWT({ sub: SUB, session_id: SESSION, role: 'authenticated', ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: 'ec', ...header })
    .setIssuer(issuer ?? ISSUER)
    .setAudience(audience ?? 'authenticated')
    .setExpirationTime('1h')
    .sign(key)

describe('a token of a hosted project', () => {
  it('is accepted with either type of key, and the key set is fetched once', async () => {
    const identity = { userId: SUB, sessionId: SESSION }
    expect(await verify(await token(keys.privateKey))).toEqual(identity)
    expect(await verify(await token(rsa.privateKey, { header: { alg: 'RS256', kid: 'rsa' } }))).toEqual(identity)
    for (let count = 0; count < 20; count += 1) expect(await verify(await token(keys.privateKey))).toEqual(identity)
    expect(fetches).toBe(1)
  })

  // Proves SECURITY-05.
  it('is rejected with a wrong signature, key, issuer, audience, role, session or subject', async () => {
    const publicKey = new TextEncoder().encode(await exportSPKI(keys.publicKey))
    const forged = {
      'signed with the public key': await token(publicKey, { header: { alg: 'HS256' } }),
      'another key': await token(otherKeys.privateKey),
      'a key that is not in the set': await token(keys.privateKey, { header: { kid: 'zz' } }),
      'another issuer': await token(keys.privateKey, { issuer: 'https://evil.example/auth/v1' }),
      'another audience': await token(keys.privateKey, { audience: 'anon' }),
      'another role': await token(keys.privateKey, { claims: { role: 'service_role' } }),
      'no session': await token(keys.privateKey, { claims: { session_id: undefined } }),
      'no person': await token(keys.privateKey, { claims: { sub: 'nobody' } }),
      garbage: 'x.y.z',
    }
    const answers = await Promise.all(Object.values(forged).map((text) => verify(text)))
    expect(answers).toEqual(answers.map(() => null))
  })

  it('causes an error, not a rejection, while the key set cannot be fetched', async () => {
    await expect(token(keys.privateKey).then(verifyNowhere)).rejects.toThrow('fetch failed')
  })
})

describe('a token that was valid before', () => {
  afterEach(() => void vi.useRealTimers())

  const SECRET = 'a-secret-of-thirty-two-characters'
  const ownToken = () => token(new TextEncoder().encode(SECRET), { header: { alg: 'HS256' } })
  const identity = { userId: SUB, sessionId: SESSION }

  // Proves SECURITY-05.
  it('is verified once, and refused when it has expired', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const verifySpy = vi.spyOn(crypto.subtle, 'verify')
    const accepts = verifyWithSecrets([SECRET])
    const text = await ownToken()
    for (let count = 0; count < 5; count += 1) expect(await accepts(text)).toEqual(identity)
    expect(verifySpy).toHaveBeenCalledOnce()
    vi.setSystemTime(Date.now() + 60 * 60_000 + 59_000)
    expect(await accepts(text)).toEqual(identity)
    vi.setSystemTime(Date.now() + 2_000)
    expect(await accepts(text)).toBe(null)
    verifySpy.mockRestore()
  })

  // Proves SECURITY-05.
  it('does not validate a token with another signature or other claims', async () => {
    const accepts = verifyWithSecrets([SECRET])
    const text = await ownToken()
    expect(await accepts(text)).toEqual(identity)
    const [header, payload = '', signature] = text.split('.')
    const altered = { ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as object), sub: SESSION }
    const other = Buffer.from(JSON.stringify(altered)).toString('base64url')
    expect(await accepts([header, other, signature].join('.'))).toBe(null)
    expect(await accepts(`${header}.${payload}.`)).toBe(null)
    expect(await verifyWithSecrets([`another-${SECRET}`])(text)).toBe(null)
  })
})

describe('the header', () => {
  it('has exactly one bearer token', () => {
    const headers = ['Bearer abc', 'bearer abc', 'Bearer  abc', 'Bearer a b', 'Basic abc', 'Bearer', undefined]
    expect(headers.map(bearerOf)).toEqual(['abc', null, null, null, null, null, null])
  })
})
