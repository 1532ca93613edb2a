/** The lowest level: the real machine, with mock effects and a fake clock. */
import { type AnyEventObject, type AnyMachineSnapshot, createActor, SimulatedClock } from 'xstate'
import type { FlowModel } from '#machines/kit/model.ts'
import { emptyCoverage, pass, visit } from './coverage.ts'
import { transitionName } from '#machines/kit/definition.ts'
import type { Vertex } from './graph.ts'
import { mockActors } from './mock-actors.ts'
import type { PathDriver } from './run-path.ts'
import type { Effects } from '#machines/kit/situation.ts'

type ObservedStep = Pick<AnyMachineSnapshot, 'value' | 'context' | 'status' | 'output'> &
  Pick<Effects, 'emitted' | 'sent' | 'calls'>

export type Comparison = (observed: ObservedStep, expected: ObservedStep) => void

const memory = ({ value, context, status, output }: AnyMachineSnapshot) => ({ value, context, status, output })

/** Runs the machine from one input. `record` collects the visited states and the taken transitions. */
export const machineDriver = (model: FlowModel, input: unknown, compare: Comparison, record = emptyCoverage()) => {
  const mocks = mockActors(model)
  const clock = new SimulatedClock()
  const emitted: AnyEventObject[] = []
  const actor = createActor(mocks.machine, {
    input,
    clock,
    inspect: (inspection) => {
      if (inspection.type === '@xstate.microstep') pass(record, inspection._transitions.map(transitionName))
    },
  })
  actor.on('*', (event) => emitted.push(event))
  // Without a listener a failing machine would throw out of band; its status is compared instead.
  actor.subscribe({ error: () => undefined })
  actor.start()

  let seenCalls = 0
  const driver: PathDriver = {
    step: async (step) => {
      if (step.type === 'delay') clock.increment(step.ms)
      else if (step.type === 'outcome' && step.actor in model.outcomes) await mocks.settle(step.actor, step.outcome)
      else actor.send(step.event)
    },
    verify: ({ snapshot }: Vertex, effects: Effects) => {
      const calls = mocks.calls.slice(seenCalls).map(({ src, input: actorInput }) => ({ src, input: actorInput }))
      seenCalls = mocks.calls.length
      const now: AnyMachineSnapshot = actor.getSnapshot()
      visit(record, now)
      compare(
        { ...memory(now), emitted: emitted.splice(0), sent: mocks.sent.splice(0), calls },
        { ...memory(snapshot), emitted: effects.emitted, sent: effects.sent, calls: effects.calls },
      )
    },
    stop: () => {
      actor.stop()
    },
  }
  return { ...driver, settleLate: mocks.settleLate, snapshot: () => actor.getSnapshot() as AnyMachineSnapshot }
}
