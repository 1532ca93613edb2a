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
 * Loads the page of the address. What a return from Google says is read first, by a file of its own: if that is not
 * loaded the page is not either, and the address keeps the code for the next try. The frame's texts never depend on the
 * page: they say what failed.
 */
export const loadPlace = (place: Place): Promise<void> =>
  waitForAll([loadPage(place), loadCatalogs(place.language, ['shell'])])
