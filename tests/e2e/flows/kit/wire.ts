/** How the outside of a flow is played to the built product: what each effect asks over the network, and every answer. */
import type { AnyMachineSnapshot } from 'xstate'
import type { RouteId } from '#contracts/routes.ts'
import type { FlowModel } from '#machines/kit/model.ts'

/** What no browser can be brought to, and why; the machine and view levels walk it. */
export type Beyond = { beyond: string }

export type Reply = { status: number; json?: unknown; headers?: Readonly<Record<string, string>> } | 'unreachable'

/** How somebody comes to the page: by which address, with what in storage, with what in the history entry. */
export type Arrival = {
  route: RouteId
  /** Query and fragment. */
  tail?: string
  carry?: object
  device?: Readonly<Record<string, unknown>>
  tab?: Readonly<Record<string, unknown>>
}

/** An effect that asks over the network, and is held until the path says how it ends. */
type Asked<Name extends string> = {
  method: 'GET' | 'POST' | 'PUT'
  /** End of the address without its query. */
  path: string
  /** What of the body is owed to the effect's input. */
  sends?: (input: never) => object
  replies: Readonly<Record<Name, Reply | Beyond>>
}

/** An effect that stays in the browser and ends at once: its end is arranged before it starts. */
type Arranged<Name extends string> = { arrange: Readonly<Record<Name, Partial<Arrival> | Beyond>> }

/** Something from outside, brought about by coming to the page anew; `where` that leads to the same as in the flow. */
type Happening = { arrive: Partial<Arrival>; where: (state: AnyMachineSnapshot) => boolean }

type Names<Table> = Extract<keyof Table, string>

/** The wire table of a model: total over its inputs, the outcomes of its effects, and what its streams report. */
export type WireOf<Model extends FlowModel> = {
  starts: { readonly [Input in Names<Model['inputs']>]: Arrival | Beyond }
  jobs: {
    readonly [Job in Names<Model['outcomes']>]:
      | Asked<Names<Model['outcomes'][Job]>>
      | Arranged<Names<Model['outcomes'][Job]>>
  }
  /** By label: `event` or `event:case`. A test holds it against the model. */
  happenings: Readonly<Record<string, Happening | Beyond>>
}

export type Wire = {
  starts: Readonly<Record<string, Arrival | Beyond>>
  jobs: Readonly<Record<string, Asked<string> | Arranged<string>>>
  happenings: Readonly<Record<string, Happening | Beyond>>
}

export const isBeyond = (entry: unknown): entry is Beyond =>
  typeof entry === 'object' && entry !== null && 'beyond' in entry

export const isArranged = (job: Wire['jobs'][string] | undefined): job is Arranged<string> =>
  job !== undefined && 'arrange' in job
