/** Mock network of a flow for the built product: the request of each effect, and its possible replies. */
import type { Page } from '@playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import type { Language } from '#contracts/languages.ts'
import type { RouteId } from '#contracts/routes.ts'
import type { FlowModel } from '#machines/kit/model.ts'
import type { Edge } from '#tests/kit/graph.ts'
import type { TourPage } from './tour-page.ts'

/** Why something cannot be played in a browser; the machine and view levels cover it. */
export type Unplayable = { unplayable: string }

/** Storage entries; non-strings are stored as JSON, in which `NOW` is replaced by the page's time. */
type StoredValues = Readonly<Record<string, unknown>>
export const NOW = '$now'

/** How a page is opened: URL, storage and history state. */
export type PageSetup = {
  route: RouteId
  /** Language of the URL, for flows that exist in one language only. */
  language?: Language
  /** Query and fragment. */
  queryAndHash?: string
  navigationState?: object
  device?: StoredValues
  tab?: StoredValues
  /** The button of the page that shows the flow's part of it. */
  openButton?: string
  /** Prepares the page before the flow is shown. */
  prepare?: (page: Page) => Promise<void>
}

/** `served`: the site itself answers. */
export type Reply =
  | { status: number; json?: unknown; headers?: Readonly<Record<string, string>> }
  | 'unreachable'
  | 'served'

/** A reply, and what has to be in local storage before the effect starts. */
export type PreparedReply = { reply: Reply; device: StoredValues }

/** An effect that makes a request, which is held until the path says how it ends. */
export type RequestActor<Name extends string> = {
  /** `POST /api/contact`, or a function of the effect's input. */
  request: string | ((input: never) => string)
  /** The part of the body that depends on the effect's input. */
  body?: (input: never) => object
  replies: Readonly<Record<Name, Reply | PreparedReply | Unplayable>>
  /** The client retries once by itself, after a pause, if the service is unreachable. */
  isRetried?: true
}

/** An effect without a request, which ends at once: its outcome is arranged before it starts. */
export type LocalActor<Name extends string> = {
  arrange: Readonly<Record<Name, Partial<PageSetup> | Unplayable>>
  /** A held request that shows it has ended, against a race with the next step. */
  settledBy?: string
}

/** An external event; `where` it can happen with the same result as in the flow. */
export type EnvironmentEvent = {
  act: (tourPage: TourPage, start: PageSetup) => Promise<void>
  where: (state: AnyMachineSnapshot) => boolean
}

/** `once`: only the first request is answered automatically; later ones are the flow's. */
export type PageRequests = Readonly<Record<string, Reply | 'held' | { once: Reply }>>

type Names<Table> = Extract<keyof Table, string>

type Common = {
  /** By label, `event` or `event:case`. A test compares it with the model. */
  environment: Readonly<Record<string, EnvironmentEvent | Unplayable>>
  /** Requests that the flow's effects do not make: answered at once, by the site, or by an event from outside. */
  pageRequests: PageRequests
  /** By event type: the button outside of the flow's part that causes it. */
  around?: Readonly<Record<string, string>>
  /** The language of the flow's words, where it is not that of the page. */
  language?: Language
  /** Why an edge of the model cannot happen in this variant; null if it can. */
  excludes?: (edge: Edge) => string | null
}

/** The network table of a model: total over its inputs and the outcomes of its effects. */
export type NetworkOf<Model extends FlowModel> = Common & {
  starts: { readonly [Input in Names<Model['inputs']>]: PageSetup | Unplayable }
  actors: {
    readonly [Actor in Names<Model['outcomes']>]:
      | RequestActor<Names<Model['outcomes'][Actor]>>
      | LocalActor<Names<Model['outcomes'][Actor]>>
  }
}

/** Any network table, as the driver reads it. */
export type Network = Common & {
  starts: Readonly<Record<string, PageSetup | Unplayable>>
  actors: Readonly<Record<string, RequestActor<string> | LocalActor<string>>>
}

export const isUnplayable = (entry: unknown): entry is Unplayable =>
  typeof entry === 'object' && entry !== null && 'unplayable' in entry

/** The language of the page on which a flow starts. */
export const languageAt = ({ starts }: Network, start: string, language: Language): Language => {
  const setup = starts[start]
  return setup === undefined || isUnplayable(setup) ? language : (setup.language ?? language)
}

export const isPreparedReply = (entry: Reply | PreparedReply): entry is PreparedReply =>
  typeof entry === 'object' && 'reply' in entry

export const isLocal = (actor: Network['actors'][string] | undefined): actor is LocalActor<string> =>
  actor !== undefined && 'arrange' in actor

/** How an effect is brought to an outcome: the storage, and the reply. */
export const outcomeSetupOf = (
  network: Network,
  actor: string,
  outcome: string,
): { ready: Partial<PageSetup>; reply?: Reply } | Unplayable => {
  const entry = network.actors[actor]
  if (entry === undefined) throw new Error(`the network table has no effect '${actor}'`)
  const end = isLocal(entry) ? entry.arrange[outcome] : entry.replies[outcome]
  if (end === undefined) throw new Error(`the network table has no end '${actor}:${outcome}'`)
  if (isUnplayable(end)) return end
  if (isLocal(entry)) return { ready: end as Partial<PageSetup> }
  const answer = end as Reply | PreparedReply
  return isPreparedReply(answer)
    ? { ready: { device: answer.device }, reply: answer.reply }
    : { ready: {}, reply: answer }
}
