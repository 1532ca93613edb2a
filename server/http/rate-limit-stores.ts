/** Where the counts of the rate limits are: in this process, or in Postgres for all servers together. */
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible'
import { keyedDigest } from '#server/crypto/keyed-digest.ts'
import type { Database } from '#server/database/database.ts'

type Counts = Pick<RateLimiterAbstract, 'consume' | 'get' | 'reward' | 'delete'>

type CountsOptions = {
  name: string
  points: number
  seconds: number
  /** Over the limit a key is refused from memory, without a query, until its window ends. */
  isBlockedInMemory?: boolean
}

export type CountStore = {
  open: (options: CountsOptions) => Counts
  /** The key as it is stored. */
  keyOf: (key: string) => string
}

const optionsOf = ({ name, points, seconds }: CountsOptions): IRateLimiterOptions => ({
  keyPrefix: name,
  points,
  duration: seconds,
})

export const countInMemory = (): CountStore => ({
  open: (options) => new RateLimiterMemory(optionsOf(options)),
  keyOf: (key) => key,
})

/** The table of the migration; `prune.ts` deletes its expired rows. */
const TABLE = { schemaName: 'limits', tableName: 'counts', tableCreated: true, clearExpiredByTimeout: false }

/**
 * Keys are digests: the table reveals neither addresses nor networks. While Postgres cannot be reached, each server counts
 * in memory.
 */
export const countInPostgres = (db: Pick<Database, 'query'>, signingKey: string): CountStore => {
  // The part of a `pg` client that the library uses.
  const storeClient = {
    query: async ({ text, values }: { text: string; values: readonly unknown[] }) => {
      const rows = await db.query(text, values)
      return { rows, rowCount: rows.length }
    },
  }
  return {
    open: (options) =>
      new RateLimiterPostgres({
        ...optionsOf(options),
        ...TABLE,
        storeClient,
        storeType: 'client',
        insuranceLimiter: new RateLimiterMemory(optionsOf(options)),
        ...(options.isBlockedInMemory === true && { inMemoryBlockOnConsumed: options.points + 1 }),
      }),
    keyOf: (key) => keyedDigest(signingKey, 'limit', key),
  }
}

/** The embedded database has one server, which counts in memory. */
export const countStoreOf = (db: Database, signingKey: string): CountStore =>
  db.kind === 'postgres' ? countInPostgres(db, signingKey) : countInMemory()
