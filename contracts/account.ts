/** Who is signed in, as the flows receive it. */
import type { Failure } from './errors.ts'
import type { Role } from './tables/users.ts'

/** The auth user: only what the fallback profile is built from. */
export type AuthUser = { id: string; email: string; fullName: string | null }

/** The part of the app user that guard and header need. `isFallback`: the row could not be read. */
export type Profile = {
  id: string
  name: string
  email: string
  role: Role
  isActive: boolean
  isFallback: boolean
}

/** The fallback user (SESSION-06): the name from metadata, else the e-mail's part before the @, else 'Usuário'. */
export const fallbackProfile = ({ id, email, fullName }: AuthUser): Profile => ({
  id,
  name: fullName?.trim() || email.split('@', 1)[0] || 'Usuário',
  email,
  role: 'user',
  isActive: true,
  isFallback: true,
})

/** State of the account, as subscribers of the session receive it. */
export type Account =
  | { status: 'waiting' }
  | {
      status: 'signedOut'
      /** The session ended by itself, not by a sign-out in this tab. */
      hasEnded?: true
      /** A sign-out by the person is in progress. */
      isSigningOut?: true
      /** Signed in with the first factor only (`aal1`), although the account has a second one. */
      isFactorPending?: true
      /** Why a sign-in that was redirected back opened no session. */
      refusal?: Failure
    }
  | { status: 'signedIn'; profile: Profile }

/** The sign-in methods that the auth service has for the account. */
export type SignInMethods = {
  email: string
  isConfirmed: boolean
  hasPassword: boolean
  hasGoogle: boolean
  /** Null without a second factor. */
  secondFactor: { factorId: string; codesLeft: number } | null
  /** Whether this installation offers sign-in with Google. */
  isGoogleOffered: boolean
}
