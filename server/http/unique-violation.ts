/** Whether Postgres refused a row because another has its key; alike on both drivers. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505'
