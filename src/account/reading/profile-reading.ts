import { profileResponseSchema } from '#contracts/api/own-profile.ts'
import { call } from '#src/clients/call.ts'
import { mapErrorCodes } from '#src/clients/failures.ts'
import { queryOf } from './reading.flow.ts'

export const readProfile = async (signal: AbortSignal) =>
  (await mapErrorCodes('profile.loadFailed', call('readProfile', profileResponseSchema, { signal }))).user

/** The person's own data, for everything that is changed on one page. */
export const profileReading = queryOf({ name: 'profile' }, readProfile)
