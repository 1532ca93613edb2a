/** Who is signed in, as the flows know it. */
import type { Failure } from './errors.ts'
import type { Role } from './tables/users.ts'

/** The auth user: nothing beyond what the fallback needs. */
export type AuthUser = { id: string; email: string; fullName: string | null }

/** What guard and header need of the app user. `isFallback`: the row could not be read. */
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

/** State of the account, as its subscribers receive it. */
export type Account =
  | { status: 'waiting' }
  | {
      status: 'signedOut'
      /** A session ended without anybody asking for it here. */
      hasEnded?: true
      /** Somebody has proven the first factor of an account that has a second one. */
      owesFactor?: true
      /** A redirect sign-in returned to the page without a session. */
      refusal?: Failure
    }
  | { status: 'signedIn'; profile: Profile }

/** How somebody signs in, as the auth service knows it. */
export type SignInMethods = {
  email: string
  isConfirmed: boolean
  hasPassword: boolean
  hasGoogle: boolean
  /** Null where signing in asks for no code. */
  secondFactor: { factorId: string; codesLeft: number } | null
  /** Whether anybody can sign in with Google here. */
  isGoogleOffered: boolean
}
