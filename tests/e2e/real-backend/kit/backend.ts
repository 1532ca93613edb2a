/** How a flow is tested with the real services: which outcomes they really produce, and which are mocked. */
import type { FlowModel } from '#machines/kit/model.ts'
import type { Edge } from '#tests/kit/graph.ts'
import { usualOrFull } from '#tests/kit/tier.ts'
import { playedFlow } from '../../flows/kit/played-flows.ts'
import type { TourPage } from '../../flows/kit/tour-page.ts'
import type { BackendHooks } from '../../flows/kit/tour-driver.ts'
import type { PlayedFlow, Tour } from '../../flows/kit/tours.ts'
import {
  type PageSetup,
  type PageRequests,
  type Unplayable,
  isLocal,
  isUnplayable,
  isPreparedReply,
  type PreparedReply,
  type Reply,
  type Network,
} from '../../flows/kit/network.ts'
import type { TourContext } from './tour-context.ts'

/** Brings the services to that outcome; returns what has to be in local storage. */
type Setup = (context: TourContext, input: never) => Promise<PageSetup['device'] | void> | PageSetup['device'] | void

/** With hooks for while the request is held, and for after its answer. */
type Real = {
  arrange: Setup
  whilePending?: (context: TourContext) => Promise<unknown>
  afterAnswer?: (context: TourContext, answer: never) => Promise<unknown> | void
}

/** Called before the page is opened; `steps` are the labels of the tour. */
type StartSetup = (context: TourContext, steps: readonly string[]) => Promise<Partial<PageSetup>>

/** `mocked`: the services cannot be brought there, so the reply of the network table is mocked. */
export type BackendOutcome = Real | 'mocked' | Unplayable

/** Why an edge of the model cannot happen with the real services; null if it can. */
export type Exclusion = (edge: Edge) => string | null

/** By label of the step. */
export const excluding =
  (reasons: Readonly<Record<string, string>>): Exclusion =>
  ({ step }) =>
    reasons[step.label] ?? null

type Names<Table> = Extract<keyof Table, string>

export type BackendOf<Model extends FlowModel> = {
  /** Called before the page is opened, by input. */
  starts?: { readonly [Input in Names<Model['inputs']>]?: StartSetup | Unplayable }
  /** All effects. Those without a request are arranged by the network table, and may need more. */
  actors: {
    readonly [Name in Names<Model['outcomes']>]: {
      readonly [Outcome in Names<Model['outcomes'][Name]>]: BackendOutcome
    }
  }
  environment?: EnvironmentEvents
  /** Names of other requests that the network table still mocks. */
  mocks?: readonly string[]
} & Variants

/** The variants of the backend to play in turn; one by default. */
type Variants = {
  /** What cannot happen in each: mutually exclusive things need separate variants. */
  variants?: readonly Exclusion[]
  /** Every network of the flow is played, not only the first. */
  isInEveryNetwork?: true
}

/** By label: the preparation, and the action if that of the network table does not involve the services. */
type EnvironmentEvents = Readonly<
  Record<string, { before: Setup; act?: (tourPage: TourPage) => Promise<void> } | Unplayable>
>

/** Any backend table, without the model's types. */
export type Backend = {
  starts?: Readonly<Record<string, StartSetup | Unplayable>>
  actors: Readonly<Record<string, Readonly<Record<string, BackendOutcome>>>>
  environment?: EnvironmentEvents
  mocks?: readonly string[]
} & Variants

type Actor = Network['actors'][string]

const isReal = (end: BackendOutcome | undefined): end is Real => typeof end === 'object' && 'arrange' in end

const backedReply = (end: BackendOutcome | undefined, prepared: Reply | PreparedReply | Unplayable) => {
  if (isUnplayable(end)) return end
  if (!isReal(end) || isUnplayable(prepared)) return prepared
  return isPreparedReply(prepared) ? { ...prepared, reply: 'served' as const } : 'served'
}

const backedActor = (actor: Actor, outcomes: Backend['actors'][string]): Actor => {
  const table = isLocal(actor) ? actor.arrange : actor.replies
  const backend = Object.fromEntries(
    Object.entries(table).map(([name, prepared]) => {
      const end = outcomes[name]
      if (isLocal(actor)) return [name, isUnplayable(end) ? end : prepared]
      return [name, backedReply(end, prepared as Reply)]
    }),
  )
  return isLocal(actor) ? { arrange: backend } : { ...actor, replies: backend }
}

const servedOf = (reply: PageRequests[string]): PageRequests[string] => {
  if (reply === 'held') return reply
  return typeof reply === 'object' && 'once' in reply ? { once: 'served' } : 'served'
}

/** Requests that no effect of the flow makes are answered by the site. */
const servedRequests = (requests: PageRequests, mocks: readonly string[]): PageRequests =>
  Object.fromEntries(
    Object.entries(requests).map(([name, reply]) => [name, mocks.includes(name) ? reply : servedOf(reply)]),
  )

/** A network table in which the real services answer. */
const backedNetwork = (network: Network, { starts = {}, actors, environment = {}, mocks = [] }: Backend): Network => ({
  ...network,
  starts: Object.fromEntries(
    Object.entries(network.starts).map(([name, setup]) => {
      const start = starts[name]
      return [name, isUnplayable(start) ? start : setup]
    }),
  ),
  actors: Object.fromEntries(
    Object.entries(network.actors).map(([name, actor]) => [name, backedActor(actor, actors[name] ?? {})]),
  ),
  environment: Object.fromEntries(
    Object.entries(network.environment).map(([label, event]) => {
      const backed = environment[label]
      if (backed === undefined) return [label, event]
      return [label, isUnplayable(backed) ? backed : { ...event, ...backed }]
    }),
  ),
  pageRequests: servedRequests(network.pageRequests, mocks),
})

export type BackedFlow = PlayedFlow & { backend: Backend }

export const backedFlow = (id: string, backend: Backend): BackedFlow => {
  const { variants = [undefined], isInEveryNetwork = false } = backend
  const played = playedFlow(id)
  const networks = isInEveryNetwork ? played.networks : played.networks.slice(0, 1)
  const each = networks.flatMap((network) =>
    variants.map((excludes) => ({ ...backedNetwork(network, backend), excludes })),
  )
  return { ...played, networks: each, covers: usualOrFull('exchanges', 'transitions'), backend }
}

const realEnd = ({ actors }: Backend, actor: string, outcome: string): Partial<Real> => {
  const end = actors[actor]?.[outcome]
  return isReal(end) ? end : {}
}

export const backendHooksOf = (context: TourContext, backend: Backend): BackendHooks => ({
  headers: context.headers,
  real: context.substituted,
  beforeActor: async (actor, outcome, input) => {
    const device = await realEnd(backend, actor, outcome).arrange?.(context, input as never)
    return device ? { device } : {}
  },
  whilePending: async (actor, outcome) => void (await realEnd(backend, actor, outcome).whilePending?.(context)),
  afterAnswer: async (actor, outcome, read) => {
    const { afterAnswer } = realEnd(backend, actor, outcome)
    if (afterAnswer !== undefined) await afterAnswer(context, (await read()) as never)
  },
  beforeEvent: async (label) => {
    const event = backend.environment?.[label]
    if (event !== undefined && !isUnplayable(event)) await event.before(context, undefined as never)
  },
  beforeOpen: async (name, steps) => {
    const start = backend.starts?.[name]
    return start === undefined || isUnplayable(start) ? {} : start(context, steps)
  },
})

/** Outcomes that the tours reached with real services, those that were mocked, and real ones that were missed. */
export const outcomeReportOf = ({ id, backend }: BackedFlow, tours: readonly Tour[]) => {
  const played = new Set(tours.flatMap(({ path }) => path.edges.map(({ step }) => step.label)))
  const ends = Object.entries(backend.actors).flatMap(([actor, all]) =>
    Object.entries(all).map(([outcome, end]) => ({ label: `${actor}:${outcome}`, end })),
  )
  const real = ends.filter(({ end }) => isReal(end)).map(({ label }) => label)
  const mocked = ends.filter(({ end, label }) => end === 'mocked' && played.has(label)).map(({ label }) => label)
  return {
    text: `${id}: real ${real.join(', ')}; mocked ${mocked.join(', ') || 'nothing'}`,
    missed: real.filter((label) => !played.has(label)).map((label) => `${id}: ${label}`),
  }
}
