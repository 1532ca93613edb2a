/**
 * Idempotency for forms that send a mail and have no key: a repeat of a request from the same network within a minute
 * gets the stored answer, instead of a refusal by the minimum interval between mails.
 */
import { EMAIL_RESEND_INTERVAL } from '#contracts/limits.ts'
import { keyedDigest } from '#server/crypto/keyed-digest.ts'

type Asked = { call: string; network: string; request: unknown }

export type RecentAnswers = {
  /** The stored answer; undefined if there is none. */
  recall: (asked: Asked) => object | undefined
  keep: <T extends object>(asked: Asked, answer: T) => T
}

type Kept = { answer: object; until: number }

/** Cache size. A request whose answer was evicted is rate-limited as usual. */
const MAX_KEPT = 1_000

/** Stores only a digest of the request, which may contain a password. */
export const createRecentAnswers = (key: string): RecentAnswers => {
  const kept = new Map<string, Kept>()
  const idOf = ({ call, network, request }: Asked) =>
    keyedDigest(key, `same-again:${call}`, JSON.stringify([network, request]))
  return {
    recall: (asked) => {
      const earlier = kept.get(idOf(asked))
      return earlier !== undefined && earlier.until > Date.now() ? earlier.answer : undefined
    },
    keep: (asked, answer) => {
      if (kept.size >= MAX_KEPT) kept.clear()
      kept.set(idOf(asked), { answer, until: Date.now() + EMAIL_RESEND_INTERVAL })
      return answer
    },
  }
}
