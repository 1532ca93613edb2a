import { fromCallback } from 'xstate'

type Command = { type: 'measuring.start' } | { type: 'measuring.stop' }
/** Starts measuring. Returns the function that stops it. */
type Start = () => () => void

/** `load` imports the analytics adapter, and is not called before consent. */
export const defineMeasureVisits = (load: () => Promise<Start>) =>
  fromCallback<Command, undefined>(({ receive }) => {
    let round = 0
    let stop: (() => void) | null = null
    const halt = () => {
      round += 1
      stop?.()
      stop = null
    }
    receive(({ type }) => {
      halt()
      if (type !== 'measuring.start') return
      const own = round
      load().then(
        (start) => {
          // Consent was withdrawn while the adapter was loading: it is not started.
          if (own === round) stop = start()
          return undefined
        },
        () => {},
      )
    })
    return halt
  })
