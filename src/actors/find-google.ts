import { fromPromise } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import type { Clients } from '#src/clients/clients.ts'

const SOON = { signIn: 'auth.signInWithGoogleSoon', signUp: 'auth.signUpWithGoogleSoon' } as const

export type Intent = { intent: keyof typeof SOON }

/** The auth client, where its service offers Google; says that it comes soon where it does not (AUTH-16). */
export const openWithGoogle = async ({ openService }: Pick<Clients, 'openService'>, { intent }: Intent) => {
  const { client, isGoogleEnabled } = await openService()
  if (!isGoogleEnabled) throw { code: SOON[intent] } satisfies Failure
  return client
}

/** Only whether it can be done. */
export const defineFindGoogle = (clients: Clients) =>
  fromPromise<void, Intent>(async ({ input }) => void (await openWithGoogle(clients, input)))
