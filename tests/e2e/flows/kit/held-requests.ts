/** Everything the product asks its services for, held until a path says how it ends. Nothing reaches a service. */
import type { Page, Route } from '@playwright/test'
import { Mismatch } from './mismatch.ts'
import type { Aside, Reply } from './network.ts'

const SERVICES = /\/(config\.json$|api\/|auth\/v1\/|rest\/v1\/|functions\/v1\/|storage\/v1\/|test-gateway\/)|\.ogg$/
/** Of a file's name: what its content makes of it. */
const FINGERPRINT = /-[\w-]{8}(?=\.\w+$)/
const PATIENCE = 10_000
const MOMENT = 20

export type Held = {
  /** What is asked for, as `POST /api/contact`. */
  name: string
  body: unknown
  answer: (reply: Reply) => Promise<void>
  /** What it was answered in the end; null where that is no JSON. */
  given: () => Promise<unknown>
}

/** What is sent along to the site itself. */
type Headers = Readonly<Record<string, string>>

/** A request that was given up in the meantime needs no answer. */
const late = () => {}

/** An answer may name the page's own address. */
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

  /** Null where it is held. */
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
    /** The next request of this name that nobody has taken yet; `meanwhile` is done until it is there. */
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
    /** What was asked for by nobody who should. */
    untaken,
    /** Drops what a page that is gone had asked for, so that no later page is given its answers. */
    forget: () => void held.splice(0),
    /** Answers aside from now on as told. */
    begin: (answers: Aside, sent: Headers = {}) => {
      aside = answers
      answered.clear()
      headers = sent
    },
  }
}
export type HeldRequests = Awaited<ReturnType<typeof holdRequests>>
