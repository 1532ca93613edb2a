/** What the running site and the flows page tell each other, tab to tab. What belongs to people is masked before. */
import type { AnyEventObject, StateValue } from 'xstate'

export const CHANNEL = 'prosa.flows'

/** A piece of data: where it is, and what sort of thing is there. */
export type MaskedRow = readonly [path: string, shape: string]

type Taken = { event: string; payload: readonly MaskedRow[]; transitions: readonly string[] }

export type RunningFlow = {
  /** Of the actor, unique within its tab. */
  ref: string
  flow: string
  value: StateValue
  /** False once it has ended or its page was left. */
  isActive: boolean
  context: readonly MaskedRow[]
  last: Taken
}

export type LogLine = {
  number: number
  /** Milliseconds since 1970, by the clock of the tab. */
  at: number
  /** Of the actor. */
  ref: string
  flow: string
  event: string
  value: StateValue
}

/** Names of taken transitions by flow. */
export type Covered = Readonly<Record<string, readonly string[]>>

export type TabReport = {
  tab: string
  title: string
  /** Without query and fragment, which may carry tokens. */
  path: string
  flows: readonly RunningFlow[]
  covered: Covered
  /** Newest first. */
  log: readonly LogLine[]
}

export type FromTab = { type: 'report'; report: TabReport } | { type: 'gone'; tab: string }

export type FromPage =
  | { type: 'hello' }
  | { type: 'send'; tab: string; ref: string; event: AnyEventObject }
  | { type: 'forget'; tab: string }
