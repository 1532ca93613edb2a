/** Placeholders for the effects a machine names. The composition root provides the real ones; a forgotten one says its name. */
import { type AnyActorLogic, type AnyEventObject, fromCallback, fromPromise } from 'xstate'

const forgotten = (name: string) => new Error(`actor '${name}' was not provided`)

const openEnded = new WeakSet<AnyActorLogic>()
const calls = new WeakSet<AnyActorLogic>()

type Limit = {
  /** It waits for something that may take any time, and the machine has a delay of its own for it. */
  isOpenEnded?: boolean
}

/**
 * A call with one answer. It rejects with a `Failure`; without an answer in time that is `network.timeout`, for which the
 * binding of the effect cares, so a machine needs no delay of its own.
 */
export const unprovided = <Output, Input = undefined>(name: string, { isOpenEnded = false }: Limit = {}) => {
  const logic = fromPromise<Output, Input>(() => Promise.reject(forgotten(name)))
  if (isOpenEnded) openEnded.add(logic)
  else calls.add(logic)
  return logic
}

/** A stream: tells the machine what happened outside until it is stopped, and may be told something itself. */
export const unprovidedStream = <Told extends AnyEventObject = AnyEventObject, Input = undefined>(name: string) =>
  fromCallback<Told, Input>(() => {
    throw forgotten(name)
  })

/** Whether whoever provides the effect has to bound it in time. */
export const isTimeLimited = (logic: AnyActorLogic): boolean => calls.has(logic)

/** Whether the effect may take any time. */
export const isOpenEnded = (logic: AnyActorLogic): boolean => openEnded.has(logic)
