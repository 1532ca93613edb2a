/** Whether the URL is the redirect back from a Google sign-in. Loaded on every visit, so kept small. */
import { ACCOUNT_HOME } from '#contracts/routes.ts'
import type { PageId } from './place.ts'

export const isSignInReturn = (page: PageId): boolean =>
  page === ACCOUNT_HOME && /[?&](code|error)=/.test(location.search)
