import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LocalGoogle, startGoogle } from '#tests/kit/google.ts'
import { startAuthorization, verifierOf } from '../kit/google-visits.ts'
import { openServer } from '../kit/server.ts'

let google: LocalGoogle
beforeAll(async () => {
  google = await startGoogle()
})
afterAll(() => google.stop())

describe('sign-in with Google on a page', () => {
  it('is reported as available or not', async () => {
    const server = await openServer({ settings: { google: google.settings } })
    const without = await openServer()
    const key = { apikey: server.secrets.publishableKey }
    const said = await Promise.all(
      [server, without].map(async ({ request }) => [
        ((await (await request('/config.json')).json()) as { googleEnabled: boolean }).googleEnabled,
        ((await (await request('/auth/v1/settings', { headers: key })).json()) as { external: { google: boolean } })
          .external.google,
        (await request(startAuthorization(verifierOf()), { headers: key })).status,
      ]),
    )
    expect(said).toEqual([
      [true, true, 302],
      [false, false, 404],
    ])
  })
})

describe('Google at a hosted project', () => {
  it('is as its auth service reports, fetched once; not available if it does not answer', async () => {
    const answers = ['{"external":{"google":true}}', '{"external":{"google":false}}', 'x']
    let asked: (string | undefined)[] = []
    const project = createServer(({ url, headers }, answer) => {
      asked.push(`${url} ${String(headers['apikey'])}`)
      answer.end(answers.shift())
    }).listen(0, '127.0.0.1')
    await once(project, 'listening')
    const { port } = project.address() as AddressInfo
    const hosted = { url: `http://127.0.0.1:${port}`, publishableKey: 'key-of-the-project', jwks: 'http://127.0.0.1/' }
    const config = async (times = 1) => {
      asked = []
      const { request } = await openServer({ settings: { hosted, google: google.settings } })
      const said = await Promise.all(Array.from({ length: times }, async () => (await request('/config.json')).json()))
      return { said, asked }
    }
    const facts = { supabaseUrl: hosted.url, supabaseKey: hosted.publishableKey, analytics: null }
    const [on, off] = [
      { ...facts, googleEnabled: true },
      { ...facts, googleEnabled: false },
    ]
    expect(await config(2)).toEqual({ said: [on, on], asked: ['/auth/v1/settings key-of-the-project'] })
    expect((await config()).said).toEqual([off])
    expect((await config()).said).toEqual([off])
    project.close()
    project.closeAllConnections()
    await once(project, 'close')
    expect(await config()).toEqual({ said: [off], asked: [] })
  })
})
