import { fromPromise } from 'xstate'
import { type CallbackLink, readCallbackLink } from '#contracts/callback.ts'

/** The address is wiped on the first look; a second start of the same visit, as StrictMode makes one, still knows it. */
let taken: { entry: unknown; link: CallbackLink } | null = null

export const defineTakeLink = () =>
  fromPromise<CallbackLink, undefined>(() => {
    const { search, hash, pathname } = location
    const isBare = search === '' && hash === ''
    if (isBare && taken !== null && taken.entry === history.state) return Promise.resolve(taken.link)
    const link = readCallbackLink({ search, hash })
    if (!isBare) history.replaceState(history.state, '', pathname)
    taken = { entry: history.state, link }
    return Promise.resolve(link)
  })
