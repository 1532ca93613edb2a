import { fromPromise } from 'xstate'
import type { AnswerOf, PartsOf } from '#contracts/api/calls.ts'
import { call, type MemberCall } from '#src/clients/call.ts'
import type { Schema } from '#src/clients/http.ts'

/** An effect that is one call, of which only counts whether it worked. `partsOf` makes of the input what the call is given. */
export const commandOf = <Name extends MemberCall, Input = undefined>(
  name: Name,
  answer: Schema<AnswerOf<Name>>,
  partsOf: (input: Input) => PartsOf<Name>,
) =>
  fromPromise<void, Input>(async ({ input, signal }) => void (await call(name, answer, { ...partsOf(input), signal })))
