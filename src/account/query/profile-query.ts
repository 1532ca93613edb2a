import { profileResponseSchema } from '#contracts/api/own-profile.ts'
import { call } from '#src/clients/call.ts'
import { mapErrorCodes } from '#src/clients/failures.ts'
import { queryOf } from './query.flow.ts'

export const readProfile = async (signal: AbortSignal) =>
  (await mapErrorCodes('profile.loadFailed', call('readProfile', profileResponseSchema, { signal }))).user

/** The person's profile, shared by all cards that show or change a part of it. */
export const profileQuery = queryOf({ name: 'profile' }, readProfile)
