/** A bare participle or a vague noun as a name says nothing to a reader, and a search finds unrelated places. */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FILES = globSync('{contracts,machines,scripts,server,src,tests}/**/*.{ts,tsx,mjs}')
const filesWith = (name: RegExp) => FILES.filter((file) => name.test(readFileSync(file, 'utf8')))

const TYPES =
  'Chosen Due Ending Facts Found Given GivenTo Held Hidden Known Made Opening Paid Ready Seen Sent Shown Taken Written'
/** These, and each single word in `-ed`, such as `Stored`. */
const VAGUE_TYPE = new RegExp(`^(?:export )?(?:type|interface) (?:[A-Z][a-z]+ed|${TYPES.replaceAll(' ', '|')})\\b`, 'm')

const VALUES =
  '(?:again|asked|begun|during|early|elsewhere|given|gone|half|heard|held|late|meanwhile|said|soon|told|tried|wanted)'
/** As a declared value, as one of several, or as a parameter. */
const VAGUE_VALUE = new RegExp(
  `\\b(?:const|let) (?:${VALUES}\\b|[[{][^=\\n]*\\b${VALUES}\\b[^=\\n]*[\\]}] =)|\\(${VALUES}(?:\\)| ?[:?,=])`,
)

it('no type is named by a bare participle or a vague noun', () => {
  expect(FILES.length).toBeGreaterThan(1_000)
  expect(filesWith(VAGUE_TYPE)).toEqual([])
})

it('no value is named by what was done with it instead of what it is', () => {
  expect(filesWith(VAGUE_VALUE)).toEqual([])
})
