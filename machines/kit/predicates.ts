/** Predicates for properties over occurrences and states. */
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import type { FieldIssues } from '#contracts/forms/issues.ts'
import type { Occurrence } from './properties.ts'
import { viewOf, type ViewOf } from './view.ts'

type Memory = { value: unknown; context: unknown }
type MemoryChange = { before: Memory; after: Memory }
type Calling = Pick<Occurrence, 'calls'>

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Plain data by its content, an undefined value counting as absent; anything else, such as a `Blob`, by identity. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]))
  }
  if (!isPlain(one) || !isPlain(other)) return false
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]))
}

export const isUnchanged = ({ before, after }: MemoryChange) =>
  isSame([before.value, before.context], [after.value, after.context])

export const startsNothing = ({ calls }: Calling) => calls.length === 0

export const starts = ({ calls }: Calling, src: string) => calls.some((call) => call.src === src)

/** The effect was started, with exactly this. */
export const startsWithInput = ({ calls }: Calling, src: string, input: unknown) =>
  calls.some((call) => call.src === src && isSame(call.input, input))

/** Exactly this command is emitted to the shell, and no other. */
export const emits = ({ emitted }: { emitted: readonly unknown[] }, command: unknown) => isSame(emitted, [command])

/** One of those views is shown, busy or not. */
export const shows =
  <Machine extends AnyStateMachine>(...views: (ViewOf<Machine> | null)[]) =>
  (state: AnyMachineSnapshot) =>
    views.some((view) => view === viewOf(state))

/** One of those views is shown and is not busy. */
export const isIdleIn =
  <Machine extends AnyStateMachine>(...views: (ViewOf<Machine> | null)[]) =>
  (state: AnyMachineSnapshot) =>
    !state.hasTag('busy') && shows<Machine>(...views)(state)

type WithErrors = { context: { failure: Failure | null; issues?: FieldIssues } }

export const hasNoErrors = ({ context: { failure, issues = {} } }: WithErrors) =>
  failure === null && Object.keys(issues).length === 0

/** The same view shows exactly these issues and is idle; no call, no command to the shell. */
export const failsValidation = ({ before, after, calls, emitted }: Occurrence, issues: FieldIssues | undefined) =>
  isSame([viewOf(after), after.hasTag('busy'), after.context.failure], [viewOf(before), false, null]) &&
  isSame(after.context.issues, issues) &&
  calls.length + emitted.length === 0

/** The call failed, the same view shows the failure and is idle; no call, no command to the shell. */
export const failsInPlace = ({ before, after, failed, calls, emitted }: Occurrence) =>
  isSame([viewOf(after), after.hasTag('busy'), after.context.failure], [viewOf(before), false, failed]) &&
  calls.length + emitted.length === 0
