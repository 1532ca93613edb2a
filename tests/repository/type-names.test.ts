/** A bare participle or a vague noun as a type's name says nothing to a reader, and a search finds unrelated types. */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FILES = globSync('{contracts,machines/kit,scripts,server,src,tests}/**/*.{ts,tsx}')
const VAGUE =
  /^(?:export )?type (?:Facts|Given|GivenTo|Held|Known|Named|Opened|Opening|Paused|Seen|Sent|Shown|Stored|Wanted)\b/m

it('no type is named by a bare participle or a vague noun', () => {
  expect(FILES.length).toBeGreaterThan(1_000)
  expect(FILES.filter((file) => VAGUE.test(readFileSync(file, 'utf8')))).toEqual([])
})
