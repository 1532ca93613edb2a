/** Fallback when the files of a page cannot be loaded. */
import { API_TIMEOUT } from '#contracts/limits.ts'
import { tabStore } from '#src/clients/storage.ts'

const RELOADED_KEY = 'prosa.reloaded'

/** Whether the site is reachable: if not, a reload would replace the page with the browser's error page. */
export const isSiteThere = async (): Promise<boolean> => {
  if (!navigator.onLine) return false
  const asked = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(API_TIMEOUT) } as const
  return fetch(location.pathname, asked).then(
    ({ status }) => status < 500,
    () => false,
  )
}

/** A missing chunk usually means a new release: reloads the page, but only once for the same path. */
export const reloadOnce = (): void => {
  const { pathname } = location
  if (tabStore.getItem(RELOADED_KEY) === pathname) return
  tabStore.setItem(RELOADED_KEY, pathname)
  // Where storage is disabled or full, `tabStore` keeps values in memory, which a reload clears: it would be repeated endlessly.
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === pathname) location.reload()
  } catch {
    // The error screen has links to go on.
  }
}

/** Called when a page has loaded: the next missing chunk may cause a reload again. */
export const forgetReload = (): void => tabStore.removeItem(RELOADED_KEY)
