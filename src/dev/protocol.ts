/** Messages between the tabs of the site and the flows page. Personal data is masked before it is sent. */
import type { AnyEventObject, StateValue } from 'xstate'

export const CHANNEL = 'prosa.flows'

/** A leaf of the data: its path, and its masked value. */
export type MaskedRow = readonly [path: string, shape: string]

type HandledEvent = { event: string; payload: readonly MaskedRow[]; transitions: readonly string[] }

export type RunningFlow = {
  /** Of the actor, unique within its tab. */
  ref: string
  flow: string
  value: StateValue
  /** False once it has ended or its page was left. */
  isActive: boolean
  context: readonly MaskedRow[]
  last: HandledEvent
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
export type CoveredTransitions = Readonly<Record<string, readonly string[]>>

export type TabReport = {
  tab: string
  title: string
  /** Without query and fragment, which may carry tokens. */
  path: string
  flows: readonly RunningFlow[]
  covered: CoveredTransitions
  /** Newest first. */
  log: readonly LogLine[]
}

export type FromTab = { type: 'report'; report: TabReport } | { type: 'gone'; tab: string }

export type FromPage =
  | { type: 'hello' }
  | { type: 'send'; tab: string; ref: string; event: AnyEventObject }
  | { type: 'forget'; tab: string }
