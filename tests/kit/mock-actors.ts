/** Mock effects: calls stay pending until the test settles them, and streams record the events they receive. */
import { type AnyActorLogic, type AnyEventObject, fromCallback, fromPromise } from 'xstate'
import type { FlowModel, Outcome } from '#machines/kit/model.ts'
import { invocationsOf, nodesOf } from '#machines/kit/definition.ts'

export type PendingCall = { src: string; input: unknown; isAbandoned: () => boolean; end: (outcome: Outcome) => void }

/** Flushes microtasks, so that an answer gets through an actor's promise. Browsers have no `setImmediate`. */
const flush = () =>
  new Promise<void>((resolve) => {
    if ('setImmediate' in globalThis) setImmediate(resolve)
    else setTimeout(resolve)
  })

export const mockActors = (model: FlowModel) => {
  const calls: PendingCall[] = []
  const open = new Map<string, PendingCall>()
  const sent: { to: string; event: AnyEventObject }[] = []
  const reporters = new Map<string, (event: AnyEventObject) => void>()

  const job = (src: string) =>
    fromPromise(
      ({ input, signal }) =>
        new Promise((resolve, reject) => {
          const end = (outcome: Outcome) => {
            if ('ok' in outcome) resolve(outcome.ok)
            // Actors may reject with anything.
            else reject(outcome.fail) // oxlint-disable-line prefer-promise-reject-errors
          }
          const call = { src, input, isAbandoned: () => signal.aborted, end }
          calls.push(call)
          open.set(src, call)
        }),
    )
  const stream = (src: string) =>
    fromCallback(({ receive, sendBack }) => {
      reporters.set(src, sendBack)
      receive((event) => sent.push({ to: src, event }))
    })

  const actors: Record<string, AnyActorLogic> = {}
  for (const { src } of nodesOf(model.machine).flatMap(invocationsOf)) {
    if (src in model.streams) actors[src] = stream(src)
    else if (src in model.outcomes) actors[src] = job(src)
    else throw new Error(`${model.machine.id}: nothing stands in for '${src}'`)
  }

  return {
    machine: model.machine.provide({ actors }),
    calls,
    sent,
    settle: async (src: string, outcome: Outcome) => {
      const call = open.get(src)
      if (call === undefined || call.isAbandoned()) throw new Error(`'${src}' is not running`)
      open.delete(src)
      call.end(outcome)
      await flush()
    },
    /** Pending effects that were not abandoned. */
    running: () => [...open].flatMap(([src, call]) => (call.isAbandoned() ? [] : [src])),
    /** Sends an event of a stream, or its error event. */
    report: (src: string, event: AnyEventObject) => {
      const send = reporters.get(src)
      if (send === undefined) throw new Error(`'${src}' is not running`)
      send(event)
    },
    /** Removes abandoned calls from the record. */
    forgetAbandoned: () => void calls.splice(0, calls.length, ...calls.filter((call) => !call.isAbandoned())),
    /** Settles abandoned calls late, with each of the effect's outcomes in turn: they must be ignored. */
    settleLate: async () => {
      const abandoned = calls.filter((call) => call.isAbandoned())
      for (const [index, { src, end }] of abandoned.entries()) {
        const outcomes = Object.values(model.outcomes[src] ?? {})
        const outcome = outcomes[index % outcomes.length]
        if (outcome !== undefined) end(outcome)
      }
      await flush()
      return abandoned.length
    },
  }
}
