/**
 * A server on loopback that implements Stripe's HTTP protocol: form bodies, the version of the API, idempotency keys, lists and
 * errors. The real one cannot be reached from tests.
 */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { openAccount } from './account.ts'
import { CALLS, StripeFault } from './calls.ts'
import { readForm } from './form.ts'
import { VERSION } from './objects.ts'

export const SECRET_KEY = 'sk_test_fakefakefakefake'
/** May do what is not forbidden by `forbid`. */
export const RESTRICTED_KEY = 'rk_test_fakefakefakefake'

type Answer = { status: number; body: string }
type Request = { method: string; path: string; idempotencyKey: string | null }

const refuse = (status: number, type: string, message: string) => new StripeFault(status, { type, message })

const checkRight = ({ headers, method, url }: IncomingMessage, forbidden: readonly string[]) => {
  if (headers.authorization !== `Bearer ${RESTRICTED_KEY}`) return
  const isForbidden = forbidden.some((call) => `${method} ${url}`.startsWith(call))
  if (isForbidden) throw refuse(403, 'invalid_request_error', 'The provided key does not have the required permissions')
}

const checkHeaders = ({ headers }: IncomingMessage) => {
  const keys = [SECRET_KEY, RESTRICTED_KEY].map((key) => `Bearer ${key}`)
  if (!keys.includes(headers.authorization ?? '')) throw refuse(401, 'invalid_request_error', 'Invalid API Key')
  if (headers['stripe-version'] !== VERSION) throw refuse(400, 'invalid_request_error', 'Invalid Stripe API version')
}

export const openFakeStripe = async () => {
  const account = openAccount()
  const requests: Request[] = []
  const replies = new Map<string, { requestBody: string; answer: Answer }>()
  let isAway = false
  let isNextFailed = false
  let forbidden: readonly string[] = []

  const call = (method: string, url: URL, requestBody: string): object => {
    const form = readForm(method === 'GET' ? url.search.slice(1) : requestBody)
    for (const { method: ownMethod, path, parameters, run } of CALLS) {
      const match = ownMethod === method ? path.exec(url.pathname) : null
      if (match === null) continue
      const param = Object.keys(form).find((name) => !parameters.includes(name))
      if (param !== undefined) {
        const message = `Received unknown parameter: ${param}`
        throw new StripeFault(400, { type: 'invalid_request_error', code: 'parameter_unknown', message, param })
      }
      return run(account, form, match[1] ?? '')
    }
    throw refuse(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${url.pathname})`)
  }

  const answer = (request: IncomingMessage, requestBody: string): Answer => {
    const { method = 'GET', url = '/' } = request
    const key = request.headers['idempotency-key']
    const before = typeof key === 'string' ? replies.get(key) : undefined
    requests.push({ method, path: url, idempotencyKey: typeof key === 'string' ? key : null })
    try {
      if (isAway) throw refuse(500, 'api_error', 'Something went wrong')
      checkHeaders(request)
      checkRight(request, forbidden)
      if (before !== undefined && before.requestBody !== requestBody)
        throw refuse(400, 'idempotency_error', 'Other parameters')
      if (before !== undefined) return before.answer
      const fails = isNextFailed
      isNextFailed = false
      const reply = fails
        ? { status: 500, body: JSON.stringify({ error: { type: 'api_error', message: 'Something went wrong' } }) }
        : { status: 200, body: JSON.stringify(call(method, new URL(url, 'http://fake-stripe'), requestBody)) }
      if (typeof key === 'string') replies.set(key, { requestBody, answer: reply })
      return reply
    } catch (error) {
      if (!(error instanceof StripeFault)) throw error
      return { status: error.status, body: JSON.stringify({ error: error.error }) }
    }
  }

  const server = createServer((request, response) => {
    const respond = async () => {
      const { status, body } = answer(request, await text(request))
      response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_stand_in' }).end(body)
    }
    void respond()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    account,
    requests,
    api: `http://127.0.0.1:${port}`,
    setAway: (away: boolean) => {
      isAway = away
    },
    /** The next request fails, and so does each repeat under its idempotency key. */
    failNext: () => {
      isNextFailed = true
    },
    /** Beginnings of method and path, `POST /v1/refunds`, that the restricted key may not call. */
    forbid: (calls: readonly string[]) => {
      forbidden = calls
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
export type FakeStripe = Awaited<ReturnType<typeof openFakeStripe>>
