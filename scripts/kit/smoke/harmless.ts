/**
 * Selects the paths of a flow that may be played on a site in production, since their requests change nothing. Derived
 * from the flow's network table, in which every effect names its request; no list of flows or paths is maintained.
 */
import type { Arrival, Aside, Beyond, Network, Reply } from '#tests/e2e/flows/kit/network.ts'
import { isArranged, isBeyond, isPrepared } from '#tests/e2e/flows/kit/network.ts'
import { PASSWORD } from '#machines/kit/samples.ts'
import { ASIDE } from '#tests/e2e/flows/kit/replies.ts'
import type { PlayedFlow } from '#tests/e2e/flows/kit/tours.ts'
import { SESSION_KEY } from '#src/clients/storage-keys.ts'
import { routeOf } from '#contracts/routes.ts'

/** `device` is the `localStorage` of a signed-in browser; null without an account. */
type Deployment = { device: Readonly<Record<string, unknown>> | null; googleEnabled: boolean }
type Job = Network['jobs'][string]

/** The only write that is allowed, with an account: it creates a session, which the run ends. */
const SIGN_IN = 'POST /auth/v1/token'

const CHANGES = { beyond: 'it would change something on the site' }
const NOT_ON_PURPOSE = { beyond: 'no service answers so on purpose' }
const NEEDS_ACCOUNT = { beyond: 'somebody has to be signed in' }
const UNKNOWN_DATA = { beyond: 'what the account holds is not known' }
const FROM_OUTSIDE = { beyond: 'it comes from outside of the page' }

const isRead = (name: string) => name.startsWith('GET ')

/** Other flows post an e-mailed code, or one of Google, to the same path. */
const givesPassword = ({ graph }: PlayedFlow, name: string) =>
  graph.edges.some(({ effects }) =>
    effects.calls.some(({ src, input }) => src === name && (JSON.stringify(input) ?? '').includes(PASSWORD)),
  )

const isSuccess = (reply: Reply): boolean => typeof reply === 'object' && reply.status < 400

const servedJob = (flow: PlayedFlow, name: string, job: Job, { device }: Deployment): Job => {
  if (isArranged(job)) return job
  const { sends: _, ...rest } = job
  const { asks } = job
  const isSignIn = device !== null && asks === SIGN_IN && givesPassword(flow, name)
  const isOpen = isSignIn || (typeof asks === 'string' && isRead(asks))
  const [usual] = Object.keys(job.replies)
  const replies = Object.entries(job.replies).map(([end, given]) => {
    if (isBeyond(given)) return [end, given] as const
    if (!isOpen) return [end, CHANGES] as const
    // The account of a smoke run has no second factor.
    if (isSignIn && end !== usual) return [end, UNKNOWN_DATA] as const
    const reply = isPrepared(given) ? given.reply : given
    if (!isSuccess(reply)) return [end, NOT_ON_PURPOSE] as const
    return [end, isPrepared(given) ? { ...given, reply: 'served' as const } : ('served' as const)] as const
  })
  return { ...rest, replies: Object.fromEntries(replies) }
}

/** Reads reach the site. Other requests that a page makes by itself are intercepted and mocked, as in the book. */
const servedAside = (aside: Aside): Aside =>
  Object.fromEntries(
    Object.entries(aside).map(([name, reply]) => {
      if (!isRead(name) || reply === 'held') return [name, reply]
      return [name, typeof reply === 'object' && 'once' in reply ? { once: 'served' as const } : ('served' as const)]
    }),
  )

const sameText = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Replies that a new account does not get: such a flow exists for some accounts only. */
const isSpecial = ({ aside }: Network) =>
  Object.entries(ASIDE).some(([name, reply]) => name !== 'GET /config.json' && !sameText(aside[name], reply))

const fitsConfig = ({ aside }: Network, { googleEnabled }: Deployment) => {
  const config = aside['GET /config.json']
  if (typeof config !== 'object' || !('json' in config)) return true
  return (config.json as { googleEnabled: boolean }).googleEnabled === googleEnabled
}

const isClosed = (network: Network, src: string) => {
  const job = network.jobs[src]
  return job !== undefined && !isArranged(job) && Object.values(job.replies).every(isBeyond)
}

const isSignedIn = ({ device }: Arrival) => device !== undefined && SESSION_KEY in device

const openStart = (flow: PlayedFlow, network: Network, name: string, deployment: Deployment): Beyond | null => {
  const arrival = network.starts[name]
  if (arrival === undefined || isBeyond(arrival)) return arrival ?? NEEDS_ACCOUNT
  const start = flow.graph.starts.find((candidate) => candidate.name === name)
  if (start?.effects.calls.some(({ src }) => isClosed(network, src))) return CHANGES
  if (!isSignedIn(arrival)) return null
  if (deployment.device === null || routeOf(arrival.route).access === 'admin') return NEEDS_ACCOUNT
  const isOfAnyAccount = flow.model.inputs[name] === undefined && arrival.readies === undefined && !isSpecial(network)
  return isOfAnyAccount ? null : UNKNOWN_DATA
}

const harmlessNetwork = (flow: PlayedFlow, network: Network, deployment: Deployment): Network => {
  const jobs = Object.fromEntries(
    Object.entries(network.jobs).map(([name, job]) => [name, servedJob(flow, name, job, deployment)]),
  )
  const served: Network = { ...network, jobs, aside: servedAside(network.aside) }
  const starts = Object.entries(network.starts).map(([name, arrival]) => {
    const why = openStart(flow, { ...served, aside: network.aside }, name, deployment)
    if (why !== null || isBeyond(arrival) || !isSignedIn(arrival)) return [name, why ?? arrival] as const
    return [name, { ...arrival, device: { ...arrival.device, ...deployment.device } }] as const
  })
  const environment = Object.keys(network.environment).map((label) => [label, FROM_OUTSIDE] as const)
  return {
    ...served,
    starts: Object.fromEntries(starts),
    // Events from outside of a flow without services are created in the page, so they can be played.
    environment: flow.noBackend === null ? Object.fromEntries(environment) : network.environment,
  }
}

/** Null if nothing of the flow can be played. */
export const harmlessFlow = (flow: PlayedFlow, deployment: Deployment): PlayedFlow | null => {
  const networks = flow.networks
    .filter((network) => fitsConfig(network, deployment))
    .map((network) => harmlessNetwork(flow, network, deployment))
    .filter(({ starts }) => !Object.values(starts).every(isBeyond))
  return networks.length === 0 ? null : { ...flow, networks }
}
