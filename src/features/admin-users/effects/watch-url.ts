import { type AnyEventObject, fromCallback } from 'xstate'
import { userFilterIn } from '#contracts/user-list-query.ts'
import { resolvePath } from '#contracts/routes.ts'

/** `popstate`, and the events that the router dispatches for the other changes of the history. */
const CHANGES = ['popstate', 'pushState', 'replaceState']

/** Sends `search.show` with the query's search text on each URL change of the page; ignores other pages. */
export const defineWatchUrl = () =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const listening = new AbortController()
    const report = () => {
      const page = resolvePath(location.pathname)
      if (page.kind === 'page' && page.route === 'adminUsers') {
        sendBack({ type: 'search.show', text: userFilterIn(location.search).search })
      }
    }
    for (const change of CHANGES) window.addEventListener(change, report, { signal: listening.signal })
    return () => listening.abort()
  })
