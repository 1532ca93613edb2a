/** How often anybody may do what (reliability design §5.3). */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from './failures.ts'

export type Limit = { points: number; seconds: number }

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Keys are named by what is counted: a network (see `clientNetwork`), an address, a session or a user. */
export const LIMITS = {
  /** One account from one network: elsewhere its owner still gets in. */
  signInByAccount: { points: 5, seconds: 15 * MINUTE },
  signInByNetwork: { points: 20, seconds: 15 * MINUTE },
  signUpByNetwork: { points: 5, seconds: HOUR },
  signUpByEmail: { points: 3, seconds: DAY },
  mailByNetwork: { points: 10, seconds: HOUR },
  mailByEmail: { points: 5, seconds: DAY },
  /** Space between two mails of a kind to one address. */
  mailSpacing: { points: 1, seconds: MINUTE },
  verifyByNetwork: { points: 30, seconds: 5 * MINUTE },
  refreshByNetwork: { points: 150, seconds: 5 * MINUTE },
  refreshBySession: { points: 30, seconds: HOUR },
  passwordByUser: { points: 5, seconds: HOUR },
  emailChangeByUser: { points: 5, seconds: HOUR },
  contactByNetwork: { points: 5, seconds: HOUR },
  contactByEmail: { points: 3, seconds: HOUR },
  waitlistByNetwork: { points: 5, seconds: HOUR },
  avatarByUser: { points: 20, seconds: HOUR },
  checkoutByUser: { points: 20, seconds: HOUR },
  linkCodeByUser: { points: 10, seconds: HOUR },
  decryptByUser: { points: 60, seconds: MINUTE },
  lookupByNetwork: { points: 30, seconds: MINUTE },
  /** Every other call of the API, the auth service and the tables, together. */
  otherByNetwork: { points: 300, seconds: 5 * MINUTE },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS
export type Limits = Record<LimitName, Limit>

/** The same limits, `factor` times as generous; the space between mails is a promise and stays. */
export const scaledLimits = (factor: number): Limits => {
  const scaled = Object.entries(LIMITS).map(([name, { points, seconds }]) => [
    name,
    { points: name === 'mailSpacing' ? points : points * factor, seconds },
  ])
  return Object.fromEntries(scaled) as Limits
}

export type RateLimiter = {
  /** Counts one; over the limit, the seconds until it is worth another try, else null. */
  take: (name: LimitName, key: string) => Promise<number | null>
  /** Counts one, and refuses with `rate.limited` over the limit. */
  enforce: (name: LimitName, key: string) => Promise<void>
  /** Forgets what was counted, after a success. */
  forgive: (name: LimitName, key: string) => Promise<void>
}

export const createRateLimiter = (limits: Limits): RateLimiter => {
  const stores = new Map(
    Object.entries(limits).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
    ]),
  )
  const store = (name: LimitName) => stores.get(name) as RateLimiterMemory

  const take = async (name: LimitName, key: string) => {
    try {
      await store(name).consume(key)
      return null
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection
      // A clock that was put back would ask for more than the whole window.
      return Math.min(limits[name].seconds, Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)))
    }
  }

  return {
    take,
    enforce: async (name, key) => {
      const retryAfter = await take(name, key)
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
    forgive: async (name, key) => {
      await store(name).delete(key)
    },
  }
}
