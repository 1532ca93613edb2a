/** The effects that pages really run: each makes the request of the network table, and aborts it when its actor stops. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type AnyActorLogic, type AnyStateMachine, createActor } from 'xstate'
import { SESSION_KEY } from '#src/clients/storage-keys.ts'
import { playedFlows } from '#tests/e2e/flows/kit/played-flows.ts'
import { STORED_SESSION } from '#tests/e2e/flows/kit/replies.ts'
import {
  type RequestActor,
  isLocal,
  isUnplayable,
  isPreparedReply,
  type Network,
} from '#tests/e2e/flows/kit/network.ts'
import type { Graph } from '#tests/kit/graph.ts'

const bindings = import.meta.glob<object>('/src/**/*.flow.ts')

/** The flow with its effects, as a page runs it. */
const boundFlow = async (id: string): Promise<AnyStateMachine> => {
  const modules = await Promise.all(Object.values(bindings).map((load) => load()))
  const found = modules.flatMap(Object.entries).find(([name]) => name === `${id}Flow`)
  if (found === undefined) throw new Error(`no module exports ${id}Flow`)
  return found[1] as AnyStateMachine
}

const inputOf = ({ starts, edges }: Graph, src: string): unknown =>
  [...starts, ...edges].flatMap(({ effects }) => effects.calls).find((call) => call.src === src)?.input

type Request = { name: string; signal: AbortSignal | null | undefined }
const requests: Request[] = []

/** Requests of the auth client cannot be aborted, as it accepts no signal. */
const isAbortable = (name: string) => !name.includes(' /auth/v1/')

const CONFIG = { supabaseUrl: location.origin, supabaseKey: 'key', googleEnabled: true, analytics: null }

/** Answers the requests for configuration and session; the one named `pending` is not answered until it is aborted. */
const stubNetwork =
  ({ pageRequests }: Network, pending: string) =>
  (input: RequestInfo | URL, init?: RequestInit) => {
    const request = input instanceof Request ? input : null
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    const name = `${request?.method ?? init?.method ?? 'GET'} ${pathname}`
    const signal = init?.signal ?? request?.signal
    requests.push({ name, signal })
    if (name === 'GET /config.json') return Promise.resolve(Response.json(CONFIG))
    const known = pageRequests[name]
    if (name !== pending && typeof known === 'object' && 'status' in known) {
      return Promise.resolve(Response.json(known.json, { status: known.status }))
    }
    if (!isAbortable(name)) return Promise.resolve(Response.json({}, { status: 418 }))
    return new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    })
  }

beforeEach(() => {
  requests.length = 0
  localStorage.setItem(SESSION_KEY, JSON.stringify(STORED_SESSION[SESSION_KEY]))
})
afterEach(() => vi.unstubAllGlobals())

/** Effects that are not tested here, with the reason. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'requestMail sendMail': 'bound for each mail by itself',
  'query read': 'bound for each card by itself',
  'transcribeDemo loadClip': 'its file has another URL until it is built',
}

/** Effects whose request continues when the page is left, with the reason. */
const GOES_ON: Readonly<Record<string, string>> = {
  'transcriptionDeletion deleteTranscriptions': 'the rows have already disappeared from the list',
  'transcriptionDeletion restoreTranscriptions': 'the person has already clicked undo',
}

const played = playedFlows().flatMap(({ id, graph, networks: [network] }) =>
  Object.entries(network?.actors ?? {}).flatMap(([src, effect]) =>
    network === undefined || isLocal(effect) || `${id} ${src}` in ELSEWHERE
      ? []
      : [{ id, src, graph, network, effect }],
  ),
)

/** Local storage that the effect needs. */
const deviceOf = ({ replies }: RequestActor<string>) => {
  const [reply] = Object.values(replies)
  return reply === undefined || isUnplayable(reply) || !isPreparedReply(reply) ? {} : reply.device
}

/** Without the row's id, which differs between browser and model. */
const withoutRow = (name: string) => name.replace(/(transcriptions|users|contact-messages)\/[\w-]+$/, '$1')

it.each(played)('$id $src makes its request, and aborts it when it is stopped', async ({ id, src, ...rest }) => {
  const { graph, network, effect } = rest
  const flow = await boundFlow(id)
  const input = inputOf(graph, src)
  const requestName = typeof effect.request === 'string' ? effect.request : effect.request(input as never)
  for (const [key, value] of Object.entries(deviceOf(effect))) localStorage.setItem(key, String(value))
  vi.stubGlobal('fetch', stubNetwork(network, requestName))
  const actor = createActor(flow.implementations.actors[src] as AnyActorLogic, { input }).start()
  actor.subscribe({ error: () => {} })
  const request = () => requests.find(({ name }) => withoutRow(name) === withoutRow(requestName))
  await vi.waitFor(() => expect(request()).toBeDefined(), { interval: 5 })
  actor.stop()
  if (isAbortable(requestName)) expect(request()?.signal?.aborted).toBe(!(`${id} ${src}` in GOES_ON))
})
