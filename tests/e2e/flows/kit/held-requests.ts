/** Intercepts all requests to services, and holds each until a path says how it ends: no service is reached. */
import type { Page } from '@playwright/test'
import type { BatchedCall } from '#contracts/api/endpoints/batched.ts'
import { MEMBER_ENDPOINTS } from '#contracts/api/endpoints/members.ts'
import { Mismatch } from './mismatch.ts'
import type { PageRequests, Reply } from './network.ts'
import { interceptRequests, type InterceptedRequest } from './intercept.ts'
import { ok } from './replies.ts'

/** Of the services; everything else comes from the browser's cache as it does for people. */
const SERVICES = ['config.json', 'api/*', 'auth/v1/*', 'rest/v1/*', 'functions/v1/*', 'storage/v1/*', 'test-gateway/*']
const PATTERNS = [...SERVICES.map((path) => `*/${path}`), '*.ogg']
/** The content hash in a file name. */
const FINGERPRINT = /-[\w-]{8}(?=\.\w+$)/
const TIMEOUT = 10_000
const MOMENT = 20

export type HeldRequest = {
  /** Method and path, as `POST /api/contact`. */
  name: string
  body: unknown
  answer: (reply: Reply) => Promise<void>
  /** The JSON of the site's own answer; null if it is not JSON, or if somebody else answered. */
  receivedAnswer: () => Promise<unknown>
}

/** Headers added to requests that the site answers. */
type Headers = Readonly<Record<string, string>>

/** Replaces `$origin` in an answer by the page's origin. */
const withOrigin = (json: unknown, origin: string) => JSON.stringify(json).replaceAll('$origin', origin)

const answer = async (request: InterceptedRequest, reply: Reply, headers: Headers): Promise<void> => {
  if (reply === 'served') return request.serve(headers)
  if (reply === 'unreachable') return request.fail()
  const { status, json } = reply
  const body = json === undefined ? '' : withOrigin(json, request.url.origin)
  return request.fulfill({ status, headers: { 'Content-Type': 'application/json', ...reply.headers }, body })
}

const heldOf = (request: InterceptedRequest, headers: Headers): HeldRequest => ({
  name: `${request.method} ${request.url.pathname.replace(FINGERPRINT, '')}`,
  body: request.json,
  answer: (reply) => answer(request, reply, headers),
  receivedAnswer: request.receivedAnswer,
})

const nameOfRead = (name: BatchedCall) => `${MEMBER_ENDPOINTS[name].method} ${MEMBER_ENDPOINTS[name].path}`

/** The reply to a read, as part of a batch. */
const partOf = (reply: Reply | null) => {
  const { status, json } = reply as Exclude<Reply, string>
  return status === 200 ? { answer: json } : { code: (json as { code?: string } | undefined)?.code ?? 'unexpected' }
}

export const holdRequests = async (page: Page) => {
  const pending: HeldRequest[] = []
  let pageRequests: PageRequests = {}
  let headers: Headers = {}
  let wake: (() => void) | null = null
  const answered = new Set<string>()
  /** What the site is answering, of requests beside the flow's own. */
  const serving = new Set<InterceptedRequest>()

  /** Null: the request is held. */
  const answerOf = (name: string): Reply | null => {
    const reply = pageRequests[name] ?? 'held'
    if (reply === 'held') return null
    if (typeof reply === 'string' || !('once' in reply)) return reply
    if (answered.has(name)) return null
    answered.add(name)
    return reply.once
  }

  /** Null if one of its reads is held. */
  const answerOfBatch = (calls: string): Reply | null => {
    const replies = calls.split(',').map((name) => [name, answerOf(nameOfRead(name as BatchedCall))] as const)
    if (replies.every(([, reply]) => reply === 'served')) return 'served'
    if (replies.some(([, reply]) => reply === null || typeof reply === 'string')) return null
    return ok({ parts: Object.fromEntries(replies.map(([name, reply]) => [name, partOf(reply)])) })
  }

  await interceptRequests(page, PATTERNS, (intercepted) => {
    const request = heldOf(intercepted, headers)
    const calls = intercepted.url.searchParams.get('calls')
    const reply = calls === null ? answerOf(request.name) : answerOfBatch(calls)
    if (reply === 'served') {
      serving.add(intercepted)
      void intercepted.ended.then(() => serving.delete(intercepted))
    }
    if (reply !== null) return void request.answer(reply)
    pending.push(request)
    return wake?.()
  })

  const find = (name: string) => pending.findIndex((request) => request.name === name)
  const untaken = () => pending.map(({ name }) => name).filter((name) => pageRequests[name] !== 'held')
  /** Resolves at the next held request, or after that time. */
  const nextRequest = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  return {
    /** Takes the next held request of this name; `whileWaiting` runs repeatedly until it arrives. */
    take: async (name: string, whileWaiting?: () => Promise<void>): Promise<HeldRequest> => {
      const end = performance.now() + TIMEOUT
      while (find(name) === -1) {
        const remaining = end - performance.now()
        if (remaining <= 0) throw new Mismatch({ kind: 'notRequested', name, instead: untaken() })
        await whileWaiting?.()
        await nextRequest(whileWaiting === undefined ? remaining : MOMENT)
      }
      return pending.splice(find(name), 1)[0] as HeldRequest
    },
    /** Waits for the site's answers that are under way: if time passed before them, they would be given up. */
    settle: async () => {
      const end = performance.now() + TIMEOUT
      while (serving.size > 0 && performance.now() < end) await nextRequest(MOMENT)
    },
    /** Names of unexpected requests. */
    untaken,
    /** Drops the requests of a closed page, so that they are not taken for those of the next. */
    forget: () => {
      pending.splice(0)
      serving.clear()
    },
    /** Sets the answers to requests that are not made by the flow's effects. */
    begin: (answers: PageRequests, replyHeaders: Headers = {}) => {
      pageRequests = answers
      answered.clear()
      headers = replyHeaders
    },
  }
}
export type HeldRequests = Awaited<ReturnType<typeof holdRequests>>
