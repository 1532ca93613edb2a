/** Everything the product asks its backend for, held until a path says how it ends. Nothing reaches a backend. */
import type { Page, Route } from '@playwright/test'
import type { Reply } from './wire.ts'

const BACKEND = /\/(api|auth\/v1|rest\/v1|functions\/v1|storage\/v1)\//
const PATIENCE = 10_000

export type Held = {
  /** What was asked, as `POST /api/contact`. */
  name: string
  body: unknown
  answer: (reply: Reply) => Promise<void>
}

const nameOf = (route: Route) => `${route.request().method()} ${new URL(route.request().url()).pathname}`

/** A request that was given up in the meantime needs no answer. */
const late = () => {}

const answer = async (route: Route, reply: Reply) => {
  if (reply === 'unreachable') return route.abort('connectionfailed').catch(late)
  const { status, json, headers } = reply
  return route.fulfill({ status, headers, ...(json === undefined ? { body: '' } : { json }) }).catch(late)
}

export const holdRequests = async (page: Page) => {
  const waiting: Held[] = []
  let wake: (() => void) | null = null
  await page.route(BACKEND, (route) => {
    waiting.push({
      name: nameOf(route),
      body: route.request().postDataJSON() as unknown,
      answer: (reply) => answer(route, reply),
    })
    wake?.()
  })

  const find = (name: string) => waiting.findIndex((held) => held.name === name)

  return {
    /** The next request of this name, which nobody has taken yet. */
    take: async (name: string): Promise<Held> => {
      const end = performance.now() + PATIENCE
      while (find(name) === -1) {
        const left = end - performance.now()
        if (left <= 0)
          throw new Error(`'${name}' was not asked for; asked: ${waiting.map((held) => held.name).join() || 'nothing'}`)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, left)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      return waiting.splice(find(name), 1)[0] as Held
    },
    /** What was asked for and not taken. */
    untaken: () => waiting.map(({ name }) => name),
    /** Gives up whatever is left of the last tour. */
    drop: async () => {
      await Promise.all(waiting.splice(0).map((held) => held.answer('unreachable')))
    },
  }
}
export type HeldRequests = Awaited<ReturnType<typeof holdRequests>>
