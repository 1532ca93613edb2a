/** The effects that pages really run: each asks what it is named for, and gives its request up with whoever asked. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type AnyActorLogic, type AnyStateMachine, createActor } from 'xstate'
import { SESSION_KEY } from '#src/clients/storage-keys.ts'
import { playedFlows } from '#tests/e2e/flows/kit/played-flows.ts'
import { SESSION } from '#tests/e2e/flows/kit/replies.ts'
import { type Asked, isArranged, isBeyond, isPrepared, type Network } from '#tests/e2e/flows/kit/network.ts'
import type { Graph } from '#tests/kit/graph.ts'

const bindings = import.meta.glob<object>('/src/**/*.flow.ts')

/** By id of the flow, as a page runs it. */
const boundFlow = async (id: string): Promise<AnyStateMachine> => {
  const modules = await Promise.all(Object.values(bindings).map((load) => load()))
  const found = modules.flatMap(Object.entries).find(([name]) => name === `${id}Flow`)
  if (found === undefined) throw new Error(`no module exports ${id}Flow`)
  return found[1] as AnyStateMachine
}

const inputOf = ({ starts, edges }: Graph, src: string): unknown =>
  [...starts, ...edges].flatMap(({ effects }) => effects.calls).find((call) => call.src === src)?.input

type Request = { asks: string; signal: AbortSignal | null | undefined }
const requests: Request[] = []

/** The auth client takes no signal: what it has begun it ends. */
const isAbortable = (asks: string) => !asks.includes(' /auth/v1/')

const CONFIG = { supabaseUrl: location.origin, supabaseKey: 'key', googleEnabled: true, analytics: null }

/** Who one is and what the site is like is answered; what is wanted stays open until it is given up. */
const stubNetwork =
  ({ aside }: Network, wanted: string) =>
  (input: RequestInfo | URL, init?: RequestInit) => {
    const request = input instanceof Request ? input : null
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    const asks = `${request?.method ?? init?.method ?? 'GET'} ${pathname}`
    const signal = init?.signal ?? request?.signal
    requests.push({ asks, signal })
    if (asks === 'GET /config.json') return Promise.resolve(Response.json(CONFIG))
    const known = aside[asks]
    if (asks !== wanted && typeof known === 'object' && 'status' in known) {
      return Promise.resolve(Response.json(known.json, { status: known.status }))
    }
    if (!isAbortable(asks)) return Promise.resolve(Response.json({}, { status: 418 }))
    return new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    })
  }

beforeEach(() => {
  requests.length = 0
  localStorage.setItem(SESSION_KEY, JSON.stringify(SESSION[SESSION_KEY]))
})
afterEach(() => vi.unstubAllGlobals())

/** By flow and effect: why it is not asked here. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'linkMail sendMail': 'bound for each mail by itself',
  'newPassword checkSession': 'the configuration is read once a tab',
  'reading read': 'bound for each card by itself',
  'transcribeDemo loadClip': 'its file has another address until it is built',
}

/** By flow and effect: why its request goes on when the page is left. */
const GOES_ON: Readonly<Record<string, string>> = {
  'removal remove': 'what is gone from the list is deleted',
  'removal restore': 'whoever pressed it wants them back',
}

const jobs = playedFlows().flatMap(({ id, graph, networks: [network] }) =>
  Object.entries(network?.jobs ?? {}).flatMap(([src, job]) =>
    network === undefined || isArranged(job) || `${id} ${src}` in ELSEWHERE ? [] : [{ id, src, graph, network, job }],
  ),
)

/** What has to lie on the device before the effect is started. */
const deviceOf = ({ replies }: Asked<string>) => {
  const [reply] = Object.values(replies)
  return reply === undefined || isBeyond(reply) || !isPrepared(reply) ? {} : reply.device
}

/** The row of a list has another id in the browser than in the model. */
const withoutRow = (asks: string) => asks.replace(/(transcriptions|users|contact-messages)\/[\w-]+$/, '$1')

it.each(jobs)(
  '$id $src asks what it is named for, and no longer than somebody waits',
  async ({ id, src, ...played }) => {
    const { graph, network, job } = played
    const flow = await boundFlow(id)
    const input = inputOf(graph, src)
    const wanted = typeof job.asks === 'string' ? job.asks : job.asks(input as never)
    for (const [key, value] of Object.entries(deviceOf(job))) localStorage.setItem(key, String(value))
    vi.stubGlobal('fetch', stubNetwork(network, wanted))
    const actor = createActor(flow.implementations.actors[src] as AnyActorLogic, { input }).start()
    actor.subscribe({ error: () => {} })
    const asked = () => requests.find(({ asks }) => withoutRow(asks) === withoutRow(wanted))
    await vi.waitFor(() => expect(asked()).toBeDefined(), { interval: 5 })
    actor.stop()
    if (isAbortable(wanted)) expect(asked()?.signal?.aborted).toBe(!(`${id} ${src}` in GOES_ON))
  },
)
