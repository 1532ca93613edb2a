/**
 * Intercepts the requests whose URL matches a pattern, over the browser's own protocol. Playwright's routes would stop every
 * request of the page, and turn its cache off: fifty files would be read, sent and compiled again for each page of a tour.
 */
import type { CDPSession, Page } from '@playwright/test'

type Answer = { status: number; headers: Readonly<Record<string, string>>; body: string }

export type InterceptedRequest = {
  method: string
  url: URL
  /** Null without a body, or with one that is not JSON. */
  json: unknown
  /** Sends it on, with these headers added. */
  serve: (headers: Readonly<Record<string, string>>) => Promise<void>
  /** As if the network were down. */
  fail: () => Promise<void>
  fulfill: (answer: Answer) => Promise<void>
  /** The JSON of what was answered to `serve`; null if it is not JSON. */
  receivedAnswer: () => Promise<unknown>
  /** Resolves when the page has read the answer, had time enough to read it, or will get none. */
  ended: Promise<void>
}

type PausedRequest = {
  requestId: string
  /** The same for the request and its response. */
  networkId?: string
  request: { url: string; method: string; headers: Record<string, string>; postData?: string }
  responseStatusCode?: number
  responseErrorReason?: string
}

/** The browser says that a response has ended when its body was read. Nobody reads one whose page has changed. Milliseconds. */
const READING_TIME = 200

/** Ignores the error of answering a request that was aborted meanwhile. */
const ignoreError = () => {}

const base64 = (text: string) => Buffer.from(text).toString('base64')

const entriesOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }))

const parseOrNull = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** Reads the body of a response before it goes on to the page. */
const readAnswer = async (session: CDPSession, { requestId }: PausedRequest): Promise<unknown> => {
  const read = await session.send('Fetch.getResponseBody', { requestId }).catch(() => null)
  await session.send('Fetch.continueRequest', { requestId }).catch(ignoreError)
  if (read === null) return null
  return parseOrNull(read.base64Encoded ? Buffer.from(read.body, 'base64').toString() : read.body)
}

export const interceptRequests = async (
  page: Page,
  patterns: readonly string[],
  intercept: (request: InterceptedRequest) => void,
): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const awaited = new Map<string, (answer: unknown) => void>()
  const endings = new Map<string, () => void>()

  const interceptedOf = ({ requestId, networkId = requestId, request }: PausedRequest): InterceptedRequest => {
    const { url, method, headers, postData } = request
    const received = Promise.withResolvers<unknown>()
    const ended = Promise.withResolvers<void>()
    endings.set(networkId, ended.resolve)
    return {
      ended: ended.promise,
      method,
      url: new URL(url),
      json: postData === undefined ? null : parseOrNull(postData),
      serve: async (added) => {
        awaited.set(networkId, received.resolve)
        const all = entriesOf({ ...headers, ...added })
        await session
          .send('Fetch.continueRequest', { requestId, headers: all, interceptResponse: true })
          .catch(ignoreError)
      },
      fail: async () => {
        await session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionFailed' }).catch(ignoreError)
      },
      fulfill: async ({ status, headers: replyHeaders, body }) => {
        const reply = { responseCode: status, responseHeaders: entriesOf(replyHeaders), body: base64(body) }
        await session.send('Fetch.fulfillRequest', { requestId, ...reply }).catch(ignoreError)
      },
      receivedAnswer: () => received.promise,
    }
  }

  const end = ({ requestId }: { requestId: string }) => {
    endings.get(requestId)?.()
    endings.delete(requestId)
  }
  session.on('Network.loadingFinished', end)
  session.on('Network.loadingFailed', end)
  session.on('Network.responseReceived', (received) => setTimeout(end, READING_TIME, received))
  session.on('Fetch.requestPaused', (paused: PausedRequest) => {
    const { networkId = paused.requestId, responseStatusCode, responseErrorReason } = paused
    if (responseStatusCode === undefined && responseErrorReason === undefined) return intercept(interceptedOf(paused))
    const resolve = awaited.get(networkId)
    awaited.delete(networkId)
    return void readAnswer(session, paused).then(resolve)
  })
  await session.send('Network.enable')
  await session.send('Fetch.enable', { patterns: patterns.map((urlPattern) => ({ urlPattern })) })
}
