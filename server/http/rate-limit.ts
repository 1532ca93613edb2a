/** Rate limits of all calls (SECURITY-06). */
import { RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimitName } from '#contracts/rate-limit-names.ts'
import { widerNetworks } from './client-network.ts'
import type { CountStore } from './rate-limit-stores.ts'
import { Refusal } from './failures.ts'

export type Limit = {
  points: number
  seconds: number
  /** Maximum wait in seconds: after the first few it doubles with each, and is reset an hour after the first. */
  longest?: number
  /**
   * Counts can be refunded. Refused calls then do not stay counted either, and none is refused from memory, which a refund
   * would not clear: otherwise many successes at once would lock out the next caller.
   */
  isRefunded?: true
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * A name says what is limited, and by which key: a network (`Ip`, see `clientNetwork`), an address (`Email`), a session, a
 * user. It is also the key of the stored counts: while a deployment replaces servers, a renamed limit is counted by each
 * release apart.
 */
export const LIMITS = {
  /** One account from one network: its owner can still sign in from others. */
  signInByEmailAndIp: { points: 5, seconds: 15 * MINUTE, isRefunded: true },
  signInByIp: { points: 20, seconds: 15 * MINUTE, isRefunded: true },
  /** Wrong passwords for one account over all networks: beyond it only networks it was signed in from get an answer. */
  signInByEmail: { points: 100, seconds: HOUR, isRefunded: true },
  signUpByIp: { points: 5, seconds: HOUR },
  /** Sign-ups of one address over all networks: short, so that strangers cannot block its owner for long. */
  signUpByEmail: { points: 4, seconds: 15 * MINUTE },
  mailRequestByIp: { points: 10, seconds: HOUR },
  /** Minimum interval between two mails of a kind to one address, per network or user that requests them. */
  mailIntervalByRequester: { points: 1, seconds: MINUTE, longest: 15 * MINUTE },
  /** The same over all of them. */
  mailIntervalByEmail: { points: 1, seconds: MINUTE, longest: 15 * MINUTE },
  verificationByIp: { points: 30, seconds: 5 * MINUTE },
  refreshByIp: { points: 150, seconds: 5 * MINUTE },
  refreshBySession: { points: 30, seconds: HOUR, isRefunded: true },
  passwordCheckByUser: { points: 5, seconds: HOUR, isRefunded: true },
  /** Codes of the second factor for one account from one network. */
  factorCodeByUserAndIp: { points: 5, seconds: 15 * MINUTE, isRefunded: true },
  /** Wrong codes for one account over all networks: beyond it only networks it was signed in from get an answer. */
  factorCodeByUser: { points: 20, seconds: HOUR, isRefunded: true },
  emailChangeByUser: { points: 5, seconds: HOUR },
  contactMessageByIp: { points: 5, seconds: HOUR },
  contactMessageByEmail: { points: 3, seconds: HOUR },
  waitlistByIp: { points: 5, seconds: HOUR },
  avatarUploadByUser: { points: 20, seconds: HOUR },
  checkoutByUser: { points: 20, seconds: HOUR },
  /** Signed messages of one provider, of payments or of mail: more than a thousand customers cause at once. */
  webhookMessageByProvider: { points: 3_000, seconds: 5 * MINUTE },
  receiptMailByUser: { points: 20, seconds: HOUR },
  contactAnswerByUser: { points: 60, seconds: HOUR },
  linkCodeByUser: { points: 10, seconds: HOUR },
  /**
   * Counted by transcription. A list of 100 is decrypted again at each visit: that is possible twice, with the
   * dashboard in between. A stolen token reads no more than that.
   */
  decryptByUser: { points: 300, seconds: MINUTE },
  userLookupByIp: { points: 30, seconds: MINUTE },
  pageErrorByIp: { points: 30, seconds: HOUR },
  /** All other calls of the Product API, the auth and the table service together. */
  defaultByIp: { points: 300, seconds: 5 * MINUTE },
} as const satisfies Record<RateLimitName, Limit>

export type Limits = Record<RateLimitName, Limit>

export type RefundedLimit = {
  [Name in RateLimitName]: (typeof LIMITS)[Name] extends { isRefunded: true } ? Name : never
}[RateLimitName]

/** The same limits, `factor` times as generous; the intervals between mails stay (LIMIT-16). */
export const scaledLimits = (factor: number): Limits => {
  const scaled = Object.entries<Limit>(LIMITS).map(([name, limit]) => [
    name,
    { ...limit, points: limit.longest === undefined ? limit.points * factor : limit.points },
  ])
  return Object.fromEntries(scaled) as Limits
}

export type RateLimiter = {
  /** Counts `points` (1 by default); returns the seconds until a retry if over the limit, else null. */
  consume: (name: RateLimitName, key: string, points?: number) => Promise<number | null>
  /** Counts as `consume` does; throws `rate.limited` if over the limit. */
  enforce: (name: RateLimitName, key: string, points?: number) => Promise<void>
  /** Undoes one count that was not refused. */
  refund: (name: RefundedLimit, key: string) => Promise<void>
  /** Resets the count, after a success. */
  reset: (name: RateLimitName, key: string) => Promise<void>
}

/** A rented server often has an IPv6 /56 or /48: these get so many times the points of a /64. */
const WIDER_FACTORS = [4, 16] as const

/** Number of repeats before the wait starts to double: people often request a late mail again. */
const FREE_REPEATS = 2

const isByIp = (name: string) => name.endsWith('ByIp')

const openCounts = (
  store: CountStore,
  name: string,
  { points, seconds, longest, isRefunded }: Limit,
  isByNetwork: boolean,
) => {
  const isBlockedInMemory = isByNetwork && isRefunded !== true
  const counts = store.open({ name, points, seconds, isBlockedInMemory })
  if (longest === undefined) return { counts, consume: (key: string, count: number) => counts.consume(key, count) }
  const times = store.open({ name: `${name}:times`, points: Number.MAX_SAFE_INTEGER, seconds: HOUR })
  const consume = async (key: string, count: number) => {
    const before = (await times.get(key))?.consumedPoints ?? 0
    await counts.consume(key, count, {
      customDuration: Math.min(seconds * 2 ** Math.max(0, before - FREE_REPEATS), longest),
    })
    return times.consume(key)
  }
  return { counts, consume }
}

type Counter = ReturnType<typeof openCounts> & { key: string }

const longestOf = ({ seconds, longest = seconds }: Limit) => longest

/** Seconds by which the clocks of servers may differ, or be adjusted. */
const CLOCK_TOLERANCE = 5 * MINUTE

/** Whether the refusal is of a count that was begun before the clock was set back: it would last longer than its window. */
const isOutlasting = (rejection: unknown, limit: Limit) =>
  rejection instanceof RateLimiterRes && rejection.msBeforeNext > (longestOf(limit) + CLOCK_TOLERANCE) * 1_000

/** @throws RateLimiterRes over the limit */
const consumeOf = async ({ counts, consume, key }: Counter, limit: Limit, count: number) => {
  try {
    await consume(key, count)
  } catch (rejection) {
    if (!isOutlasting(rejection, limit)) throw rejection
    await counts.delete(key)
    await consume(key, count)
  }
}

/** The counters of one call: its key and, for a network, the wider ones that contain it. */
const countersOf = (limits: Limits, store: CountStore) => {
  const widths = [1, ...WIDER_FACTORS].map((factor, width) =>
    Object.fromEntries(
      Object.entries(limits)
        .filter(([name]) => width === 0 || isByIp(name))
        .map(([name, limit]) => {
          const wider = { ...limit, points: limit.points * factor }
          return [name, openCounts(store, `${name}:${width}`, wider, isByIp(name))]
        }),
    ),
  )
  return (name: RateLimitName, key: string): Counter[] =>
    [key, ...(isByIp(name) ? widerNetworks(key) : [])].flatMap((counted, width) => {
      const opened = widths[width]?.[name]
      return opened === undefined ? [] : [{ ...opened, key: store.keyOf(counted) }]
    })
}

const refundAll = (counted: readonly Counter[], count: number) =>
  Promise.all(counted.map(({ counts, key }) => counts.reward(key, count)))

/** `onLimited` is called with the limit of each refused call. */
export const createRateLimiter = (
  limits: Limits,
  store: CountStore,
  onLimited: (name: RateLimitName) => void = () => undefined,
): RateLimiter => {
  const counters = countersOf(limits, store)

  const consume = async (name: RateLimitName, key: string, count = 1) => {
    const consumed: Counter[] = []
    try {
      // In sequence, so that a refused call is not counted for the wider networks.
      for (const counter of counters(name, key)) {
        consumed.push(counter)
        await consumeOf(counter, limits[name], count)
      }
      return null
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection
      onLimited(name)
      if (limits[name].isRefunded === true) await refundAll(consumed, count)
      // Bounded: after the clock was set back the remaining time would exceed the window.
      return Math.min(longestOf(limits[name]), Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)))
    }
  }

  return {
    consume,
    enforce: async (name, key, count) => {
      const retryAfter = await consume(name, key, count)
      if (retryAfter === null) return
      const { points, seconds } = limits[name]
      throw new Refusal('rate.limited', {
        retryAfter,
        headers: {
          'RateLimit-Policy': `"${name}";q=${points};w=${seconds}`,
          RateLimit: `"${name}";r=0;t=${retryAfter}`,
        },
      })
    },
    refund: async (name, key) => {
      await refundAll(counters(name, key), 1)
    },
    reset: async (name, key) => {
      await Promise.all(counters(name, key).map(({ counts, key: counted }) => counts.delete(counted)))
    },
  }
}
