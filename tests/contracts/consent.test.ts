import { expect, it } from 'vitest'
import { parseChoice } from '#contracts/consent.ts'

// Proves PREF-05, PREF-12.
it.each([
  [
    { version: 1, statistics: true },
    { version: 1, statistics: true },
  ],
  [
    { version: 1, statistics: false, more: 1 },
    { version: 1, statistics: false },
  ],
  [{ version: 2, statistics: true }, null],
  [{ version: 1, statistics: 'true' }, null],
  [{ version: 1 }, null],
  [{ statistics: true }, null],
  [null, null],
  ['{}', null],
  [7, null],
  [undefined, null],
])('stored %j is read as the choice %j', (value, choice) => {
  expect(parseChoice(value)).toEqual(choice)
})
