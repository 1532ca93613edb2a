/** The environment of a machine: user events, external events, and the possible outcomes of each effect. */
import type {
  AnyEventObject,
  AnyStateMachine,
  CallbackActorLogic,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  ProvidedActor,
  StateMachine,
} from 'xstate'

/** One event, standing for a class of payloads. `case` names the class where a type has several. */
export type EventCase<Event extends { type: string } = AnyEventObject> = { case?: string; event: Event }

/** How an effect can end: with a value, or with what it rejects. */
export type Outcome<Output = unknown> = { ok: Output } | { fail: unknown }

/** Every effect of a machine: its name and the shape of its logic. */
export type ActorOf<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor extends ProvidedActor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema
  >
    ? Actor
    : never
type IsStream<Actor extends ProvidedActor> =
  Actor['logic'] extends CallbackActorLogic<infer _Received, infer _Input, infer _Emitted> ? true : false

type StreamName<Actor extends ProvidedActor> = Actor extends unknown
  ? IsStream<Actor> extends true
    ? Actor['src']
    : never
  : never
type JobName<Actor extends ProvidedActor> = Exclude<Actor['src'], StreamName<Actor>>

/** The model of one machine: names, payloads and outcomes are checked against it. */
export type ModelOf<Machine extends AnyStateMachine> = {
  machine: Machine
  /** Initial inputs by name; a single `undefined` for a machine without input. */
  inputs: Readonly<Record<string, InputFrom<Machine>>>
  person: readonly EventCase<EventFromLogic<Machine>>[]
  /** Events from the shell or another flow, not from a stream of the machine. */
  environment: readonly EventCase<EventFromLogic<Machine>>[]
  /** Events that each stream reports. */
  streams: { readonly [Name in StreamName<ActorOf<Machine>>]: readonly EventCase<EventFromLogic<Machine>>[] }
  /** By actor, then by name of the outcome. */
  outcomes: {
    readonly [Name in JobName<ActorOf<Machine>>]: Readonly<
      Record<string, Outcome<OutputFrom<Extract<ActorOf<Machine>, { src: Name }>['logic']>>>
    >
  }
}

/** Any model, as the test kit reads it. */
export type FlowModel = {
  machine: AnyStateMachine
  inputs: Readonly<Record<string, unknown>>
  person: readonly EventCase[]
  environment: readonly EventCase[]
  streams: Readonly<Record<string, readonly EventCase[]>>
  outcomes: Readonly<Record<string, Readonly<Record<string, Outcome>>>>
}
