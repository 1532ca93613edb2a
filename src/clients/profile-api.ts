/** The person's own data (specification §5 'Profile update', §7), apart from what other pages of the account read. */
import { type ProfileChanges, profileResponseSchema, type UserWithProfile } from '#contracts/api/profile.ts'
import { ask } from './signed-in.ts'

const PATH = '/api/user/profile'

export const profileApi = {
  readProfile: async (signal: AbortSignal): Promise<UserWithProfile> =>
    (await ask(signal, profileResponseSchema, { method: 'GET', path: PATH })).user,

  /** Rejects with `request.invalid` and its `fields`, or with `request.conflict`. */
  changeProfile: async (body: ProfileChanges, signal: AbortSignal): Promise<UserWithProfile> =>
    (await ask(signal, profileResponseSchema, { method: 'PUT', path: PATH, body })).user,
}
export type ProfileApi = typeof profileApi
