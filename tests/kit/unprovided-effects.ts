/** Effects without an implementation. */
import { type AnyActorLogic, type AnyStateMachine, createActor, StateMachine } from 'xstate'

/** Without child machines, whose own effects have to be provided. */
const effectsOf = ({ implementations: { actors } }: AnyStateMachine) =>
  Object.entries(actors as Record<string, AnyActorLogic>).filter(([, logic]) => !(logic instanceof StateMachine))

const errorOf = (logic: AnyActorLogic): Promise<string> =>
  new Promise((resolve) => {
    const actor = createActor(logic)
    actor.subscribe({ error: (error: unknown) => resolve(String(error)), complete: () => resolve('nothing') })
    actor.start()
  })

/** The error of each placeholder effect of a machine, by its name in the machine. */
export const unprovidedErrors = async (machine: AnyStateMachine) => {
  const errors = effectsOf(machine).map(async ([src, logic]) => [src, await errorOf(logic)] as const)
  return Object.fromEntries(await Promise.all(errors))
}

export const expectedUnprovidedErrors = (machine: AnyStateMachine) =>
  Object.fromEntries(effectsOf(machine).map(([src]) => [src, `Error: actor '${src}' was not provided`]))
