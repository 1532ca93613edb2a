/** Records what the flows of a tab do, from XState's inspection events. */
import type {
  ActorRefLike,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectionEvent,
  Snapshot,
} from 'xstate'
import { nodesOf, transitionName, transitionsOf } from '#machines/kit/definition.ts'
import { maskedRows } from './mask.ts'
import type { CoveredTransitions, LogLine, RunningFlow, TabReport } from './protocol.ts'

const LOG_LINES = 30

const isOfMachine = (snapshot: Snapshot<unknown>): snapshot is AnyMachineSnapshot => 'machine' in snapshot

/** Names of the declared transitions: XState also reports an initial one when a machine starts. */
const ownNames = (machine: AnyStateMachine): ReadonlySet<string> =>
  new Set(nodesOf(machine).flatMap(transitionsOf).map(transitionName))

/** Without `actorId`, which XState adds to done and error events and which is in the type too. */
const payloadOf = ({ type: _type, actorId: _actorId, ...payload }: AnyEventObject & { actorId?: unknown }) => payload

export type FlowRecord = {
  /** Returns whether the record has changed. */
  note: (inspection: InspectionEvent) => boolean
  report: () => Pick<TabReport, 'flows' | 'covered' | 'log'>
  /** Sends to a running flow; no-op if it has ended meanwhile. */
  send: (ref: string, event: AnyEventObject) => void
  forget: () => void
}

export const createRecord = (before: CoveredTransitions, now: () => number = Date.now): FlowRecord => {
  const actors = new Map<string, ActorRefLike>()
  const flows = new Map<string, RunningFlow>()
  const covered = new Map(Object.entries(before).map(([flow, names]) => [flow, new Set(names)]))
  /** By actor: names of the microsteps since its last snapshot. */
  const steps = new Map<string, string[]>()
  let log: LogLine[] = []
  let count = 0

  const cover = (flow: string, names: readonly string[]) => {
    const all = covered.get(flow) ?? new Set()
    for (const name of names) all.add(name)
    covered.set(flow, all)
  }

  const recordState = (
    actor: ActorRefLike,
    { machine, value, status, context }: AnyMachineSnapshot,
    event: AnyEventObject,
  ) => {
    const ref = actor.sessionId
    const flow = machine.id
    const known = ownNames(machine)
    const transitions = (steps.get(ref) ?? []).filter((name) => known.has(name))
    const isActive = status === 'active'
    steps.delete(ref)
    actors.set(ref, actor)
    // The last ended actor of a flow is kept until the flow starts again.
    for (const [other, running] of flows) if (running.flow === flow && !running.isActive) flows.delete(other)
    const last = { event: event.type, payload: maskedRows(payloadOf(event)), transitions }
    flows.set(ref, { ref, flow, value, isActive, context: maskedRows(context as object), last })
    cover(flow, transitions)
    count += 1
    log = [{ number: count, at: now(), ref, flow, event: event.type, value }, ...log].slice(0, LOG_LINES)
    if (!isActive) actors.delete(ref)
  }

  return {
    note: (inspection) => {
      const { actorRef } = inspection
      if (inspection.type === '@xstate.microstep') {
        const names = inspection._transitions.map(transitionName)
        steps.set(actorRef.sessionId, [...(steps.get(actorRef.sessionId) ?? []), ...names])
      }
      if (inspection.type !== '@xstate.snapshot' || !isOfMachine(inspection.snapshot)) return false
      recordState(actorRef, inspection.snapshot, inspection.event)
      return true
    },
    report: () => ({
      flows: [...flows.values()],
      covered: Object.fromEntries([...covered].map(([flow, names]) => [flow, [...names]])),
      log,
    }),
    send: (ref, event) => actors.get(ref)?.send(event),
    forget: () => {
      covered.clear()
      log = []
    },
  }
}
