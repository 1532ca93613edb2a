/** The auth service in process, as the gate calls it. */
import type { Backend } from '#server/embedded/backend.ts'
import { stripPersonalData } from './strip-personal-data.ts'
import type { CallAuth } from './engine.ts'

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
      body: text === '' ? null : stripPersonalData(JSON.parse(text)),
      sessionId: response.headers.get('Sb-Auth-Session-Id'),
    }
  }
