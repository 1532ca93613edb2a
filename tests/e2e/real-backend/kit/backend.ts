/** How a flow is tested with the real services: which outcomes they really produce, and which are mocked. */
import type { FlowModel } from '#machines/kit/model.ts'
import type { Edge } from '#tests/kit/graph.ts'
import { playedFlow } from '../../flows/kit/played-flows.ts'
import type { Stage } from '../../flows/kit/stage.ts'
import type { Backstage } from '../../flows/kit/tour-driver.ts'
import type { PlayedFlow, Tour } from '../../flows/kit/tours.ts'
import {
  type Arrival,
  type Aside,
  type Beyond,
  isArranged,
  isBeyond,
  isPrepared,
  type Prepared,
  type Reply,
  type Network,
} from '../../flows/kit/network.ts'
import type { World } from './world.ts'

/** Brings the services to that outcome; returns what has to be in local storage. */
type Setup = (world: World, input: never) => Promise<Arrival['device'] | void> | Arrival['device'] | void

/** With hooks for while the request is held, and for after its answer. */
type Real = {
  real: Setup
  meanwhile?: (world: World) => Promise<unknown>
  afterAnswer?: (world: World, answer: never) => Promise<unknown> | void
}

/** Called before the page is opened; `steps` are the labels of the tour. */
type Coming = (world: World, steps: readonly string[]) => Promise<Partial<Arrival>>

/** `played`: the services cannot be brought there, so the reply of the network table is mocked. */
export type End = Real | 'played' | Beyond

/** Why an edge of the model cannot happen with the real services; null if it can. */
export type Bar = (edge: Edge) => string | null

/** By label of the step. */
export const barring =
  (reasons: Readonly<Record<string, string>>): Bar =>
  ({ step }) =>
    reasons[step.label] ?? null

type Names<Table> = Extract<keyof Table, string>

export type BackendOf<Model extends FlowModel> = {
  /** Called before the page is opened, by input. */
  starts?: { readonly [Input in Names<Model['inputs']>]?: Coming | Beyond }
  /** All effects. Those without a request are arranged by the network table, and may need more. */
  jobs: {
    readonly [Name in Names<Model['outcomes']>]: { readonly [Outcome in Names<Model['outcomes'][Name]>]: End }
  }
  environment?: EnvironmentEvents
  /** Names of other requests that the network table still mocks. */
  keeps?: readonly string[]
} & Worlds

/** The worlds to play in turn; one by default. */
type Worlds = {
  /** For each world, what cannot happen there: mutually exclusive things need separate worlds. */
  worlds?: readonly Bar[]
  /** Every world of the network table is played, not only the first. */
  isInEveryNetwork?: true
}

/** By label: the preparation, and the action if that of the network table does not involve the services. */
type EnvironmentEvents = Readonly<Record<string, { before: Setup; act?: (stage: Stage) => Promise<void> } | Beyond>>

/** Any backend table, without the model's types. */
export type Backend = {
  starts?: Readonly<Record<string, Coming | Beyond>>
  jobs: Readonly<Record<string, Readonly<Record<string, End>>>>
  environment?: EnvironmentEvents
  keeps?: readonly string[]
} & Worlds

type Job = Network['jobs'][string]

const isReal = (end: End | undefined): end is Real => typeof end === 'object' && 'real' in end

const backedReply = (end: End | undefined, given: Reply | Prepared | Beyond) => {
  if (isBeyond(end)) return end
  if (!isReal(end) || isBeyond(given)) return given
  return isPrepared(given) ? { ...given, reply: 'served' as const } : 'served'
}

const backedJob = (job: Job, ends: Backend['jobs'][string]): Job => {
  const table = isArranged(job) ? job.arrange : job.replies
  const backend = Object.fromEntries(
    Object.entries(table).map(([name, given]) => {
      const end = ends[name]
      if (isArranged(job)) return [name, isBeyond(end) ? end : given]
      return [name, backedReply(end, given as Reply)]
    }),
  )
  return isArranged(job) ? { arrange: backend } : { ...job, replies: backend }
}

const servedOf = (reply: Aside[string]): Aside[string] => {
  if (reply === 'held') return reply
  return typeof reply === 'object' && 'once' in reply ? { once: 'served' } : 'served'
}

/** Requests that no effect of the flow makes are answered by the site. */
const servedAside = (aside: Aside, keeps: readonly string[]): Aside =>
  Object.fromEntries(
    Object.entries(aside).map(([name, reply]) => [name, keeps.includes(name) ? reply : servedOf(reply)]),
  )

/** A network table in which the real services answer. */
const backedNetwork = (network: Network, { starts = {}, jobs, environment = {}, keeps = [] }: Backend): Network => ({
  ...network,
  starts: Object.fromEntries(
    Object.entries(network.starts).map(([name, arrival]) => {
      const start = starts[name]
      return [name, isBeyond(start) ? start : arrival]
    }),
  ),
  jobs: Object.fromEntries(Object.entries(network.jobs).map(([name, job]) => [name, backedJob(job, jobs[name] ?? {})])),
  environment: Object.fromEntries(
    Object.entries(network.environment).map(([label, event]) => {
      const backed = environment[label]
      if (backed === undefined) return [label, event]
      return [label, isBeyond(backed) ? backed : { ...event, ...backed }]
    }),
  ),
  aside: servedAside(network.aside, keeps),
})

export type BackedFlow = PlayedFlow & { backend: Backend }

export const backedFlow = (id: string, backend: Backend): BackedFlow => {
  const { worlds = [undefined], isInEveryNetwork = false } = backend
  const played = playedFlow(id)
  const networks = isInEveryNetwork ? played.networks : played.networks.slice(0, 1)
  const each = networks.flatMap((network) => worlds.map((bars) => ({ ...backedNetwork(network, backend), bars })))
  return { ...played, networks: each, covers: 'transitions', backend }
}

const realEnd = ({ jobs }: Backend, job: string, outcome: string): Partial<Real> => {
  const end = jobs[job]?.[outcome]
  return isReal(end) ? end : {}
}

export const backstageOf = (world: World, backend: Backend): Backstage => ({
  headers: world.headers,
  real: world.real,
  prepare: async (job, outcome, input) => {
    const device = await realEnd(backend, job, outcome).real?.(world, input as never)
    return device ? { device } : {}
  },
  meanwhile: async (job, outcome) => void (await realEnd(backend, job, outcome).meanwhile?.(world)),
  afterAnswer: async (job, outcome, read) => {
    const { afterAnswer } = realEnd(backend, job, outcome)
    if (afterAnswer !== undefined) await afterAnswer(world, (await read()) as never)
  },
  happens: async (label) => {
    const event = backend.environment?.[label]
    if (event !== undefined && !isBeyond(event)) await event.before(world, undefined as never)
  },
  arrives: async (name, steps) => {
    const start = backend.starts?.[name]
    return start === undefined || isBeyond(start) ? {} : start(world, steps)
  },
})

/** Outcomes that the tours reached with real services, those that were mocked, and real ones that were missed. */
export const endsOf = ({ id, backend }: BackedFlow, tours: readonly Tour[]) => {
  const seen = new Set(tours.flatMap(({ path }) => path.edges.map(({ step }) => step.label)))
  const ends = Object.entries(backend.jobs).flatMap(([job, all]) =>
    Object.entries(all).map(([outcome, end]) => ({ label: `${job}:${outcome}`, end })),
  )
  const real = ends.filter(({ end }) => isReal(end)).map(({ label }) => label)
  const played = ends.filter(({ end, label }) => end === 'played' && seen.has(label)).map(({ label }) => label)
  return {
    text: `${id}: real ${real.join(', ')}; played ${played.join(', ') || 'nothing'}`,
    missed: real.filter((label) => !seen.has(label)).map((label) => `${id}: ${label}`),
  }
}
