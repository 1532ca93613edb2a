import { expect, it } from 'vitest'
import { isSooner } from '#machines/retention/days.ts'

it.each([
  [null, 1, true],
  [30, 7, true],
  [7, 7, false],
  [7, 30, false],
  [7, null, false],
  [null, null, false],
])('a change from %s to %s days is a shorter retention: %s', (before, after, expected) => {
  expect(isSooner(before, after)).toBe(expected)
})
