import type { SignInMethods } from '#contracts/account.ts'
import { type Activity, activityResponseSchema } from '#contracts/api/activity.ts'
import { sessionsResponseSchema } from '#contracts/api/sessions.ts'
import { signInMethodsResponseSchema } from '#contracts/api/sign-in-methods.ts'
import { PAGE_MAX } from '#contracts/limits.ts'
import { call } from '#src/clients/call.ts'
import { openService } from '#src/clients/supabase.ts'
import { queryOf } from './query.flow.ts'
import { queryOfRows } from './query-of-rows.ts'

/** Rows of the activity list that are loaded at first, and again for each click of its button. */
const ACTIVITY_SHOWN = 5

const readSignInMethods = async (signal: AbortSignal): Promise<SignInMethods> => {
  const methods = await call('readSignInMethods', signInMethodsResponseSchema, { signal })
  const { isGoogleEnabled } = await openService()
  return {
    email: methods.email,
    isConfirmed: methods.is_confirmed,
    hasPassword: methods.has_password,
    hasGoogle: methods.has_google,
    secondFactor: methods.second_factor && {
      factorId: methods.second_factor.id,
      codesLeft: methods.second_factor.recovery_codes_left,
    },
    isGoogleOffered: isGoogleEnabled,
  }
}

export const signInMethodsQuery = queryOf({ name: 'signInMethods' }, readSignInMethods)

export const sessionsQuery = queryOf({ name: 'sessions' }, (signal) =>
  call('readSessions', sessionsResponseSchema, { signal }),
)

export const activityQuery = queryOfRows<Activity>(
  { name: 'activity' },
  { size: ACTIVITY_SHOWN, max: PAGE_MAX },
  (query, signal) => call('readActivity', activityResponseSchema, { query, signal }),
)
