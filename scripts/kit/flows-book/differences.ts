/** What differs where a path fails, part by part. */
import { isDeepStrictEqual } from 'node:util'
import { dataText } from '#machines/kit/names.ts'
import type { Difference } from './book.ts'

type Parts = Readonly<Record<string, unknown>>

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null && !Array.isArray(value)

const comparison = (error: unknown): { actual: Parts; expected: Parts } | null => {
  const { actual, expected } = (error ?? {}) as { actual?: unknown; expected?: unknown }
  return isParts(actual) && isParts(expected) ? { actual, expected } : null
}

/** None where the error is no comparison of two things with parts: then its message says it all. */
export const differencesIn = (error: unknown): Difference[] => {
  const compared = comparison(error)
  if (compared === null) return []
  const { actual, expected } = compared
  const parts = new Set([...Object.keys(expected), ...Object.keys(actual)])
  return [...parts]
    .filter((part) => !isDeepStrictEqual(actual[part], expected[part]))
    .map((part) => ({ part, seen: dataText(actual[part]), expected: dataText(expected[part]) }))
}
