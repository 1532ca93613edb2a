/** Which view shows a state. Each state in which a flow can rest names it in `meta`, or its nearest ancestor does. */
import type { AnyStateMachine, StateMachine } from 'xstate'

/** `view: null`: the state shows nothing. */
export type Viewed<View extends string | null> = { view: View }

type MetaOf<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer _Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer Meta,
    infer _Schema
  >
    ? Meta
    : never

/** The views of a machine, by name. */
export type ViewOf<Machine extends AnyStateMachine> =
  MetaOf<Machine> extends Viewed<infer View> ? Exclude<View, null> : never

/** The innermost state that names a view decides. */
export const viewOf = <View extends string>(snapshot: {
  getMeta: () => Partial<Record<string, Viewed<View | null> | undefined>>
}): View | null => {
  const named = Object.entries(snapshot.getMeta()).filter(([, meta]) => meta?.view !== undefined)
  const [innermost] = named.toSorted(([one], [other]) => other.length - one.length)
  return innermost?.[1]?.view ?? null
}
