/** Failures of a database that are over some time: nothing was changed, and the same request may succeed later. */

/** As drivers, sockets and Postgres name them. */
const TEMPORARY: ReadonlySet<unknown> = new Set([
  // It cannot be reached.
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  // It stops, starts, or has no connection left.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // Somebody else holds what is needed, for longer than one waits.
  '55P03',
  '57014',
  '25P03',
  '40P01',
  // Too many wait: see `fair-mutex.ts`.
  'DATABASE_BUSY',
  // The disk is full.
  '53100',
  'ENOSPC',
])

export const isTransient = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && TEMPORARY.has(error.code)
