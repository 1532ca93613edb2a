/** All steps that can happen to a flow, with readable labels. */
import type { AnyEventObject, AnyStateNode } from 'xstate'
import type { EventCase, FlowModel, Outcome } from './model.ts'
import { invocationsOf } from './definition.ts'
import type { Situation } from './situation.ts'
import { dueTimer } from './timers.ts'

export type Step =
  | { type: 'person' | 'environment'; label: string; event: AnyEventObject }
  | { type: 'outcome'; label: string; event: AnyEventObject; actor: string; outcome: Outcome }
  | { type: 'delay'; label: string; event: AnyEventObject; ms: number }

/** The outcome of a stream that throws. */
export const BROKEN = { fail: 'the stream broke' }

export const toStep =
  (type: 'person' | 'environment') =>
  ({ case: name, event }: EventCase) => ({
    type,
    label: name === undefined ? event.type : `${event.type}:${name}`,
    event,
  })

const outcomeStep = (actor: string, name: string, outcome: Outcome): Step => ({
  type: 'outcome',
  label: `${actor}:${name}`,
  actor,
  outcome,
  event:
    'ok' in outcome
      ? { type: `xstate.done.actor.${actor}`, output: outcome.ok, actorId: actor }
      : { type: `xstate.error.actor.${actor}`, error: outcome.fail, actorId: actor },
})

export const environmentOf = (model: FlowModel) => [...model.environment, ...Object.values(model.streams).flat()]

/** How the effects that run in these states can end. */
export const outcomeSteps = (model: FlowModel, nodes: readonly AnyStateNode[]): Step[] =>
  nodes.flatMap(invocationsOf).flatMap(({ src }) => {
    if (src in model.streams) return [outcomeStep(src, 'broken', BROKEN)]
    const outcomes = model.outcomes[src]
    if (outcomes === undefined) throw new Error(`${model.machine.id}: the model has no outcomes for '${src}'`)
    return Object.entries(outcomes).map(([name, outcome]) => outcomeStep(src, name, outcome))
  })

/** The steps that are possible in a situation: declared events, ends of running effects, the delay that is due next. */
export const stepsIn = (model: FlowModel) => {
  const events = [...model.person.map(toStep('person')), ...environmentOf(model).map(toStep('environment'))]
  return ({ snapshot, timers }: Situation): Step[] => {
    if (snapshot.status !== 'active') return []
    const nodes = snapshot._nodes
    const declared = events.filter(({ event }) => nodes.some((node) => node.transitions.has(event.type)))
    const ends = outcomeSteps(model, nodes)
    const due = dueTimer(timers)
    if (due === null) return [...declared, ...ends]
    return [...declared, ...ends, { type: 'delay', label: `wait ${due.name}`, event: due.event, ms: due.wait }]
  }
}
