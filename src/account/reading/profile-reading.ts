import { profileApi } from '#src/clients/profile-api.ts'
import { readingOf } from './reading.flow.ts'

/** The person's own data, for everything that is changed on one page. */
export const profileReading = readingOf(profileApi.readProfile)
