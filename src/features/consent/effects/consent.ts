import { fromCallback, fromPromise } from 'xstate'
import { type ConsentChoice, parseChoice } from '#contracts/consent.ts'
import type { Clients } from '#src/clients/clients.ts'
import { readJson, writeJson } from '#src/clients/storage.ts'
import { CONSENT_KEY } from '#src/clients/storage-keys.ts'

export const defineRecallChoice = ({ deviceStore }: Clients) =>
  fromPromise<ConsentChoice | null, undefined>(() => Promise.resolve(parseChoice(readJson(deviceStore, CONSENT_KEY))))

export const defineRememberChoice = ({ deviceStore }: Clients) =>
  fromPromise<void, ConsentChoice>(({ input }) => Promise.resolve(writeJson(deviceStore, CONSENT_KEY, input)))

type Told = { type: 'measuring.start' } | { type: 'measuring.stop' }
/** Begins, and answers how to stop. */
type Start = () => () => void

/** `load` brings the adapter, and is not called before a yes. */
export const defineMeasureVisits = (load: () => Promise<Start>) =>
  fromCallback<Told, undefined>(({ receive }) => {
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
          // Whoever changed their mind meanwhile is not measured.
          if (own === round) stop = start()
          return undefined
        },
        () => {},
      )
    })
    return halt
  })
