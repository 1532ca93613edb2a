/**
 * A form that is sent again because its answer was lost: where the space between two mails would refuse it, the same network
 * with the very same words within a minute gets the answer of the first time.
 */
import { EMAIL_RESEND_INTERVAL } from '#contracts/limits.ts'
import { keyedDigest } from '#server/crypto/keyed-digest.ts'

export type Asked = { call: string; network: string; request: unknown }

export type SameAgain = {
  /** Undefined where nothing like it was done. */
  recall: (asked: Asked) => object | undefined
  keep: <T extends object>(asked: Asked, answer: T) => T
}

type Kept = { answer: object; until: number }

/** More at once can only be a flood; whoever is forgotten meets the limits. */
const MAX_KEPT = 1_000

/** Only a digest of what was asked is kept, since it may hold a password. */
export const createSameAgain = (key: string): SameAgain => {
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
