/** Calls that somebody makes as who they are: each with the session's own bearer. */
import type { Failure } from '#contracts/errors.ts'
import { unwrap } from './failures.ts'
import { type Asked, attempt, send, sendForFile } from './http.ts'
import { openService } from './supabase.ts'

type Schema<Answer> = { parse: (value: unknown) => Answer }

export const openSession = async () => {
  const { client } = await openService()
  const { session } = unwrap(await client.auth.getSession())
  if (session === null) throw { code: 'auth.unauthenticated' } satisfies Failure
  return { client, session }
}

type Call = Omit<Asked, 'signal' | 'headers'>

const withBearer = async <Answer>(
  whole: AbortSignal,
  asked: Call,
  give: (asked: Asked) => Promise<Answer>,
): Promise<Answer> =>
  attempt(whole, async (signal) => {
    const { session } = await openSession()
    return give({ ...asked, headers: { Authorization: `Bearer ${session.access_token}` }, signal })
  })

/** One call of the Product API, answered in the shape that is expected. Rejects with a failure. */
export const ask = <Answer>(whole: AbortSignal, answer: Schema<Answer>, asked: Call) =>
  withBearer(whole, asked, async (call) => answer.parse(await send(call)))

/** One call of the Product API that is answered with a file. Rejects with a failure. */
export const askForFile = (whole: AbortSignal, asked: Call) => withBearer(whole, asked, sendForFile)

/** Rows of the caller's own, straight from their table. */
export const readTable = <Row>(
  whole: AbortSignal,
  read: (opened: Awaited<ReturnType<typeof openSession>>, signal: AbortSignal) => Promise<Row>,
) => attempt(whole, async (signal) => read(await openSession(), signal))
