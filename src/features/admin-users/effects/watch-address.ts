import { type AnyEventObject, fromCallback } from 'xstate'
import { peopleIn } from '#contracts/people-address.ts'
import { resolvePath } from '#contracts/routes.ts'

/** The router's own events of the history beside the browser's. */
const CHANGES = ['popstate', 'pushState', 'replaceState']

/** Tells what the list of people is searched for, each time that its address changes; nothing about other pages. */
export const watchAddress = fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
  const listening = new AbortController()
  const tell = () => {
    const page = resolvePath(location.pathname)
    if (page.kind === 'page' && page.route === 'adminUsers') {
      sendBack({ type: 'search.show', text: peopleIn(location.search).search })
    }
  }
  for (const change of CHANGES) window.addEventListener(change, tell, { signal: listening.signal })
  return () => listening.abort()
})
