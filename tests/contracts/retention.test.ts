import { expect, it } from 'vitest'
import { type Choices, isSooner } from '#machines/transcribe-settings/choices.ts'

const keeping = (days: number | null): Choices => ({
  output_language: 'same',
  summary: 'full',
  extract_details: true,
  reply: 'text',
  in_groups: false,
  is_paused: false,
  retention_days: days,
})

it.each([
  [null, 1, true],
  [30, 7, true],
  [7, 7, false],
  [7, 30, false],
  [7, null, false],
  [null, null, false],
])('of %s days and then %s something may be too old: %s', (before, after, expected) => {
  expect(isSooner(keeping(before), keeping(after))).toBe(expected)
})
