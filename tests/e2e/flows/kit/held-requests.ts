/** Intercepts all requests to services, and holds each until a path says how it ends: no service is reached. */
import type { Page, Route } from '@playwright/test'
import { Mismatch } from './mismatch.ts'
import type { Aside, Reply } from './network.ts'

const SERVICES = /\/(config\.json$|api\/|auth\/v1\/|rest\/v1\/|functions\/v1\/|storage\/v1\/|test-gateway\/)|\.ogg$/
/** The content hash in a file name. */
const FINGERPRINT = /-[\w-]{8}(?=\.\w+$)/
const PATIENCE = 10_000
const MOMENT = 20

export type Held = {
  /** Method and path, as `POST /api/contact`. */
  name: string
  body: unknown
  answer: (reply: Reply) => Promise<void>
  /** The JSON of the answer; null if it is not JSON. */
  given: () => Promise<unknown>
}

/** Headers added to requests that the site answers. */
type Headers = Readonly<Record<string, string>>

/** Ignores the error of answering a request that was aborted meanwhile. */
const late = () => {}

/** Replaces `$origin` in an answer by the page's origin. */
const withOrigin = (json: unknown, route: Route) =>
  JSON.stringify(json).replaceAll('$origin', new URL(route.request().frame().url()).origin)

const answer = async (route: Route, reply: Reply, headers: Headers) => {
  if (reply === 'served') return route.continue({ headers: { ...route.request().headers(), ...headers } }).catch(late)
  if (reply === 'unreachable') return route.abort('connectionfailed').catch(late)
  const { status, json } = reply
  const body = json === undefined ? '' : withOrigin(json, route)
  return route.fulfill({ status, headers: reply.headers, contentType: 'application/json', body }).catch(late)
}

const heldOf = (route: Route, headers: Headers): Held => {
  const request = route.request()
  return {
    name: `${request.method()} ${new URL(request.url()).pathname.replace(FINGERPRINT, '')}`,
    body: request.postDataJSON() as unknown,
    answer: (reply) => answer(route, reply, headers),
    given: async () => {
      const response = await request.response()
      return response === null ? null : (response.json() as Promise<unknown>).catch(() => null)
    },
  }
}

export const holdRequests = async (page: Page) => {
  const held: Held[] = []
  let aside: Aside = {}
  let headers: Headers = {}
  let wake: (() => void) | null = null
  const answered = new Set<string>()

  /** Null: the request is held. */
  const answerOf = (name: string): Reply | null => {
    const known = aside[name] ?? 'held'
    if (known === 'held') return null
    if (typeof known === 'string' || !('once' in known)) return known
    if (answered.has(name)) return null
    answered.add(name)
    return known.once
  }

  await page.route(SERVICES, (route) => {
    const request = heldOf(route, headers)
    const known = answerOf(request.name)
    if (known !== null) return request.answer(known)
    held.push(request)
    wake?.()
    return undefined
  })

  const find = (name: string) => held.findIndex((request) => request.name === name)
  const untaken = () => held.map(({ name }) => name).filter((name) => aside[name] !== 'held')
  const another = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  return {
    /** Takes the next held request of this name; `meanwhile` runs repeatedly until it arrives. */
    take: async (name: string, meanwhile?: () => Promise<void>): Promise<Held> => {
      const end = performance.now() + PATIENCE
      while (find(name) === -1) {
        const left = end - performance.now()
        if (left <= 0) throw new Mismatch({ kind: 'notAsked', name, instead: untaken() })
        await meanwhile?.()
        await another(meanwhile === undefined ? left : MOMENT)
      }
      return held.splice(find(name), 1)[0] as Held
    },
    /** Names of unexpected requests. */
    untaken,
    /** Drops the requests of a closed page, so that they are not taken for those of the next. */
    forget: () => void held.splice(0),
    /** Sets the answers to requests that are not made by the flow's effects. */
    begin: (answers: Aside, sent: Headers = {}) => {
      aside = answers
      answered.clear()
      headers = sent
    },
  }
}
export type HeldRequests = Awaited<ReturnType<typeof holdRequests>>
