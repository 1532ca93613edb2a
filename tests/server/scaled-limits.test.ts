import { expect, it } from 'vitest'
import { LIMITS, scaledLimits } from '#server/http/rate-limit.ts'

// Proves LIMIT-16.
it('RATE_LIMIT_FACTOR scales every limit except the intervals between mails to one address', () => {
  const { mailIntervalByRequester, mailIntervalByEmail, ...scaled } = scaledLimits(10)
  expect([mailIntervalByRequester, mailIntervalByEmail]).toEqual([
    LIMITS.mailIntervalByRequester,
    LIMITS.mailIntervalByEmail,
  ])
  expect(
    Object.entries(scaled).filter(([name, { points }]) => points !== LIMITS[name as keyof typeof scaled].points * 10),
  ).toEqual([])
})
