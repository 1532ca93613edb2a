/** What an account knows of its own sign-ins, and how it changes its password. */
import type { SignInMethods } from '#contracts/account.ts'
import { type Activity, activityResponseSchema } from '#contracts/api/activity.ts'
import { changePasswordResponseSchema, type PasswordChange } from '#contracts/api/change-password.ts'
import type { Part } from '#contracts/api/paging.ts'
import { asOwner } from './as-owner.ts'
import { unwrap } from './failures.ts'
import { attempt } from './http.ts'
import { ask } from './signed-in.ts'
import { openService } from './supabase.ts'

export const securityApi = {
  changePassword: async (body: PasswordChange, signal: AbortSignal): Promise<void> =>
    void (await ask(signal, changePasswordResponseSchema, { method: 'POST', path: '/api/auth/change-password', body })),

  readActivity: (part: Part, signal: AbortSignal): Promise<Activity> =>
    ask(signal, activityResponseSchema, { method: 'GET', path: '/api/user/activity', query: part }),

  readSignInMethods: (whole: AbortSignal): Promise<SignInMethods> =>
    attempt(whole, async () => {
      const { client, isGoogleEnabled } = await openService()
      const { user } = await asOwner(client, async () => unwrap(await client.auth.getUser()))
      const providers = (user.identities ?? []).map(({ provider }) => provider)
      return {
        email: user.email ?? '',
        isConfirmed: user.email_confirmed_at !== undefined,
        hasPassword: providers.includes('email'),
        hasGoogle: providers.includes('google'),
        isGoogleOffered: isGoogleEnabled,
      }
    }),
}
export type SecurityApi = typeof securityApi
