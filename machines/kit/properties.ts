/** Kinds of sentences that are proved over everything a machine can do. Each cites where it comes from. */
import type { AnyEventObject, AnyStateMachine, EmittedFrom, SnapshotFrom } from 'xstate'

export type Predicate<Machine extends AnyStateMachine = AnyStateMachine> = (state: SnapshotFrom<Machine>) => boolean

/** One thing that happens: an event, and all that it does. */
export type Happening<Machine extends AnyStateMachine = AnyStateMachine> = {
  /** `form.submit:good`, `signIn:wrong` (an actor's outcome), `watchAuth:broken` or `wait callTimeout`. */
  on: string
  /** Milliseconds that passed; 0 for whatever happens at once. */
  waited: number
  before: SnapshotFrom<Machine>
  after: SnapshotFrom<Machine>
  emitted: readonly EmittedFrom<Machine>[]
  /** Events sent to streams. */
  told: readonly { to: string; event: AnyEventObject }[]
  /** Effects started, with what they were given. */
  calls: readonly { src: string; input: unknown }[]
}

type Sentence = {
  /** The sentence itself, as a person would say it. */
  says: string
  /** Where it comes from, such as `§4 Contact form` or `D11`. */
  cites: string
}

export type Property<Machine extends AnyStateMachine = AnyStateMachine> = Sentence &
  (
    | { kind: 'always'; when?: Predicate<Machine>; holds: Predicate<Machine> }
    | { kind: 'never'; holds: Predicate<Machine> }
    /** Where the flow starts with the model's input of that name. */
    | { kind: 'start'; input: string; holds: Predicate<Machine> }
    /** From every state (where `when` holds), some path leads there. */
    | { kind: 'canAlwaysReach'; when?: Predicate<Machine>; holds: Predicate<Machine> }
    /** With nobody doing anything, whatever the effects answer or do not answer, `when` ends in `holds`. */
    | { kind: 'leadsTo'; when: Predicate<Machine>; holds: Predicate<Machine> }
    /** Each of `on` (a type, or a type with its case) is handled wherever `from` holds, and then `holds`. */
    | {
        kind: 'after'
        on: string | readonly string[]
        from: Predicate<Machine>
        holds: (happening: Happening<Machine>) => boolean
      }
    /** Whenever something of that sort happens, it does so like this. */
    | {
        kind: 'everyStep'
        when: (happening: Happening<Machine>) => boolean
        holds: (happening: Happening<Machine>) => boolean
      }
  )
