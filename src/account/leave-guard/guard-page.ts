import { type AnyEventObject, fromCallback } from 'xstate'
import { hold, isSamePage, setGuard } from '#src/page-context/leaving.ts'

const currentEntry = () => ({ href: location.href, state: history.state as unknown })

/** The browser asks in its own words before a tab is closed or another site is opened; the site asks for the rest. */
export const defineGuardPage = () =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    let here = currentEntry()
    const moved = () => {
      here = currentEntry()
    }
    /** The address is put back, and one step leads to where it was. */
    const steppedAway = (event: PopStateEvent) => {
      if (isSamePage(location.href, here.href)) return moved()
      event.stopImmediatePropagation()
      history.pushState(here.state, '', here.href)
      return hold(() => history.back())
    }
    const listening = new AbortController()
    setGuard({ ask: () => sendBack({ type: 'page.leave' }), moved, steppedAway })
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal: listening.signal })
    return () => {
      listening.abort()
      setGuard(null)
    }
  })
