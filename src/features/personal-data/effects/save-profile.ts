import { fromPromise } from 'xstate'
import { profileResponseSchema, type UserWithProfile } from '#contracts/api/own-profile.ts'
import type { ProfileChanges } from '#contracts/api/profile.ts'
import { changedFields, textsOf } from '#contracts/forms/personal-data.ts'
import { call } from '#src/clients/call.ts'
import type { Clients } from '#src/clients/clients.ts'
import { profileDraftKey } from '#src/clients/storage-keys.ts'
import { readJson } from '#src/clients/storage.ts'

/** Whether a draft has more than what is stored now: typed while the save was under way. */
const hasMore = (user: UserWithProfile, draft: unknown): boolean =>
  changedFields(user, { ...textsOf(user), ...Object(draft) })?.length !== 0

export const defineSaveProfile = ({ tabStore }: Pick<Clients, 'tabStore'>) =>
  fromPromise<UserWithProfile, { changes: ProfileChanges }>(async ({ input: { changes: body }, signal }) => {
    const { user } = await call('changeProfile', profileResponseSchema, { body, signal })
    const draft = profileDraftKey(user.id)
    if (!hasMore(user, readJson(tabStore, draft))) tabStore.removeItem(draft)
    return user
  })
