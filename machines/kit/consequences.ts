/**
 * Properties in terms of observable behaviour: view, failure, issues, context, and the messages to services, streams
 * and the shell. `consequencesOf<typeof machine>()` is typed by the machine; its results are spread into a property
 * beside its name and its requirements.
 */
import type {
  AnyActorLogic,
  AnyStateMachine,
  ContextFrom,
  EmittedFrom,
  EventFromLogic,
  InputFrom,
  StateValue,
} from 'xstate'
import type { ErrorCode, Failure } from '#contracts/errors.ts'
import type { FieldIssues } from '#contracts/forms/issues.ts'
import { isSame, isIdleIn, shows, startsNothing, isUnchanged } from './predicates.ts'
import type { ActorOf } from './model.ts'
import type { Occurrence, Predicate, PropertyOf } from './properties.ts'
import { viewOf, type ViewOf } from './view.ts'

type LogicOf<Actor> = Actor extends { logic: infer Logic extends AnyActorLogic } ? Logic : never

/**
 * What one event does. What is not named does not change or does not happen, except that issues and failures may be
 * cleared. An empty consequence means that nothing changes at all.
 */
export type Consequence<Machine extends AnyStateMachine> = {
  /** Milliseconds that have passed. */
  waited?: number
  /** The state, where the view does not identify it. */
  state?: StateValue
  shows?: ViewOf<Machine> | null
  /** The code only, or the whole failure. */
  failure?: ErrorCode | Failure | null
  issues?: FieldIssues
  /** Values of the context that change. */
  context?: Partial<ContextFrom<Machine>>
  /** Effects that are started, with their input. */
  calls?: { readonly [Actor in ActorOf<Machine> as Actor['src']]?: InputFrom<LogicOf<Actor>> }
  /** The command that is emitted to the shell. */
  emits?: EmittedFrom<Machine>
  /** Events that are sent to streams. */
  sends?: { readonly [Actor in ActorOf<Machine> as Actor['src']]?: EventFromLogic<LogicOf<Actor>> }
}

/** By event or outcome, such as `form.submit:good` or `wait loadingTimeout`. */
type Consequences<Machine extends AnyStateMachine> = Readonly<
  Record<string, Consequence<Machine> | ((it: Occurrence<Machine>) => Consequence<Machine>)>
>

type Errors = { issues?: FieldIssues; failure?: Failure | null }

/** Errors may be cleared by any event, so they are compared apart from the rest of the context. */
const splitContext = (context: unknown) => {
  const { issues = {}, failure = null, ...rest } = context as Errors
  return { issues, failure, rest }
}

const names = (record: object | undefined) => Object.keys(record ?? {}).toSorted()

const changesNothing = (it: Occurrence) =>
  isUnchanged(it) && startsNothing(it) && it.emitted.length + it.sent.length === 0

const isDone = (it: Occurrence, expected: Consequence<AnyStateMachine>): boolean => {
  if (Object.keys(expected).length === 0) return changesNothing(it)
  const {
    waited = it.waited,
    state,
    shows: view = viewOf(it.before),
    failure,
    issues,
    context,
    calls = {},
    emits,
    sends,
  } = expected
  const [before, after] = [splitContext(it.before.context), splitContext(it.after.context)]
  const hasFailure =
    failure === undefined
      ? after.failure === null || isSame(after.failure, before.failure)
      : isSame(typeof failure === 'string' ? after.failure?.code : after.failure, failure)
  const hasIssues =
    issues === undefined
      ? names(after.issues).length === 0 || isSame(after.issues, before.issues)
      : isSame(after.issues, issues)
  return (
    it.waited === waited &&
    (state === undefined || it.after.matches(state)) &&
    viewOf(it.after) === view &&
    hasFailure &&
    hasIssues &&
    isSame(after.rest, { ...before.rest, ...context }) &&
    isSame(it.calls.map(({ src }) => src).toSorted(), names(calls)) &&
    it.calls.every(({ src, input }) => isSame(input, calls[src as keyof typeof calls])) &&
    isSame(it.emitted, emits === undefined ? [] : [emits]) &&
    isSame(
      it.sent,
      Object.entries(sends ?? {}).map(([to, event]) => ({ to, event })),
    )
  )
}

const isAnywhere = () => true

export const consequencesOf = <Machine extends AnyStateMachine>() => {
  type Is = Predicate<Machine>
  type Rows = Consequences<Machine>

  const rowOf = (rows: Rows, it: Occurrence<Machine>): Consequence<Machine> | undefined => {
    const row = rows[it.on] ?? rows[it.on.split(':')[0] ?? '']
    return typeof row === 'function' ? row(it) : row
  }
  const isAsRow = (rows: Rows) => (it: Occurrence<Machine>) => {
    const row = rowOf(rows, it)
    return row !== undefined && isDone(it, row)
  }

  /** Each of these events is handled wherever `from` holds, and does exactly that. */
  const after = (from: Is, rows: Rows) =>
    ({ kind: 'after', on: Object.keys(rows), from, expect: isAsRow(rows) }) satisfies PropertyOf<Machine>

  /** The same, and no other event makes the same calls, or sends the same to shell and streams. */
  const onlyAfter = (from: Is, rows: Rows) => {
    const requested = (it: Occurrence<Machine>) =>
      Object.values(rows).map((row) => (typeof row === 'function' ? row(it) : row))
    const only = (it: Occurrence<Machine>) =>
      requested(it).some(
        ({ calls, emits, sends }) =>
          it.calls.some(({ src }) => names(calls).includes(src)) ||
          it.emitted.some((command) => isSame(command, emits)) ||
          it.sent.some(({ to, event }) => isSame(event.type, (sends as Record<string, typeof event>)?.[to]?.type)),
      )
    return { ...after(from, rows), only } satisfies PropertyOf<Machine>
  }

  /** A row for each outcome of the call: none may be missing, and each outcome has to occur. */
  const ends = (call: ActorOf<Machine>['src'], rows: Rows) => {
    const prefix = `${call}:`
    const expect = (it: Occurrence<Machine>) => {
      const row = rows[it.on.slice(prefix.length)]
      return row !== undefined && isDone(it, typeof row === 'function' ? row(it) : row)
    }
    const occurs = Object.keys(rows).map((outcome) => `${prefix}${outcome}`)
    return {
      kind: 'everyStep',
      when: ({ on }: Occurrence<Machine>) => on.startsWith(prefix),
      occurs,
      expect,
    } satisfies PropertyOf<Machine>
  }

  /** Failing outcomes: the view shows what the call rejects with. */
  const failures = (outcomes: readonly string[], row: Consequence<Machine>): Rows =>
    Object.fromEntries(
      outcomes.map((outcome) => [outcome, ({ failed }: Occurrence<Machine>) => ({ ...row, failure: failed })]),
    )

  /** These events are handled and change nothing. */
  const ignores = (on: string | readonly string[], from: Is = isAnywhere) =>
    ({ kind: 'after', on, from, expect: (it) => changesNothing(it) }) satisfies PropertyOf<Machine>

  return { shows: shows<Machine>, isIdleIn: isIdleIn<Machine>, after, onlyAfter, ends, failures, ignores }
}
