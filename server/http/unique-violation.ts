/** Whether Postgres reported a unique violation (SQLSTATE 23505), on either driver. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505'
