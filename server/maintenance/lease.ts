/** The lease on the maintenance: of all servers on a database, one holds it. */
import { randomUUID } from 'node:crypto'
import type { Database } from '#server/database/database.ts'

/** Minutes: longer than the hour between two runs, so that the server of the last run does the next. */
const LEASE_MINUTES = 65

/** A lease that would end later than any lease does was claimed before the clock was set back. */
const CLAIM = `update private.upkeep set claimed_by = $1, claimed_until = now() + $2::integer * interval '1 minute'
  where claimed_by = $1 or $3 or claimed_until is null
    or claimed_until not between now() and now() + $2::integer * interval '1 minute'
  returning 1`

export type Lease = {
  /** Claims or extends it. False if another server has it. */
  claim: () => Promise<boolean>
  release: () => Promise<void>
}

/** The embedded database has one server at a time: there the lease of an earlier server is ignored. */
export const createLease = (db: Database): Lease => {
  const owner = randomUUID()
  return {
    claim: async () => (await db.query(CLAIM, [owner, LEASE_MINUTES, db.kind === 'pglite'])).length === 1,
    release: async () => {
      await db.query('update private.upkeep set claimed_by = null, claimed_until = null where claimed_by = $1', [owner])
    },
  }
}
