/** Timeout for work that may never settle. */
class TookTooLong extends Error {
  override readonly name = 'TookTooLong'
  readonly code = 'ETIMEDOUT'
}

/** Resolves with `work`; rejects with `TookTooLong` after `ms` milliseconds. The work itself is not cancelled. */
export const withTimeout = async <T>(ms: number, work: Promise<T>): Promise<T> => {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TookTooLong(`Not done after ${ms} ms`)), ms)
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
