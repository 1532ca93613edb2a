/** Transient database errors: nothing was changed, and a retry may succeed. */
import { UNREACHABLE } from './reach-problem.ts'

/**
 * SQLSTATE of a write in a read-only transaction: on a standby, an old primary, or a managed server whose disk is
 * nearly full.
 */
export const READ_ONLY = '25006'

/** Error codes of drivers, sockets and Postgres. */
const TEMPORARY: ReadonlySet<unknown> = new Set([
  // Also a host name that does not resolve: that of a stopped container.
  ...UNREACHABLE,
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  // The server is stopping, starting, or out of connections.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // Timeout of a lock, a statement or an idle transaction; deadlock.
  '55P03',
  '57014',
  '25P03',
  '40P01',
  // Too many requests queued: see `fair-mutex.ts`.
  'DATABASE_BUSY',
  // The disk is full.
  '53100',
  'ENOSPC',
  READ_ONLY,
])

export const isTransientError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && TEMPORARY.has(error.code)
