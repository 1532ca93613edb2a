/**
 * Selects the paths of a flow that may be played on a site in production, since their requests change nothing. Derived
 * from the flow's network table, in which every effect names its request; no list of flows or paths is maintained.
 */
import type { PageSetup, PageRequests, Unplayable, Network, Reply } from '#tests/e2e/flows/kit/network.ts'
import { isLocal, isUnplayable, isPreparedReply } from '#tests/e2e/flows/kit/network.ts'
import { PASSWORD } from '#machines/kit/samples.ts'
import { PAGE_REQUESTS } from '#tests/e2e/flows/kit/replies.ts'
import type { PlayedFlow } from '#tests/e2e/flows/kit/tours.ts'
import { SESSION_KEY } from '#src/clients/storage-keys.ts'
import { routeOf } from '#contracts/routes.ts'

/** `device` is the `localStorage` of a signed-in browser; null without an account. */
type Deployment = { device: Readonly<Record<string, unknown>> | null; googleEnabled: boolean }
type Actor = Network['actors'][string]

/** The only write that is allowed, with an account: it creates a session, which the run ends. */
const SIGN_IN = 'POST /auth/v1/token'

const CHANGES = { unplayable: 'it would change something on the site' }
const NOT_ON_PURPOSE = { unplayable: 'no service answers so on purpose' }
const NEEDS_ACCOUNT = { unplayable: 'somebody has to be signed in' }
const UNKNOWN_DATA = { unplayable: 'what the account holds is not known' }
const FROM_OUTSIDE = { unplayable: 'it comes from outside of the page' }

const isRead = (name: string) => name.startsWith('GET ')

/** Other flows post an e-mailed code, or one of Google, to the same path. */
const givesPassword = ({ graph }: PlayedFlow, name: string) =>
  graph.edges.some(({ effects }) =>
    effects.calls.some(({ src, input }) => src === name && (JSON.stringify(input) ?? '').includes(PASSWORD)),
  )

const isSuccess = (reply: Reply): boolean => typeof reply === 'object' && reply.status < 400

const servedActor = (flow: PlayedFlow, name: string, actor: Actor, { device }: Deployment): Actor => {
  if (isLocal(actor)) return actor
  const { body: _, ...rest } = actor
  const { request } = actor
  const isSignIn = device !== null && request === SIGN_IN && givesPassword(flow, name)
  const isOpen = isSignIn || (typeof request === 'string' && isRead(request))
  const [usual] = Object.keys(actor.replies)
  const replies = Object.entries(actor.replies).map(([end, prepared]) => {
    if (isUnplayable(prepared)) return [end, prepared] as const
    if (!isOpen) return [end, CHANGES] as const
    // The account of a smoke run has no second factor.
    if (isSignIn && end !== usual) return [end, UNKNOWN_DATA] as const
    const reply = isPreparedReply(prepared) ? prepared.reply : prepared
    if (!isSuccess(reply)) return [end, NOT_ON_PURPOSE] as const
    return [end, isPreparedReply(prepared) ? { ...prepared, reply: 'served' as const } : ('served' as const)] as const
  })
  return { ...rest, replies: Object.fromEntries(replies) }
}

/** Reads reach the site. Other requests that a page makes by itself are intercepted and mocked, as in the book. */
const servedRequests = (requests: PageRequests): PageRequests =>
  Object.fromEntries(
    Object.entries(requests).map(([name, reply]) => {
      if (!isRead(name) || reply === 'held') return [name, reply]
      return [name, typeof reply === 'object' && 'once' in reply ? { once: 'served' as const } : ('served' as const)]
    }),
  )

const sameText = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Replies that a new account does not get: such a flow requires certain accounts. */
const isSpecial = ({ pageRequests }: Network) =>
  Object.entries(PAGE_REQUESTS).some(
    ([name, reply]) => name !== 'GET /config.json' && !sameText(pageRequests[name], reply),
  )

const fitsConfig = ({ pageRequests }: Network, { googleEnabled }: Deployment) => {
  const config = pageRequests['GET /config.json']
  if (typeof config !== 'object' || !('json' in config)) return true
  return (config.json as { googleEnabled: boolean }).googleEnabled === googleEnabled
}

const isClosed = (network: Network, src: string) => {
  const actor = network.actors[src]
  return actor !== undefined && !isLocal(actor) && Object.values(actor.replies).every(isUnplayable)
}

const isSignedIn = ({ device }: PageSetup) => device !== undefined && SESSION_KEY in device

const openStart = (flow: PlayedFlow, network: Network, name: string, deployment: Deployment): Unplayable | null => {
  const setup = network.starts[name]
  if (setup === undefined || isUnplayable(setup)) return setup ?? NEEDS_ACCOUNT
  const start = flow.graph.starts.find((candidate) => candidate.name === name)
  if (start?.effects.calls.some(({ src }) => isClosed(network, src))) return CHANGES
  if (!isSignedIn(setup)) return null
  if (deployment.device === null || routeOf(setup.route).access === 'admin') return NEEDS_ACCOUNT
  const isOfAnyAccount = flow.model.inputs[name] === undefined && setup.prepare === undefined && !isSpecial(network)
  return isOfAnyAccount ? null : UNKNOWN_DATA
}

const harmlessNetwork = (flow: PlayedFlow, network: Network, deployment: Deployment): Network => {
  const actors = Object.fromEntries(
    Object.entries(network.actors).map(([name, actor]) => [name, servedActor(flow, name, actor, deployment)]),
  )
  const served: Network = { ...network, actors, pageRequests: servedRequests(network.pageRequests) }
  const starts = Object.entries(network.starts).map(([name, setup]) => {
    const why = openStart(flow, { ...served, pageRequests: network.pageRequests }, name, deployment)
    if (why !== null || isUnplayable(setup) || !isSignedIn(setup)) return [name, why ?? setup] as const
    return [name, { ...setup, device: { ...setup.device, ...deployment.device } }] as const
  })
  const environment = Object.keys(network.environment).map((label) => [label, FROM_OUTSIDE] as const)
  return {
    ...served,
    starts: Object.fromEntries(starts),
    // Events from outside of a flow without services are created in the page, so they can be played.
    environment: flow.noBackend === null ? Object.fromEntries(environment) : network.environment,
  }
}

/** Null if no path of the flow can be played. */
export const harmlessFlow = (flow: PlayedFlow, deployment: Deployment): PlayedFlow | null => {
  const networks = flow.networks
    .filter((network) => fitsConfig(network, deployment))
    .map((network) => harmlessNetwork(flow, network, deployment))
    .filter(({ starts }) => !Object.values(starts).every(isUnplayable))
  return networks.length === 0 ? null : { ...flow, networks }
}
