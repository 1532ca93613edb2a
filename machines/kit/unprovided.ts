/** Placeholder effects of a machine. The composition root provides the real ones; a missing one throws its name. */
import { type AnyActorLogic, type AnyEventObject, fromCallback, fromPromise } from 'xstate'

const missingActor = (name: string) => new Error(`actor '${name}' was not provided`)

const openEnded = new WeakSet<AnyActorLogic>()
const calls = new WeakSet<AnyActorLogic>()

type Limit = {
  /** `provide` adds no timeout: the machine has a delay of its own. */
  isOpenEnded?: boolean
}

/**
 * A call with one answer. It rejects with a `Failure`. `provide` adds the timeout, which rejects with
 * `network.timeout`, so a machine needs no delay of its own.
 */
export const unprovided = <Output, Input = undefined>(name: string, { isOpenEnded = false }: Limit = {}) => {
  const logic = fromPromise<Output, Input>(() => Promise.reject(missingActor(name)))
  if (isOpenEnded) openEnded.add(logic)
  else calls.add(logic)
  return logic
}

/** A stream: sends events to the machine until it is stopped, and may receive events. */
export const unprovidedStream = <Received extends AnyEventObject = AnyEventObject, Input = undefined>(name: string) =>
  fromCallback<Received, Input>(() => {
    throw missingActor(name)
  })

/** Whether `provide` adds a timeout to the effect. */
export const isTimeLimited = (logic: AnyActorLogic): boolean => calls.has(logic)

/** Whether the effect has no timeout. */
export const isOpenEnded = (logic: AnyActorLogic): boolean => openEnded.has(logic)
