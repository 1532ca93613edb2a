import { fromPromise } from 'xstate'
import { profileResponseSchema, type UserWithProfile } from '#contracts/api/own-profile.ts'
import type { ProfileChanges } from '#contracts/api/profile.ts'
import { call } from '#src/clients/call.ts'
import type { Clients } from '#src/clients/clients.ts'
import { profileDraftKey } from '#src/clients/storage-keys.ts'

export const defineSaveProfile = ({ tabStore }: Pick<Clients, 'tabStore'>) =>
  fromPromise<UserWithProfile, { changes: ProfileChanges }>(async ({ input: { changes: body }, signal }) => {
    const { user } = await call('changeProfile', profileResponseSchema, { body, signal })
    tabStore.removeItem(profileDraftKey(user.id))
    return user
  })
