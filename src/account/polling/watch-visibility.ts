import { type AnyEventObject, fromCallback } from 'xstate'

/** Tells whenever the page comes into sight or goes out of it, and at once where it is out of sight. */
export const defineWatchVisibility = () =>
  fromCallback<AnyEventObject, undefined>(({ sendBack }) => {
    const listening = new AbortController()
    const tell = () => sendBack({ type: document.hidden ? 'page.hidden' : 'page.shown' })
    document.addEventListener('visibilitychange', tell, { signal: listening.signal })
    if (document.hidden) tell()
    return () => listening.abort()
  })
