import { fromPromise } from 'xstate'
import { TERMS_VERSION } from '#contracts/limits.ts'
import { ROUTES } from '#contracts/routes.ts'
import type { Clients } from '#src/clients/clients.ts'
import { unwrap } from '#src/clients/failures.ts'
import { pageLanguage } from '#src/clients/page.ts'
import { type Intent, openWithGoogle } from './check-google-available.ts'

/** A sign-up sends the accepted version of the terms: the service creates no account on the return without it. */
export const defineContinueWithGoogle = (clients: Clients) =>
  fromPromise<void, Intent>(async ({ input }) => {
    const { auth } = await openWithGoogle(clients, input)
    const redirectTo = `${location.origin}/${ROUTES.dashboard.path}`
    const queryParams: Record<string, string> = { language: pageLanguage() }
    if (input.intent === 'signUp') queryParams['terms_version'] = TERMS_VERSION
    unwrap(await auth.signInWithOAuth({ provider: 'google', options: { redirectTo, queryParams } }))
  })
