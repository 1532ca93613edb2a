/** What a machine cannot know about its world: the people's events by class, and how each named effect can end. */
import type { AnyEventObject, AnyStateMachine } from 'xstate'

/** One event of one equivalence class of payload. `case` names the class where a type has several. */
export type EventCase<Event extends { type: string } = AnyEventObject> = { case?: string; event: Event }

/** How an effect can end: with a value, or with what it rejects. */
export type Outcome = { ok: unknown } | { fail: unknown }

export type FlowModel = {
  machine: AnyStateMachine
  /** Inputs to start from, by name; one entry without a value for a machine that takes none. */
  inputs: Record<string, unknown>
  /** What people do. */
  person: readonly EventCase[]
  /** What streams report from outside; every state handles each of these or ignores it on purpose. */
  environment: readonly EventCase[]
  /** By actor, then by name of the outcome. */
  outcomes: Record<string, Record<string, Outcome>>
  /** Actors that report events and have no outcome. */
  streams: readonly string[]
}
