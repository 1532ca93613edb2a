/** Placeholders for the effects a machine names. The composition root provides the real ones; a forgotten one says its name. */
import { type AnyEventObject, fromCallback, fromPromise } from 'xstate'

const forgotten = (name: string) => new Error(`actor '${name}' was not provided`)

/** A job with one answer. It rejects with a `Failure`. */
export const unprovided = <Output, Input = undefined>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(forgotten(name)))

/** A stream: tells the machine what happened outside until it is stopped, and may be told something itself. */
export const unprovidedStream = <Told extends AnyEventObject = AnyEventObject, Input = undefined>(name: string) =>
  fromCallback<Told, Input>(() => {
    throw forgotten(name)
  })
