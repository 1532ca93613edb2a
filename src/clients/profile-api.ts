/** The person's own data (ACCOUNT-15), apart from what other pages of the account read. */
import { avatarResponseSchema, changedAvatarSchema } from '#contracts/api/avatar.ts'
import { type ProfileChanges, profileResponseSchema, type UserWithProfile } from '#contracts/api/profile.ts'
import { toldAs } from './failures.ts'
import { ask } from './signed-in.ts'

const PATH = '/api/user/profile'
/** Of what is sent, which is drawn anew here: what a picture is called on a device is nobody else's business. */
const AVATAR_FILE = 'avatar.webp'
const AVATAR_PATH = '/api/user/avatar'

export const profileApi = {
  readProfile: async (signal: AbortSignal): Promise<UserWithProfile> => {
    const asked = { method: 'GET', path: PATH } as const
    return (await toldAs('profile.loadFailed', ask(signal, profileResponseSchema, asked))).user
  },

  /** Rejects with `request.invalid` and its `fields`, or with `request.conflict`. */
  changeProfile: async (body: ProfileChanges, signal: AbortSignal): Promise<UserWithProfile> =>
    (await ask(signal, profileResponseSchema, { method: 'PUT', path: PATH, body })).user,

  /** Where the picture that was drawn of `imageData` (base64) is kept. Rejects with `avatar.unsupported`. */
  changeAvatar: async (imageData: string, signal: AbortSignal): Promise<string> =>
    (
      await ask(signal, changedAvatarSchema, {
        method: 'POST',
        path: AVATAR_PATH,
        body: { imageData, fileName: AVATAR_FILE },
      })
    ).avatar_url,

  removeAvatar: async (signal: AbortSignal): Promise<void> =>
    void (await ask(signal, avatarResponseSchema, { method: 'DELETE', path: AVATAR_PATH })),
}
export type ProfileApi = typeof profileApi
