import { ACCOUNT_HOME, type ReturnTo } from '#contracts/routes.ts'

/** The command that redirects a person who has signed in: to the page that was requested before, else to the account. */
export const redirectTo = (returnTo: ReturnTo | null) => ({
  type: 'navigate' as const,
  to: returnTo?.route ?? ACCOUNT_HOME,
  search: returnTo?.search ?? '',
  replace: true,
})
