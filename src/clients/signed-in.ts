/** What somebody does as who they are: with the session's own bearer, bounded in time. */
import type { Session, SupabaseClient } from '@supabase/supabase-js'
import { asOwner } from './as-owner.ts'
import { attempt } from './http.ts'
import { openService } from './supabase.ts'

type Opened = { client: SupabaseClient; session: Session }

/** Rejects with a failure. */
export const signedIn = <Answer>(
  callerSignal: AbortSignal,
  work: (opened: Opened, signal: AbortSignal) => Promise<Answer>,
) =>
  attempt(callerSignal, async (signal) => {
    const { client } = await openService()
    return asOwner(client, (session) => work({ client, session }, signal))
  })
