/** The driver's statement; none of ours reads these columns. */
const READS_TYPES = /^\s*select b\.oid, b\.typarray\s+from pg_catalog\.pg_type a\s/

/**
 * While the driver opens a connection it reads the types of arrays, and handles no rejection of that: a connection that is lost
 * at that moment would end the process. What waits for the connection is rejected, or gets another one.
 */
export const isOfOpening = (error: unknown): boolean =>
  error instanceof Error && 'query' in error && typeof error.query === 'string' && READS_TYPES.test(error.query)
