/** Provides a machine with the implementations of its effects, each call with a timeout. */
import { type AnyActorLogic, type AnyStateMachine, createActor, fromPromise, toPromise } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import { CALL_TIMEOUT } from '#contracts/limits.ts'
import type { ActorOf } from '#machines/kit/model.ts'
import { isTimeLimited } from '#machines/kit/unprovided.ts'

/** One implementation for each effect that the machine names; a missing one is a type error. */
export type ActorsOf<Machine extends AnyStateMachine> = {
  readonly [Each in ActorOf<Machine> as Each['src']]: Each['logic']
}

const TIMED_OUT: Failure = { code: 'network.timeout' }

/** Rejects with `network.timeout` after `CALL_TIMEOUT`. Then, or when the caller is stopped, the effect is aborted. */
const timeLimited = (logic: AnyActorLogic) =>
  fromPromise<unknown, unknown>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        const call = createActor(logic, { input })
        const timer = setTimeout(() => {
          reject(TIMED_OUT) // oxlint-disable-line prefer-promise-reject-errors -- failures are plain data
          call.stop()
        }, CALL_TIMEOUT)
        // Never settles after the caller was stopped: a restarted one would take the late result for its own.
        const unlessGone =
          <Value>(settle: (value: Value) => void) =>
          (value: Value) => {
            if (!signal.aborted) settle(value)
          }
        signal.addEventListener('abort', () => call.stop())
        toPromise(call)
          .then(unlessGone(resolve), unlessGone(reject))
          .finally(() => clearTimeout(timer))
        call.start()
      }),
  )

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- it is empty for `AnyStateMachine`
export const provide = <Machine extends AnyStateMachine>(machine: Machine, actors: ActorsOf<Machine>): Machine => {
  const named: Record<string, AnyActorLogic> = actors
  const placeholders = machine.implementations.actors as Record<string, AnyActorLogic>
  const bound = Object.entries(named).map(([name, logic]) => {
    const placeholder = placeholders[name]
    return [name, placeholder !== undefined && isTimeLimited(placeholder) ? timeLimited(logic) : logic]
  })
  return machine.provide({ actors: Object.fromEntries(bound) as Record<string, AnyActorLogic> }) as Machine
}
