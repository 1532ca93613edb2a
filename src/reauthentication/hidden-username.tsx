import { useAccount } from '#src/flow-runtime/session-store.ts'

/**
 * The username of a form that has passwords only. Without it password managers store the password with no account, or
 * with another one of the site. Hidden, not focusable and not sent.
 */
export const HiddenUsername = () => {
  const account = useAccount()
  if (account.status !== 'signedIn') return null
  return <input type="email" autoComplete="username" value={account.profile.email} readOnly hidden />
}
