/** Which view shows a state. Each state in which a flow can stay names it in `meta`, or its nearest ancestor does. */
import type { AnyStateMachine, StateMachine } from 'xstate'

/**
 * `view: null`: the state shows nothing. `back`: the event of the button that leads to the previous step; the browser's Back
 * sends the same one (ADR 030).
 */
export type ViewMeta<View extends string | null, Back extends string = never> = { view: View; back?: Back }

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
  MetaOf<Machine> extends { view: infer View extends string | null } ? Exclude<View, null> : never

type SnapshotWithViews<View extends string | null> = {
  getMeta: () => Partial<Record<string, ViewMeta<View, string> | undefined>>
}

/** The innermost state that names a view decides. */
const shownBy = <View extends string | null>(snapshot: SnapshotWithViews<View>): ViewMeta<View, string> | undefined => {
  const named = Object.entries(snapshot.getMeta()).filter(([, meta]) => meta?.view !== undefined)
  const [innermost] = named.toSorted(([one], [other]) => other.length - one.length)
  return innermost?.[1]
}

export const viewOf = <View extends string>(snapshot: SnapshotWithViews<View | null>): View | null =>
  shownBy(snapshot)?.view ?? null

/** Null where no step of the flow is before the one that is shown. */
export const backOf = (snapshot: SnapshotWithViews<string | null>): string | null => shownBy(snapshot)?.back ?? null
