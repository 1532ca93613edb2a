import { useAccount } from '#src/flow-runtime/session-store.ts'

/**
 * Names the account of a form that has passwords only, for password managers: they would store the password without it, or for
 * another account of the site. Neither seen, focused nor sent.
 */
export const PasswordOwner = () => {
  const account = useAccount()
  if (account.status !== 'signedIn') return null
  return <input type="email" autoComplete="username" value={account.profile.email} readOnly hidden />
}
