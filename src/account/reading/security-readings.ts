import type { Activity } from '#contracts/api/activity.ts'
import { ACTIVITY_PAGE_SIZE, PAGE_MAX } from '#contracts/limits.ts'
import { securityApi } from '#src/clients/security-api.ts'
import { readingOf, readingOfRows } from './reading.flow.ts'

export const signInMethodsReading = readingOf(securityApi.readSignInMethods)

export const activityReading = readingOfRows<Activity>(
  { size: ACTIVITY_PAGE_SIZE, max: PAGE_MAX },
  securityApi.readActivity,
)
