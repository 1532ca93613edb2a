/**
 * Idempotency for forms that send a mail and have no key: the same request from the same network within a minute gets the
 * answer of the first one, where the minimum interval between two mails would refuse it.
 */
import { EMAIL_RESEND_INTERVAL } from '#contracts/limits.ts'
import { keyedDigest } from '#server/crypto/keyed-digest.ts'

type Asked = { call: string; network: string; request: unknown }

export type RecentAnswers = {
  /** Undefined without such an answer. */
  recall: (asked: Asked) => object | undefined
  keep: <T extends object>(asked: Asked, answer: T) => T
}

type Kept = { answer: object; until: number }

/** Bounds the cache. A request whose answer was evicted is rate-limited as usual. */
const MAX_KEPT = 1_000

/** Only a digest of what was asked is kept, since it may hold a password. */
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
