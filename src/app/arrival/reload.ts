/** Fallback when the files of a page cannot be loaded. */
import { tabStore } from '#src/clients/storage.ts'

const RELOADED_KEY = 'prosa.reloaded'

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
