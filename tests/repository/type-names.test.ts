/** A bare participle or a vague noun as a type's name says nothing to a reader, and a search finds unrelated types. */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FILES = globSync('{contracts,machines,scripts,server,src,tests}/**/*.{ts,tsx}')
const WORDS =
  'Chosen Due Ending Facts Found Given GivenTo Held Hidden Known Made Opening Paid Ready Seen Sent Shown Taken Written'
/** These, and each single word in `-ed`, such as `Stored`. */
const VAGUE = new RegExp(`^(?:export )?(?:type|interface) (?:[A-Z][a-z]+ed|${WORDS.replaceAll(' ', '|')})\\b`, 'm')

it('no type is named by a bare participle or a vague noun', () => {
  expect(FILES.length).toBeGreaterThan(1_000)
  expect(FILES.filter((file) => VAGUE.test(readFileSync(file, 'utf8')))).toEqual([])
})
