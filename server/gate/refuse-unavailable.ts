/** Answers of the auth service that are about itself, and say nothing about the person. */
import type { AuthAnswer } from '#server/engines/engine.ts'
import { Refusal } from '#server/http/failures.ts'

/** The limits of a service beside us count this server; a conflict is one of two calls at once. */
const BUSY: ReadonlySet<number> = new Set([409, 429])

const RETRY_AFTER_SECONDS = 5

/** Throws `service.unavailable`: a client ends its session on any refusal that is not 503. */
export const refuseUnavailable = ({ status }: Pick<AuthAnswer, 'status'>): void => {
  if (status >= 500 || BUSY.has(status)) throw new Refusal('service.unavailable', { retryAfter: RETRY_AFTER_SECONDS })
}
