/** The redirect URLs that are sent to the auth service, as required. */
import { afterEach, expect, it, vi } from 'vitest'
import { createActor, type AnyActorLogic } from 'xstate'
import { defineContinueWithGoogle } from '#src/effects/continue-with-google.ts'
import { defineRequestPasswordReset } from '#src/effects/request-password-reset.ts'
import { defineResendConfirmation } from '#src/effects/resend-confirmation.ts'
import { defineSignUp } from '#src/features/register/effects/sign-up.ts'
import { tabStore } from '#src/clients/storage.ts'

const redirects: unknown[] = []
const answer = { data: { user: { identities: [{}] }, session: null }, error: null }
const note =
  (pick: (...args: never[]) => unknown) =>
  (...args: unknown[]) => {
    redirects.push(pick(...(args as never[])))
    return Promise.resolve(answer)
  }
type Options = { options: { redirectTo?: string; emailRedirectTo?: string } }
const auth = {
  signUp: note(({ options }: Options) => options.emailRedirectTo),
  resend: note(({ options }: Options) => options.emailRedirectTo),
  resetPasswordForEmail: note((_: string, { redirectTo }: Options['options']) => redirectTo),
  signInWithOAuth: note(({ options }: Options) => options.redirectTo),
}
const clients = {
  openService: () => Promise.resolve({ client: { auth }, isGoogleEnabled: true }),
  tabStore,
} as never

afterEach(() => void redirects.splice(0))

// Proves AUTH-18, AUTH-19.
it.each([
  ['sign-up', defineSignUp, { name: 'Ana', email: 'a@b.test', password: 'x', phone: '' }, '/auth/callback'],
  ['another confirmation', defineResendConfirmation, { email: 'a@b.test' }, '/auth/callback'],
  ['password reset', defineRequestPasswordReset, { email: 'a@b.test' }, '/auth/callback'],
  ['Google', defineContinueWithGoogle, { intent: 'signIn' }, '/dashboard'],
] as const)('%s redirects to the required URL', async (_, define, input, path) => {
  const logic = (define as (args: never) => AnyActorLogic)(clients)
  createActor(logic, { input }).start()
  await vi.waitFor(() => expect(redirects).toEqual([`${location.origin}${path}`]))
})
