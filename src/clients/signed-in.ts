/** Runs calls with the session of the signed-in person, and with a timeout. */
import type { Session, SupabaseClient } from '@supabase/supabase-js'
import { withTokenRefresh } from './with-token-refresh.ts'
import { userIdOf } from './assurance.ts'
import { withTimeout } from './http.ts'
import { openService } from './supabase.ts'

type SignedInClient = { client: SupabaseClient; session: Session; userId: string }

/** `work` may run twice, after a token refresh (`with-token-refresh.ts`). Rejects with a `Failure`. */
export const signedIn = <Answer>(
  callerSignal: AbortSignal,
  work: (opened: SignedInClient, signal: AbortSignal) => Promise<Answer>,
  timeout?: AbortSignal,
) =>
  withTimeout(
    callerSignal,
    async (signal) => {
      const { client } = await openService()
      return withTokenRefresh(client, (session) =>
        work({ client, session, userId: userIdOf(session.access_token) ?? '' }, signal),
      )
    },
    timeout,
  )
