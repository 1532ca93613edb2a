/** Calls that somebody makes as who they are: each with the session's own bearer. */
import type { Session, SupabaseClient } from '@supabase/supabase-js'
import { asOwner } from './as-owner.ts'
import { type Asked, attempt, send, sendForFile } from './http.ts'
import { openService } from './supabase.ts'

type Schema<Answer> = { parse: (value: unknown) => Answer }
type Opened = { client: SupabaseClient; session: Session }
type Call = Omit<Asked, 'signal' | 'headers'>

const owned = <Answer>(whole: AbortSignal, work: (opened: Opened, signal: AbortSignal) => Promise<Answer>) =>
  attempt(whole, async (signal) => {
    const { client } = await openService()
    return asOwner(client, (session) => work({ client, session }, signal))
  })

const withBearer = <Answer>(whole: AbortSignal, asked: Call, give: (asked: Asked) => Promise<Answer>) =>
  owned(whole, ({ session }, signal) =>
    give({ ...asked, headers: { Authorization: `Bearer ${session.access_token}` }, signal }),
  )

/** One call of the Product API, answered in the shape that is expected. Rejects with a failure. */
export const ask = <Answer>(whole: AbortSignal, answer: Schema<Answer>, asked: Call) =>
  withBearer(whole, asked, (call) => send(call, answer))

/** One call of the Product API that is answered with a file. Rejects with a failure. */
export const askForFile = (whole: AbortSignal, asked: Call) => withBearer(whole, asked, sendForFile)

/** Rows of the caller's own, straight from their table. */
export const readTable = owned
