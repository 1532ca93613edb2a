import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LocalGoogle, startGoogle } from '#tests/kit/google.ts'
import { startAuthorization, verifierOf } from '../kit/google-authorizations.ts'
import { openServer } from '../kit/server.ts'

let google: LocalGoogle
beforeAll(async () => {
  google = await startGoogle()
})
afterAll(() => google.stop())

describe('sign-in with Google on a page', () => {
  it('is reported as available or not', async () => {
    const server = await openServer({ settings: { google: google.settings } })
    const withoutGoogle = await openServer()
    const key = { apikey: server.secrets.publishableKey }
    const offers = await Promise.all(
      [server, withoutGoogle].map(async ({ request }) => [
        ((await (await request('/config.json')).json()) as { googleEnabled: boolean }).googleEnabled,
        ((await (await request('/auth/v1/settings', { headers: key })).json()) as { external: { google: boolean } })
          .external.google,
        (await request(startAuthorization(verifierOf()), { headers: key })).status,
      ]),
    )
    expect(offers).toEqual([
      [true, true, 302],
      [false, false, 404],
    ])
  })
})
