import { fromPromise } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import { ROUTES } from '#contracts/routes.ts'
import type { Clients } from '#src/clients/clients.ts'
import { unwrap } from '#src/clients/failures.ts'

const SOON = { signIn: 'auth.signInWithGoogleSoon', signUp: 'auth.signUpWithGoogleSoon' } as const

export const defineContinueWithGoogle = ({ openService }: Clients) =>
  fromPromise<void, { intent: 'signIn' | 'signUp' }>(async ({ input: { intent } }) => {
    const { client, isGoogleEnabled } = await openService()
    if (!isGoogleEnabled) throw { code: SOON[intent] } satisfies Failure
    const redirectTo = `${location.origin}/${ROUTES.dashboard.path}`
    unwrap(await client.auth.signInWithOAuth({ provider: 'google', options: { redirectTo } }))
  })
