import type { Place } from '#src/page-context/place.ts'
import { isSignInReturn } from '#src/page-context/sign-in-return.ts'
import { preloadPage } from './pages.ts'

/**
 * Loads the page of the address. What a return from Google says is read first, by a file of its own: if that is not
 * loaded the page is not either, and the address keeps the code for the next try.
 */
export const loadPlace = async ({ page, language }: Place): Promise<void> => {
  if (isSignInReturn(page)) await (await import('#src/flow-runtime/complete-sign-in-return.ts')).completeSignInReturn()
  await preloadPage(page, language)
}
