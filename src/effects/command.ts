import { fromPromise } from 'xstate'
import type { ResponseOf, RequestOf } from '#contracts/api/calls.ts'
import { call, type MemberCall } from '#src/clients/call.ts'
import type { Schema } from '#src/clients/http.ts'

/** Effect of one API call whose answer is not used. `requestOf` maps the effect's input to the request (params, query, body). */
export const commandOf = <Name extends MemberCall, Input = undefined>(
  name: Name,
  answer: Schema<ResponseOf<Name>>,
  requestOf: (input: Input) => RequestOf<Name>,
) =>
  fromPromise<void, Input>(
    async ({ input, signal }) => void (await call(name, answer, { ...requestOf(input), signal })),
  )
