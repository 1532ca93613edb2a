import { fromPromise } from 'xstate'
import type { ProfileChanges, UserWithProfile } from '#contracts/api/profile.ts'
import type { Clients } from '#src/clients/clients.ts'
import type { ProfileApi } from '#src/clients/profile-api.ts'
import { profileDraftKey } from '#src/clients/storage-keys.ts'
import { dropKeptProfile } from '#src/actors/load-profile.ts'

export const defineReadProfile = ({ readProfile }: Pick<ProfileApi, 'readProfile'>) =>
  fromPromise<UserWithProfile, undefined>(({ signal }) => readProfile(signal))

/** Whoever looks the person up from now on sees the change (SESSION-23). */
export const defineSaveProfile = (
  { changeProfile }: Pick<ProfileApi, 'changeProfile'>,
  { tabStore }: Pick<Clients, 'tabStore'>,
) =>
  fromPromise<UserWithProfile, { changes: ProfileChanges }>(async ({ input: { changes }, signal }) => {
    const user = await changeProfile(changes, signal)
    dropKeptProfile()
    tabStore.removeItem(profileDraftKey(user.id))
    return user
  })
