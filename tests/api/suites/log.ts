import { beforeAll, describe, expect, it, vi } from 'vitest'
import { newEmail, register } from '../kit/people.ts'
import { openServer, type TestServer } from '../kit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})

const warningsOf = async (trustedProxyHops: number, forwarded: string[]) => {
  const proxied = await openServer({ settings: { isDemonstration: false, trustedProxyHops } })
  for (const value of forwarded) await proxied.request('/healthz', { headers: { 'X-Forwarded-For': value } })
  await proxied.request('/healthz')
  return proxied.lines.filter((line) => line.includes('"level":"warn"')).length
}

describe('the log', () => {
  it('has route, status and id of a request, and no path', async () => {
    server.lines.length = 0
    const answer = await server.request('/pt/anything?code=1')
    const [line = '{}'] = server.lines
    const { time, ms, ...rest } = JSON.parse(line) as Record<string, unknown>
    expect(typeof time).toBe('string')
    expect(typeof ms).toBe('number')
    expect(rest).toEqual({
      level: 'info',
      msg: 'request',
      requestId: answer.headers.get('X-Request-Id'),
      method: 'GET',
      route: '/*',
      status: 404,
    })
    server.lines.length = 0
    await server.post('/auth/v1/token?grant_type=refresh_token', {})
    await server.request('/rest/v1/plans?select=code', { headers: { apikey: server.secrets.publishableKey } })
    await server.post('/api/contact', {})
    const routes = server.lines.map((entry) => (JSON.parse(entry) as { route: string }).route)
    expect(routes).toEqual(['/auth/v1/token', '/rest/v1/:table', '/api/contact'])
  })

  // Proves OPS-11.
  it('uses the request id of a trusted proxy if it has the format of an id', async () => {
    const proxied = await openServer({ settings: { isDemonstration: false, trustedProxyHops: 1 } })
    const idOf = async (headers: Record<string, string>, { request }: TestServer = proxied) =>
      (await request('/healthz', { headers })).headers.get('X-Request-Id')
    const uuid = '0193f2c4-8d1e-7a3b-9c55-0f1e2d3c4b5a'
    const hex = '4bf92f3577b34da6a3ce929d0e0e4736'
    expect(await idOf({ 'X-Request-Id': uuid })).toBe(uuid)
    expect(await idOf({ 'X-Request-Id': hex })).toBe(hex)
    expect(await idOf({ traceparent: `00-${hex}-00f067aa0ba902b7-01` })).toBe(hex)
    for (const id of ['39053344705', 'ana@prosa.test', `${hex}0`, 'a'.repeat(36)]) {
      expect(await idOf({ 'X-Request-Id': id })).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    }
    expect(await idOf({ 'X-Request-Id': uuid }, server)).not.toBe(uuid)
  })

  // Proves OPS-12.
  it('warns once of a wrong number of proxies', async () => {
    expect(await warningsOf(2, ['203.0.113.9', '203.0.113.9'])).toBe(1)
    expect(await warningsOf(2, ['198.51.100.1, 203.0.113.9', '192.0.2.1, 198.51.100.1, 203.0.113.9'])).toBe(0)
    expect(await warningsOf(0, ['203.0.113.9', '203.0.113.9'])).toBe(1)
  })

  it('distinguishes refusals by network and by account, by hashes that change daily and reveal neither', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { email } = await register(server)
    const [here, there] = ['203.0.113.41', '203.0.113.42']
    const refusedAt = async (address: string, accountEmail = email) => {
      server.lines.length = 0
      await server.post(
        '/auth/v1/token?grant_type=password',
        { email: accountEmail, password: 'errada-1' },
        {},
        { address },
      )
      await server.post('/auth/v1/verify', { email: accountEmail, token: '000000', type: 'recovery' }, {}, { address })
      const lines = server.lines.map((line) => JSON.parse(line) as Record<string, string>)
      return lines
        .filter(({ msg }) => msg === 'refused')
        .map(({ network, account, errorCode }) => ({ network, account, errorCode }))
    }
    const first = await refusedAt(here)
    expect(first.map(({ errorCode }) => errorCode)).toEqual(['invalid_credentials', 'otp_expired'])
    expect(server.lines.join('')).not.toMatch(new RegExp(`${email}|${here}`))
    const [entry] = first
    expect(await refusedAt(here)).toEqual(first)
    const [otherNetwork] = await refusedAt(there)
    expect([otherNetwork?.account === entry?.account, otherNetwork?.network === entry?.network]).toEqual([true, false])
    const [otherAccount] = await refusedAt(here, newEmail('nobody'))
    expect([otherAccount?.account === entry?.account, otherAccount?.network === entry?.network]).toEqual([false, true])
    vi.setSystemTime(Date.now() + 86_400_000)
    const [tomorrow] = await refusedAt(here)
    expect([tomorrow?.account === entry?.account, tomorrow?.network === entry?.network]).toEqual([false, false])
    vi.useRealTimers()
  })
})
