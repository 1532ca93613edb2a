/** Calls of the Product API by whoever is signed in, typed by the table of calls. */
import type { AnswerOf, PartsOf } from '#contracts/api/calls.ts'
import { MEMBER_ENDPOINTS } from '#contracts/api/endpoints/members.ts'
import { type Asked, type Parts, type Schema, send, sendForFile } from './http.ts'
import { signedIn } from './signed-in.ts'

export type MemberCall = keyof typeof MEMBER_ENDPOINTS
type Given<Name extends MemberCall> = PartsOf<Name> & { signal: AbortSignal }

const asMember = <Answer>(
  name: MemberCall,
  { signal: whole, ...parts }: Parts & { signal: AbortSignal },
  give: (asked: Asked) => Promise<Answer>,
) =>
  signedIn(whole, ({ session }, signal) =>
    give({
      ...parts,
      endpoint: MEMBER_ENDPOINTS[name],
      headers: { Authorization: `Bearer ${session.access_token}` },
      signal,
    }),
  )

/** What was answered, in the shape that `answer` reads. Rejects with a failure. */
export const call = <Name extends MemberCall, Answer extends AnswerOf<Name>>(
  name: Name,
  answer: Schema<Answer>,
  given: Given<Name>,
): Promise<Answer> => asMember(name, given, (asked) => send(asked, answer))

/** The same for a call that is answered with a file. */
export const callForFile = <Name extends MemberCall>(name: Name, given: Given<Name>): Promise<Blob> =>
  asMember(name, given, sendForFile)
