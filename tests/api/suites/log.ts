import { beforeAll, describe, expect, it } from 'vitest'
import { openServer, type TestServer } from '../kit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})

describe('the log', () => {
  it('names route, status and id of a request, and no path', async () => {
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
})
