/** Effects that stay open until a test says how they end, and streams that write down what they are told. */
import { type AnyActorLogic, type AnyEventObject, fromCallback, fromPromise } from 'xstate'
import type { FlowModel, Outcome } from '#machines/kit/model.ts'
import { invocationsOf, nodesOf } from '#machines/kit/definition.ts'

export type HeldCall = { src: string; input: unknown; isAbandoned: () => boolean; end: (outcome: Outcome) => void }

/** Long enough for an answer to pass through the promise of an actor. A browser has no `setImmediate`. */
const turn = () =>
  new Promise<void>((resolve) => {
    if ('setImmediate' in globalThis) setImmediate(resolve)
    else setTimeout(resolve)
  })

export const heldActors = (model: FlowModel) => {
  const calls: HeldCall[] = []
  const open = new Map<string, HeldCall>()
  const told: { to: string; event: AnyEventObject }[] = []
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
      receive((event) => told.push({ to: src, event }))
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
    told,
    settle: async (src: string, outcome: Outcome) => {
      const call = open.get(src)
      if (call === undefined || call.isAbandoned()) throw new Error(`'${src}' is not running`)
      open.delete(src)
      call.end(outcome)
      await turn()
    },
    /** Effects that somebody still waits for. */
    running: () => [...open].flatMap(([src, call]) => (call.isAbandoned() ? [] : [src])),
    /** What a stream reports, or that it broke: the machine hears the same of either. */
    report: (src: string, event: AnyEventObject) => {
      const send = reporters.get(src)
      if (send === undefined) throw new Error(`'${src}' is not running`)
      send(event)
    },
    /** As if what is abandoned by now had never been asked. */
    forgetAbandoned: () => void calls.splice(0, calls.length, ...calls.filter((call) => !call.isAbandoned())),
    /** Answers that come when nobody waits for them any more: each of an effect's outcomes in turn. */
    answerLate: async () => {
      const late = calls.filter((call) => call.isAbandoned())
      for (const [index, { src, end }] of late.entries()) {
        const outcomes = Object.values(model.outcomes[src] ?? {})
        const outcome = outcomes[index % outcomes.length]
        if (outcome !== undefined) end(outcome)
      }
      await turn()
      return late.length
    },
  }
}
