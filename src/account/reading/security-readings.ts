import type { SignInMethods } from '#contracts/account.ts'
import { type Activity, activityResponseSchema } from '#contracts/api/activity.ts'
import { ACTIVITY_PAGE_SIZE, PAGE_MAX } from '#contracts/limits.ts'
import { asOwner } from '#src/clients/as-owner.ts'
import { call } from '#src/clients/call.ts'
import { unwrap } from '#src/clients/failures.ts'
import { attempt } from '#src/clients/http.ts'
import { openService } from '#src/clients/supabase.ts'
import { readingOf, readingOfRows } from './reading.flow.ts'

const readSignInMethods = (whole: AbortSignal): Promise<SignInMethods> =>
  attempt(whole, async () => {
    const { client, isGoogleEnabled } = await openService()
    const { user } = await asOwner(client, async () => unwrap(await client.auth.getUser()))
    const providers = (user.identities ?? []).map(({ provider }) => provider)
    return {
      email: user.email ?? '',
      isConfirmed: user.email_confirmed_at !== undefined,
      hasPassword: providers.includes('email'),
      hasGoogle: providers.includes('google'),
      isGoogleOffered: isGoogleEnabled,
    }
  })

export const signInMethodsReading = readingOf(readSignInMethods)

export const activityReading = readingOfRows<Activity>({ size: ACTIVITY_PAGE_SIZE, max: PAGE_MAX }, (query, signal) =>
  call('readActivity', activityResponseSchema, { query, signal }),
)
