/** Requirements, and whatever names them: each identifier exists, and each requirement is proved or listed as not covered. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { flows } from '#machines/index.ts'
import { NOT_COVERED } from '#tests/kit/not-covered.ts'
import { casesNaming, identifiersIn, matrixOf, projectTexts, requirementGroups } from '#tests/kit/requirements.ts'
import { SPECIFIED_TEXTS, SPECIFIED_VALUES } from '#tests/kit/specified.ts'
import { REQUIREMENTS_PAGE, requirementsPage } from '../../scripts/kit/requirements-page.ts'

const groups = requirementGroups()
const ids = groups.flatMap(({ requirements }) => requirements.map(({ id }) => id as string))
const known = new Set(ids)
const texts = projectTexts()
/** A guide whose example adds a requirement. */
const GUIDE = 'docs/guides/add-a-flow.md'

const unknownIn = (files: ReadonlyMap<string, string>) =>
  [...files].flatMap(([path, text]) =>
    (path === GUIDE ? [] : identifiersIn(text)).filter((id) => !known.has(id)).map((id) => `${path}: ${id}`),
  )

const exact = (prefix: string, pattern: RegExp) =>
  groups
    .flatMap(({ requirements }) => requirements)
    .filter(({ id }) => id.startsWith(prefix))
    .map(({ id, text }) => [id, ...(pattern.exec(text)?.slice(1) ?? [])])

describe('docs/requirements', () => {
  // Upwards, not without a gap: ranges of numbers are reserved for concurrent work on a group.
  it('numbers the requirements of a group upwards, under one prefix', () => {
    for (const { name, requirements } of groups) {
      const own = requirements.map(({ id }) => id as string)
      expect({ name, prefixes: new Set(own.map((id) => id.split('-')[0])).size }).toEqual({ name, prefixes: 1 })
      const numbers = own.map((id) => Number(id.split('-')[1]))
      expect({ name, numbers }).toEqual({ name, numbers: [...new Set(numbers)].toSorted((a, b) => a - b) })
    }
    expect(known.size).toBe(ids.length)
  })

  it('has no requirement twice', () => {
    const sentences = groups.flatMap(({ requirements }) => requirements.map(({ text }) => text))
    expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([])
  })

  it('has the exact texts and values that the tests compare with the product', () => {
    expect(exact('TEXT-', /^`(\w+)` `(.+?)` /)).toEqual(
      Object.entries(SPECIFIED_TEXTS).map(([id, text]) => [id, ...text]),
    )
    expect(exact('LIMIT-', /^`(.+?)` /)).toEqual(
      Object.entries(SPECIFIED_VALUES).map(([id, value]) => [id, String(value)]),
    )
  })

  it('has an up-to-date matrix of proofs (npm run flows rewrites it)', () => {
    expect(readFileSync(REQUIREMENTS_PAGE, 'utf8')).toBe(requirementsPage())
  })
})

describe('an identifier', () => {
  it('refers to an existing requirement, in every file', () => {
    expect(unknownIn(texts)).toEqual([])
  })

  it('is cited by each property', () => {
    const cited = Object.entries(flows).flatMap(([flow, { properties }]) =>
      properties
        .filter(({ cites }) => cites.length === 0 || cites.some((id) => !known.has(id)))
        .map(({ name }) => `${flow}: ${name}`),
    )
    expect(cited).toEqual([])
  })

  it('has two or three digits, and a name of the same format is none', () => {
    expect(identifiersIn('UTF-16 and SHA-256 of ACCOUNT-01 and ACCOUNT-100')).toEqual(['ACCOUNT-01', 'ACCOUNT-100'])
    expect(known).toContain('ACCOUNT-100')
  })

  it('is reported if it does not exist, tried on changed texts', () => {
    const unknown = ['GUARD', '99'].join('-')
    const path = 'machines/route-guard/route-guard.props.ts'
    const copy = new Map(texts).set(path, `${texts.get(path)}// ${unknown}`)
    expect(unknownIn(copy)).toEqual([`${path}: ${unknown}`])
  })
})

it('a test names its requirements in its title, above it or in its table; a file in its head', () => {
  const file = [
    '// Proves FAIL-01, FAIL-02.',
    "import { it } from 'vitest'",
    '// Proves FAIL-02, FAIL-03.',
    "it('fails in words', async () => {})",
    "  it.each(KINDS)('fails twice (FAIL-03)', async () => {})",
    'it.each([',
    "  ['FAIL-04', 1],",
    "])('fails as %s', () => {})",
    "const OTHERS = ['FAIL-05']",
    '// Proves FAIL-06.',
    "it.each(named(isFor('admin')))('%s fails for members', async () => {})",
    '// Proves FAIL-06.',
    'it.each(NAMES)(',
    "  '%s fails for everybody',",
    '  async () => {},',
    ')',
    '/** A remark about FAIL-07. */',
    'const WAIT = 1',
  ].join('\n')
  const casesOf = (id: string) => casesNaming(id, 'a.test.ts', file)
  expect(casesOf('FAIL-01')).toEqual(['a.test.ts'])
  expect(casesOf('FAIL-02')).toEqual(['a.test.ts > fails in words'])
  expect(casesOf('FAIL-03')).toEqual(['a.test.ts > fails in words', 'a.test.ts > fails twice'])
  expect(casesOf('FAIL-04')).toEqual(['a.test.ts > fails as %s'])
  expect(casesOf('FAIL-05')).toEqual(['a.test.ts'])
  expect(casesOf('FAIL-06')).toEqual(['a.test.ts > %s fails for members', 'a.test.ts > %s fails for everybody'])
  expect(casesOf('FAIL-07')).toEqual([])
})

/** Citations of documents that are not in the repository. */
const ELSEWHERE = /\u00a7|\bD\d{1,2}\b|walking[ ]product|screens[ ]\u00a7/

it('no file cites a document that is not in the repository', () => {
  const citing = [...texts].flatMap(([path, text]) =>
    text.split('\n').flatMap((line, index) => (ELSEWHERE.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  )
  expect(citing).toEqual([])
})

describe('a requirement', () => {
  const { flows: properties, tests } = matrixOf(texts)

  it('is proved by a property or named by a test, or listed with a reason', () => {
    const unproved = ids.filter((id) => !properties.has(id) && !tests.has(id) && !(id in NOT_COVERED))
    expect(unproved).toEqual([])
  })

  it('names the test that proves it, not a file of tests', () => {
    const places = [...tests].flatMap(([id, all]) => all.map((place) => `${id}: ${place}`))
    // What a view shows of a flow in each state is one table.
    expect(places.filter((place) => !place.includes(' > ') && !place.endsWith('.assertions.ts'))).toEqual([])
  })

  it('is listed as not covered only as long as nothing proves it', () => {
    expect(Object.keys(NOT_COVERED).filter((id) => !known.has(id) || properties.has(id) || tests.has(id))).toEqual([])
  })
})
