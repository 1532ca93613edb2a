/** Kinds of sentences that are proved over a machine's reachable states. Each cites the specification. */
import type { AnyMachineSnapshot } from 'xstate'

export type Predicate = (snapshot: AnyMachineSnapshot) => boolean

type Sentence = {
  /** The sentence itself, as a person would say it. */
  says: string
  /** Where it comes from, such as `§4 Contact form` or `D11`. */
  cites: string
}

export type Property = Sentence &
  (
    | { kind: 'always'; holds: Predicate }
    | { kind: 'never'; holds: Predicate }
    /** From every state, some path leads there. */
    | { kind: 'canAlwaysReach'; holds: Predicate }
    /** Without anybody doing anything, the first ends in the second. */
    | { kind: 'leadsTo'; holds: Predicate; then: Predicate }
    /** `on` is handled in every state where `from` holds, and leaves `holds` true. */
    | {
        kind: 'after'
        on: string
        from: Predicate
        holds: (after: AnyMachineSnapshot, before: AnyMachineSnapshot) => boolean
      }
  )
