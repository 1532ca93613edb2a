/** Whether an address is that of a sign-in with Google that comes back: looked at on every visit, so no more than that. */
import { ACCOUNT_HOME } from '#contracts/routes.ts'
import type { PageId } from './place.ts'

export const isSignInReturn = (page: PageId): boolean =>
  page === ACCOUNT_HOME && /[?&](code|error)=/.test(location.search)
