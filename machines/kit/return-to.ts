import { ACCOUNT_HOME, type ReturnTo } from '#contracts/routes.ts'

const HOME: ReturnTo = { route: ACCOUNT_HOME, search: '' }

/** The command that redirects a person who has signed in: to the page that was requested before, else to the account. */
export const redirectTo = (returnTo: ReturnTo | null) => {
  const { route: to, search } = returnTo ?? HOME
  return { type: 'navigate' as const, to, search, replace: true }
}
