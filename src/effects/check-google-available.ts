import { fromPromise } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import type { Clients } from '#src/clients/clients.ts'

const SOON = { signIn: 'auth.signInWithGoogleSoon', signUp: 'auth.signUpWithGoogleSoon' } as const

export type Intent = { intent: keyof typeof SOON }

/** The auth client. Rejects with a "coming soon" failure if the service does not offer Google (AUTH-16). */
export const openWithGoogle = async ({ openService }: Pick<Clients, 'openService'>, { intent }: Intent) => {
  const { client, isGoogleEnabled } = await openService()
  if (!isGoogleEnabled) throw { code: SOON[intent] } satisfies Failure
  return client
}

/** Checks whether Google is offered, without leaving the page. */
export const defineCheckGoogleAvailable = (clients: Clients) =>
  fromPromise<void, Intent>(async ({ input }) => void (await openWithGoogle(clients, input)))
