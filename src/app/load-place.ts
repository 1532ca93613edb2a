import { followStoredSession } from '#src/flow-runtime/session-store.ts'
import { loadCatalogs } from '#src/page-context/i18n.ts'
import type { Place } from '#src/page-context/place.ts'
import { isSignInReturn } from '#src/page-context/sign-in-return.ts'
import { waitForAll } from '#src/page-context/wait-for-all.ts'
import { requiredRoleOf, preloadPage } from './pages.ts'

const loadPage = async ({ page, language }: Place) => {
  if (isSignInReturn(page)) await (await import('#src/flow-runtime/complete-sign-in-return.ts')).completeSignInReturn()
  await preloadPage(page, language)
  // Before the first render, which takes a while: a protected page shows nothing of its own until the session is known.
  if (requiredRoleOf(page) !== null) followStoredSession()
}

/**
 * Loads the page of the URL. The result of a sign-in with Google is read first, by a separate file: if that fails to load,
 * the page is not loaded either, and the URL keeps the code for the next try. The shell's texts do not depend on the page,
 * so that they can say what failed.
 */
export const loadPlace = (place: Place): Promise<void> =>
  waitForAll([loadPage(place), loadCatalogs(place.language, ['shell'])])
