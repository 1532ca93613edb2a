/** Kinds of properties, checked over all reachable states and steps of a machine. */
import type { AnyEventObject, AnyStateMachine, EmittedFrom, SnapshotFrom } from 'xstate'
import type { Failure } from '#contracts/errors.ts'

export type Predicate<Machine extends AnyStateMachine = AnyStateMachine> = (state: SnapshotFrom<Machine>) => boolean

/** One step: an event with all its effects. */
export type Occurrence<Machine extends AnyStateMachine = AnyStateMachine> = {
  /** `form.submit:good`, `signIn:wrong` (an actor's outcome), `watchAuth:broken` or `wait restoreTimeout`. */
  on: string
  /** Milliseconds that passed; 0 unless the step is a delay. */
  waited: number
  before: SnapshotFrom<Machine>
  after: SnapshotFrom<Machine>
  emitted: readonly EmittedFrom<Machine>[]
  /** Events sent to streams. */
  sent: readonly { to: string; event: AnyEventObject }[]
  /** Effects started, with their input. */
  calls: readonly { src: string; input: unknown }[]
  /** The failure of a rejected call. */
  failed: Failure | null
  /** The value of a resolved call. */
  answered: unknown
}

/** A requirement of docs/requirements, such as `GUARD-05`. */
export type RequirementId = `${Uppercase<string>}-${number}`

type PropertyHeading = {
  /** The property as one English sentence. */
  name: string
  /** The requirements that it proves, at least one. */
  cites: readonly RequirementId[]
}

/** A property without its name and its requirements. */
export type PropertyOf<Machine extends AnyStateMachine = AnyStateMachine> =
  | { kind: 'always'; when?: Predicate<Machine>; expect: Predicate<Machine> }
  | { kind: 'never'; expect: Predicate<Machine> }
  /** Where the flow starts with the model's input of that name. */
  | { kind: 'start'; input: string; expect: Predicate<Machine> }
  /** From every state (where `when` holds), some path leads there. */
  | { kind: 'canAlwaysReach'; when?: Predicate<Machine>; expect: Predicate<Machine> }
  /** Liveness: without user events, whatever the effects answer or not, `when` leads to `expect`. */
  | { kind: 'leadsTo'; when: Predicate<Machine>; expect: Predicate<Machine> }
  /**
   * Each of `on` (a type, or a type with its case) is handled wherever `from` holds, and then `expect` holds. What `only`
   * describes happens at no other time.
   */
  | {
      kind: 'after'
      on: string | readonly string[]
      from: Predicate<Machine>
      expect: (occurrence: Occurrence<Machine>) => boolean
      only?: (occurrence: Occurrence<Machine>) => boolean
    }
  /** Every matching step satisfies `expect`. Each entry of a list (as in `on`), and of `occurs`, has to occur somewhere. */
  | {
      kind: 'everyStep'
      when: readonly string[] | ((occurrence: Occurrence<Machine>) => boolean)
      occurs?: readonly string[]
      expect: (occurrence: Occurrence<Machine>) => boolean
    }

export type Property<Machine extends AnyStateMachine = AnyStateMachine> = PropertyHeading & PropertyOf<Machine>
