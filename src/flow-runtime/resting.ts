import { type AnyStateMachine, createActor, type StateValue } from 'xstate'

/** A flow at rest in `value`, with the context it starts with. */
export const restingSnapshot = (machine: AnyStateMachine, value: StateValue, input: unknown) =>
  machine.resolveState({ value, context: createActor(machine, { input }).getSnapshot().context })
