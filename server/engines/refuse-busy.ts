/** Answers of the auth service about its own state, which say nothing about the person. */
import type { CallAuth } from './engine.ts'
import { EngineUnavailable } from './unavailable.ts'

/** The limits of a service beside us count this server; a conflict is one of two calls at once. */
const BUSY: ReadonlySet<number> = new Set([409, 429])

/** Rejects where the service answers so: a client ends its session on any refusal that is not 503. */
export const refuseBusy =
  (callAuth: CallAuth): CallAuth =>
  async (call) => {
    const answer = await callAuth(call)
    if (answer.status >= 500 || BUSY.has(answer.status))
      throw new EngineUnavailable(`The auth service answers ${answer.status}`)
    return answer
  }
