import { type AnyStateMachine, createActor, type StateValue } from 'xstate'

/** An idle flow in the state `value`, with the context it starts with. */
export const idleSnapshot = (machine: AnyStateMachine, value: StateValue, input: unknown) =>
  machine.resolveState({ value, context: createActor(machine, { input }).getSnapshot().context })
