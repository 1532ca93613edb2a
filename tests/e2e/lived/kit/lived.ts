/** How a flow is lived through with the real services: which end of an effect they really come to, and which is played. */
import type { FlowModel } from '#machines/kit/model.ts'
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
  type Wire,
} from '../../flows/kit/wire.ts'
import type { World } from './world.ts'

/** Makes it so that the services really answer like that; gives what has to lie on the device. */
export type Setup = (world: World, input: never) => Promise<Arrival['device'] | void> | void

/** Before somebody comes: `steps` is what will happen to them. */
type Coming = (world: World, steps: readonly string[]) => Promise<Partial<Arrival>>

/** `played`: no setup brings the services there; the answer of the wire table is given at the edge of the network. */
export type End = { real: Setup } | 'played' | Beyond

type Names<Table> = Extract<keyof Table, string>

export type LivedOf<Model extends FlowModel> = {
  /** Before somebody comes, by input. */
  starts?: { readonly [Input in Names<Model['inputs']>]?: Coming | Beyond }
  /** Total over the effects that ask over the network; those that stay in the browser are arranged by the wire table, and may need more. */
  jobs: {
    readonly [Name in Names<Model['outcomes']>]: { readonly [Outcome in Names<Model['outcomes'][Name]>]: End }
  }
  happenings?: Happenings
  /** Of what is asked aside: names of requests that the wire table goes on answering. */
  keeps?: readonly string[]
}

/** By label: what makes it so, and how it comes about where the wire table's way needs no services. */
type Happenings = Readonly<Record<string, { before: Setup; act?: (stage: Stage) => Promise<void> } | Beyond>>

/** Any such table, as it is read here. */
export type Lived = {
  starts?: Readonly<Record<string, Coming | Beyond>>
  jobs: Readonly<Record<string, Readonly<Record<string, End>>>>
  happenings?: Happenings
  keeps?: readonly string[]
}

type Job = Wire['jobs'][string]

const isReal = (end: End | undefined): end is { real: Setup } => typeof end === 'object' && 'real' in end

const livedReply = (end: End | undefined, given: Reply | Prepared | Beyond) => {
  if (isBeyond(end)) return end
  if (!isReal(end) || isBeyond(given)) return given
  return isPrepared(given) ? { ...given, reply: 'served' as const } : 'served'
}

const livedJob = (job: Job, ends: Lived['jobs'][string]): Job => {
  const table = isArranged(job) ? job.arrange : job.replies
  const lived = Object.fromEntries(
    Object.entries(table).map(([name, given]) => {
      const end = ends[name]
      if (isArranged(job)) return [name, isBeyond(end) ? end : given]
      return [name, livedReply(end, given as Reply)]
    }),
  )
  return isArranged(job) ? { arrange: lived } : { ...job, replies: lived }
}

/** Whatever is not asked by an effect of the flow is answered by the site. */
const servedAside = (aside: Aside, keeps: readonly string[]): Aside =>
  Object.fromEntries(
    Object.entries(aside).map(([name, reply]) => [name, reply === 'held' || keeps.includes(name) ? reply : 'served']),
  )

/** A wire table in which the real services answer. */
const livedWire = (wire: Wire, { starts = {}, jobs, happenings = {}, keeps = [] }: Lived): Wire => ({
  ...wire,
  starts: Object.fromEntries(
    Object.entries(wire.starts).map(([name, arrival]) => {
      const start = starts[name]
      return [name, isBeyond(start) ? start : arrival]
    }),
  ),
  jobs: Object.fromEntries(Object.entries(wire.jobs).map(([name, job]) => [name, livedJob(job, jobs[name] ?? {})])),
  happenings: Object.fromEntries(
    Object.entries(wire.happenings).map(([label, happening]) => {
      const told = happenings[label]
      if (told === undefined) return [label, happening]
      return [label, isBeyond(told) ? told : { ...happening, ...told }]
    }),
  ),
  aside: servedAside(wire.aside, keeps),
})

export type LivedFlow = PlayedFlow & { lived: Lived }

export const livedFlow = (id: string, lived: Lived): LivedFlow => {
  const played = playedFlow(id)
  const [wire] = played.wires
  if (wire === undefined) throw new Error(`${id} is not played`)
  return { ...played, wires: [livedWire(wire, lived)], covers: 'transitions', lived }
}

export const backstageOf = (world: World, { starts = {}, jobs, happenings = {} }: Lived): Backstage => ({
  headers: world.headers,
  real: world.real,
  prepare: async (job, outcome, input) => {
    const end = jobs[job]?.[outcome]
    const device = isReal(end) ? await end.real(world, input as never) : undefined
    return device ? { device } : {}
  },
  happens: async (label) => {
    const told = happenings[label]
    if (told !== undefined && !isBeyond(told)) await told.before(world, undefined as never)
  },
  arrives: async (name, steps) => {
    const start = starts[name]
    return start === undefined || isBeyond(start) ? {} : start(world, steps)
  },
})

/** What the services really answered in the tours, what was played, and real ends that no tour comes to. */
export const endsOf = ({ id, lived }: LivedFlow, tours: readonly Tour[]) => {
  const seen = new Set(tours.flatMap(({ path }) => path.edges.map(({ step }) => step.label)))
  const ends = Object.entries(lived.jobs).flatMap(([job, all]) =>
    Object.entries(all).map(([outcome, end]) => ({ label: `${job}:${outcome}`, end })),
  )
  const real = ends.filter(({ end }) => isReal(end)).map(({ label }) => label)
  const played = ends.filter(({ end, label }) => end === 'played' && seen.has(label)).map(({ label }) => label)
  return {
    text: `${id}: real ${real.join(', ')}; played ${played.join(', ') || 'nothing'}`,
    missed: real.filter((label) => !seen.has(label)).map((label) => `${id}: ${label}`),
  }
}
