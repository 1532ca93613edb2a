import { type AnyEventObject, fromCallback } from 'xstate'
import { addNavigationGuard, blockNavigation, isSamePage } from '#src/page-context/navigation-guard.ts'

const currentEntry = () => ({ href: location.href, state: history.state as unknown })

const askBeforeUnload = (event: BeforeUnloadEvent) => {
  event.preventDefault()
  // Chrome and Edge before 119 ask only if this is set.
  event.returnValue = true
}

/** Closing the tab or opening another site shows the browser's dialog; a navigation within the site sends `page.leave`. */
export const defineGuardPage = () =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    let entry = currentEntry()
    let isResumed = false
    // The URL can already be that of the next page.
    const onMove = () => {
      if (isSamePage(location.href, entry.href)) entry = currentEntry()
    }
    /** Back or forward: the URL is restored by a new history entry; if the person leaves, one step back repeats the move. */
    const onPopState = (event: PopStateEvent) => {
      const isAllowed = isResumed || isSamePage(location.href, entry.href)
      isResumed = false
      if (isAllowed) return
      event.stopImmediatePropagation()
      history.pushState(entry.state, '', entry.href)
      blockNavigation(() => {
        isResumed = true
        history.back()
      })
    }
    const listening = new AbortController()
    const remove = addNavigationGuard({ ask: () => sendBack({ type: 'page.leave' }), onMove, onPopState })
    addEventListener('beforeunload', askBeforeUnload, { signal: listening.signal })
    return () => {
      listening.abort()
      remove()
    }
  })
