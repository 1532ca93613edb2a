/** Mock network of a flow for the built product: the request of each effect, and its possible replies. */
import type { Page } from '@playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import type { Language } from '#contracts/languages.ts'
import type { RouteId } from '#contracts/routes.ts'
import type { FlowModel } from '#machines/kit/model.ts'
import type { Edge } from '#tests/kit/graph.ts'
import type { Stage } from './stage.ts'

/** Why something cannot be played in a browser; the machine and view levels cover it. */
export type Beyond = { beyond: string }

/** Storage entries; non-strings are stored as JSON, in which `NOW` is replaced by the page's time. */
type Stored = Readonly<Record<string, unknown>>
export const NOW = '$now'

/** How a page is opened: URL, storage and history state. */
export type Arrival = {
  route: RouteId
  /** Language of the URL, for flows that exist in one language only. */
  language?: Language
  /** Query and fragment. */
  tail?: string
  navigationState?: object
  device?: Stored
  tab?: Stored
  /** The button of the page that shows the flow's part of it. */
  opens?: string
  /** Prepares the page before the flow is shown. */
  readies?: (page: Page) => Promise<void>
}

/** `served`: the site itself answers. */
export type Reply =
  | { status: number; json?: unknown; headers?: Readonly<Record<string, string>> }
  | 'unreachable'
  | 'served'

/** A reply, and what has to be in local storage before the effect starts. */
export type Prepared = { reply: Reply; device: Stored }

/** An effect that makes a request, which is held until the path says how it ends. */
export type Asked<Name extends string> = {
  /** `POST /api/contact`, or a function of the effect's input. */
  asks: string | ((input: never) => string)
  /** The part of the body that depends on the effect's input. */
  sends?: (input: never) => object
  replies: Readonly<Record<Name, Reply | Prepared | Beyond>>
  /** The client retries once by itself, after a pause, if the service is unreachable. */
  isRepeated?: true
}

/** An effect without a request, which ends at once: its outcome is arranged before it starts. */
export type Arranged<Name extends string> = {
  arrange: Readonly<Record<Name, Partial<Arrival> | Beyond>>
  /** A held request that shows it has ended, against a race with the next step. */
  leaves?: string
}

/** An external event; `where` it can happen with the same result as in the flow. */
export type Occurrence = {
  act: (stage: Stage, start: Arrival) => Promise<void>
  where: (state: AnyMachineSnapshot) => boolean
}

/** `once`: only the first request is answered automatically; later ones are the flow's. */
export type Aside = Readonly<Record<string, Reply | 'held' | { once: Reply }>>

type Names<Table> = Extract<keyof Table, string>

type Common = {
  /** By label, `event` or `event:case`. A test compares it with the model. */
  environment: Readonly<Record<string, Occurrence | Beyond>>
  /** Requests that the flow's effects do not make: answered at once, by the site, or by an event from outside. */
  aside: Aside
  /** By event type: the button outside of the flow's part that causes it. */
  around?: Readonly<Record<string, string>>
  /** The language of the flow's words, where it is not that of the page. */
  speaks?: Language
  /** Why an edge of the model cannot happen in this world; null if it can. */
  bars?: (edge: Edge) => string | null
}

/** The network table of a model: total over its inputs and the outcomes of its effects. */
export type NetworkOf<Model extends FlowModel> = Common & {
  starts: { readonly [Input in Names<Model['inputs']>]: Arrival | Beyond }
  jobs: {
    readonly [Job in Names<Model['outcomes']>]:
      | Asked<Names<Model['outcomes'][Job]>>
      | Arranged<Names<Model['outcomes'][Job]>>
  }
}

/** Any network table, as the driver reads it. */
export type Network = Common & {
  starts: Readonly<Record<string, Arrival | Beyond>>
  jobs: Readonly<Record<string, Asked<string> | Arranged<string>>>
}

export const isBeyond = (entry: unknown): entry is Beyond =>
  typeof entry === 'object' && entry !== null && 'beyond' in entry

/** The language of the page on which a flow starts. */
export const languageAt = ({ starts }: Network, start: string, language: Language): Language => {
  const arrival = starts[start]
  return arrival === undefined || isBeyond(arrival) ? language : (arrival.language ?? language)
}

export const isPrepared = (entry: Reply | Prepared): entry is Prepared => typeof entry === 'object' && 'reply' in entry

export const isArranged = (job: Network['jobs'][string] | undefined): job is Arranged<string> =>
  job !== undefined && 'arrange' in job

/** How an effect is brought to an outcome: the storage, and the reply. */
export const endingOf = (
  network: Network,
  job: string,
  outcome: string,
): { ready: Partial<Arrival>; reply?: Reply } | Beyond => {
  const entry = network.jobs[job]
  if (entry === undefined) throw new Error(`the network table has no effect '${job}'`)
  const end = isArranged(entry) ? entry.arrange[outcome] : entry.replies[outcome]
  if (end === undefined) throw new Error(`the network table has no end '${job}:${outcome}'`)
  if (isBeyond(end)) return end
  if (isArranged(entry)) return { ready: end as Partial<Arrival> }
  const answer = end as Reply | Prepared
  return isPrepared(answer) ? { ready: { device: answer.device }, reply: answer.reply } : { ready: {}, reply: answer }
}
