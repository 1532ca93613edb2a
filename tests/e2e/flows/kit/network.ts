/** How the outside of a flow is played to the built product: what each effect asks over the network, and every answer. */
import type { Page } from '@playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import type { Language } from '#contracts/languages.ts'
import type { RouteId } from '#contracts/routes.ts'
import type { FlowModel } from '#machines/kit/model.ts'
import type { Edge } from '#tests/kit/graph.ts'
import type { Stage } from './stage.ts'

/** What no browser can be brought to, and why; the machine and view levels walk it. */
export type Beyond = { beyond: string }

/** By key; what is no text is stored as JSON, in which the text `NOW` becomes the time of the page. */
type Stored = Readonly<Record<string, unknown>>
export const NOW = '$now'

/** How somebody comes to the page: by which address, with what in storage, with what in the history entry. */
export type Arrival = {
  route: RouteId
  /** Of the address, where the flow exists in one language only. */
  language?: Language
  /** Query and fragment. */
  tail?: string
  navigationState?: object
  device?: Stored
  tab?: Stored
  /** The button of the page that shows the flow's part of it. */
  opens?: string
  /** What somebody does on the page before the flow is there. */
  readies?: (page: Page) => Promise<void>
}

/** `served`: the site itself answers. */
export type Reply =
  | { status: number; json?: unknown; headers?: Readonly<Record<string, string>> }
  | 'unreachable'
  | 'served'

/** A reply, and what has to lie in the storage of the device before the effect starts. */
export type Prepared = { reply: Reply; device: Stored }

/** An effect that asks over the network, and is held until the path says how it ends. */
export type Asked<Name extends string> = {
  /** `POST /api/contact`, by the effect's input where that decides. */
  asks: string | ((input: never) => string)
  /** What of the body is owed to the effect's input. */
  sends?: (input: never) => object
  replies: Readonly<Record<Name, Reply | Prepared | Beyond>>
  /** Whoever finds nobody there asks a second time by itself, after a while. */
  isRepeated?: true
}

/** An effect that stays in the browser and ends at once: its end is arranged before it starts. */
export type Arranged<Name extends string> = {
  arrange: Readonly<Record<Name, Partial<Arrival> | Beyond>>
  /** The request aside, `held`, that shows it has ended: what comes next must not come before. */
  leaves?: string
}

/** Something from outside; `where` it can happen and leads to the same as in the flow. */
export type Occurrence = {
  act: (stage: Stage, start: Arrival) => Promise<void>
  where: (state: AnyMachineSnapshot) => boolean
}

/** `once`: answered at once the first time; from then on it is the flow that asks. */
export type Aside = Readonly<Record<string, Reply | 'held' | { once: Reply }>>

type Names<Table> = Extract<keyof Table, string>

type Common = {
  /** By label, `event` or `event:case`. A test holds it against the model. */
  happenings: Readonly<Record<string, Occurrence | Beyond>>
  /** What is asked for by others than the flow's effects: answered at once, by the site itself, or by a happening. */
  aside: Aside
  /** By type of event: the button of the page around the flow's part that brings it about. */
  around?: Readonly<Record<string, string>>
  /** The language of the flow's words, where it is not that of the page. */
  speaks?: Language
  /** Why what the model can do cannot come about in this world; null where it can. */
  bars?: (edge: Edge) => string | null
}

/** The wire table of a model: total over its inputs and the outcomes of its effects. */
export type NetworkOf<Model extends FlowModel> = Common & {
  starts: { readonly [Input in Names<Model['inputs']>]: Arrival | Beyond }
  jobs: {
    readonly [Job in Names<Model['outcomes']>]:
      | Asked<Names<Model['outcomes'][Job]>>
      | Arranged<Names<Model['outcomes'][Job]>>
  }
}

/** Any wire table, as the driver reads it. */
export type Network = Common & {
  starts: Readonly<Record<string, Arrival | Beyond>>
  jobs: Readonly<Record<string, Asked<string> | Arranged<string>>>
}

export const isBeyond = (entry: unknown): entry is Beyond =>
  typeof entry === 'object' && entry !== null && 'beyond' in entry

/** The language of the pages where somebody comes to a flow in this way. */
export const languageAt = ({ starts }: Network, start: string, language: Language): Language => {
  const arrival = starts[start]
  return arrival === undefined || isBeyond(arrival) ? language : (arrival.language ?? language)
}

export const isPrepared = (entry: Reply | Prepared): entry is Prepared => typeof entry === 'object' && 'reply' in entry

export const isArranged = (job: Network['jobs'][string] | undefined): job is Arranged<string> =>
  job !== undefined && 'arrange' in job

/** How an effect is brought to one of its ends: what lies ready, and what is answered. */
export const endingOf = (
  network: Network,
  job: string,
  outcome: string,
): { ready: Partial<Arrival>; reply?: Reply } | Beyond => {
  const entry = network.jobs[job]
  if (entry === undefined) throw new Error(`the wire table has no effect '${job}'`)
  const end = isArranged(entry) ? entry.arrange[outcome] : entry.replies[outcome]
  if (end === undefined) throw new Error(`the wire table has no end '${job}:${outcome}'`)
  if (isBeyond(end)) return end
  if (isArranged(entry)) return { ready: end as Partial<Arrival> }
  const answer = end as Reply | Prepared
  return isPrepared(answer) ? { ready: { device: answer.device }, reply: answer.reply } : { ready: {}, reply: answer }
}
