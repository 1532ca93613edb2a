import type { I18n } from '@lingui/core'
import { plainText } from '#src/lib/plain-text.ts'
import { nameOf } from '#src/page-context/titles.ts'
import { ENTRIES, type Entry } from './entries.ts'

const wordsOf = (text: string) =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/**
 * The settings that match all typed words, in the order of the list. A typed word matches as the prefix of a word in the
 * name, the synonyms or the page's name, in the page's language; matches of the name come first.
 */
export const findSettings = (i18n: I18n, query: string): Entry[] => {
  const typed = wordsOf(query)
  if (typed.length === 0) return []
  const begins = (words: readonly string[]) => typed.every((start) => words.some((word) => word.startsWith(start)))
  const isCalled = ({ name }: Entry) => begins(wordsOf(i18n._(name)))
  const found = ENTRIES.filter(({ name, words, page }) =>
    begins([name, words].flatMap((text) => wordsOf(i18n._(text))).concat(wordsOf(nameOf(i18n, page)))),
  )
  return [...found.filter(isCalled), ...found.filter((entry) => !isCalled(entry))]
}
