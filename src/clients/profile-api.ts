/** The person's own data (specification §5 'Profile update', §7), apart from what other pages of the account read. */
import { profileResponseSchema, type UserWithProfile } from '#contracts/api/profile.ts'
import { ask } from './signed-in.ts'

export const profileApi = {
  readProfile: async (signal: AbortSignal): Promise<UserWithProfile> =>
    (await ask(signal, profileResponseSchema, { method: 'GET', path: '/api/user/profile' })).user,
}
export type ProfileApi = typeof profileApi
