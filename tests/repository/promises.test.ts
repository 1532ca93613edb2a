/** `docs/promises.md`: every text that promises or denies something is listed with the code that keeps it and a test of it. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contracts/languages.ts'
import { catalogueTexts } from '#tests/kit/catalogue-texts.ts'
import { mailTextsIn, PROMISE_TEXTS } from '#tests/kit/promise-texts.ts'

type PromiseEntry = {
  title: string
  codeFiles: string[]
  tests: { file: string; title: string }[]
  operator: string[]
  wordings: string[]
}

const GUIDE = 'docs/guides/operator-duties.md'
const NOTHING = 'Promises nothing'

const codeIn = (line: string) => Array.from(line.matchAll(/`([^`]+)`/g), ([, code = '']) => code)

const readSection = (section: string): PromiseEntry => {
  const [title = '', ...lines] = section.split('\n')
  const itemsOf = (start: string) => lines.filter((line) => line.startsWith(`- ${start}`))
  return {
    title,
    codeFiles: itemsOf('Kept by `').flatMap(codeIn),
    tests: itemsOf('Tested by').map((line) => {
      const [file = '', name = ''] = codeIn(line)
      return { file, title: name }
    }),
    operator: itemsOf('Kept by the operator').map(
      (line) => /\(guides\/operator-duties\.md#([\w-]+)\)/.exec(line)?.[1] ?? '',
    ),
    wordings: itemsOf('`').map((line) => line.slice(3, -1)),
  }
}

const [, ...sections] = readFileSync('docs/promises.md', 'utf8').split(/^## /m)
const ALL = sections.map(readSection)
const promises = ALL.filter(({ title }) => title !== NOTHING)
const nothing = ALL.find(({ title }) => title === NOTHING)?.wordings ?? []

/** Similarity from 0, no common words, to 1, the same words. */
const similarity = (one: string, other: string): number => {
  const [words, others] = [new Set(one.split(/\W+/)), new Set(other.split(/\W+/))]
  return [...words].filter((word) => others.has(word)).length / new Set([...words, ...others]).size
}

/** What to do about texts that are not listed, each with the most similar text that was removed. */
const adviceFor = (texts: readonly string[], removed: readonly string[]): string =>
  [
    'A text of the site or a mail is new or reworded. Put it, word for word, into docs/promises.md: under each promise that it',
    `makes, a new section where there is none yet, or under "${NOTHING}". Take its former wording out. A text that promises what`,
    'no code and nobody keeps is changed on its page, in four languages.',
    ...texts.map((text) => {
      const before = removed.toSorted((one, other) => similarity(text, other) - similarity(text, one))[0]
      const isLike = before !== undefined && similarity(text, before) > 0.3
      const titles = ALL.filter(({ wordings }) => isLike && wordings.includes(before)).map(({ title }) => title)
      return isLike ? `\n- ${text}\n  was: ${before}\n  under: ${titles.join('; ')}` : `\n- ${text}`
    }),
  ].join('\n')

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

describe('a text that promises', () => {
  const promising = new Set(promises.flatMap(({ wordings }) => wordings))

  it('is listed, word for word, under its promise or among those that promise nothing', () => {
    const placed = new Set([...promising, ...nothing])
    const missing = PROMISE_TEXTS.filter((text) => !placed.has(text))
    const removed = [...placed].filter((text) => !PROMISE_TEXTS.includes(text))
    expect(missing, adviceFor(missing, removed)).toEqual([])
  })

  it('is not listed as both', () => {
    expect(nothing.filter((text) => promising.has(text))).toEqual([])
  })

  it('is still on a page or in a mail', () => {
    const current = new Set(PROMISE_TEXTS)
    const removed = [...promising, ...nothing].filter((text) => !current.has(text))
    expect(removed, 'No page and no mail says this any more: take it out of docs/promises.md.').toEqual([])
  })
})

// Proves SITE-22.
describe('a promise', () => {
  it('has a text, and is kept by tested code or by the operator', () => {
    const empty = promises.filter(({ codeFiles, tests, operator, wordings }) => {
      const isTested = codeFiles.length > 0 && tests.length > 0
      const isIncomplete = codeFiles.length > 0 !== tests.length > 0
      return wordings.length === 0 || isIncomplete || !(isTested || operator.length > 0)
    })
    expect(empty.map(({ title }) => title)).toEqual([])
  })

  it('names code that exists', () => {
    expect(promises.flatMap(({ codeFiles }) => codeFiles).filter((file) => !existsSync(file))).toEqual([])
  })

  it('names tests that exist', () => {
    const missing = promises.flatMap(({ tests }) => tests).filter(({ file, title }) => !textOf(file).includes(title))
    expect(missing).toEqual([])
  })

  it('names duties of the operator that the guide describes', () => {
    const headings = Array.from(textOf(GUIDE).matchAll(/^## (.+)$/gm), ([, name = '']) =>
      name.toLowerCase().replaceAll(' ', '-'),
    )
    const duties = new Set(promises.flatMap(({ operator }) => operator))
    expect(headings.toSorted()).toEqual([...duties].toSorted())
  })
})

const QUOTED = /[“«]\s*([^”»]+?)\s*[”»]/gu

it.each(LANGUAGES)('a label that a mail quotes is on the page it names, in %s', (language) => {
  const labels = new Set(catalogueTexts(language).map(({ translation }) => translation))
  const quoted = mailTextsIn(language).flatMap((text) => Array.from(text.matchAll(QUOTED), ([, label = '']) => label))
  expect(quoted.length).toBeGreaterThan(0)
  expect(quoted.filter((label) => !labels.has(label))).toEqual([])
})
