import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contracts/languages.ts'

const ENTRY = /^msgid (".+")\nmsgstr (".*")$/gm

/** Each text of a language with every translation its catalogues hold of it. */
const translationsOf = (language: string): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>()
  for (const file of readdirSync(`locales/${language}`)) {
    const catalogue = readFileSync(`locales/${language}/${file}`, 'utf8')
    for (const [, text = '', translation = ''] of catalogue.matchAll(ENTRY)) {
      found.set(text, (found.get(text) ?? new Set()).add(translation))
    }
  }
  return found
}

describe('the catalogues of one language', () => {
  // They are loaded into one another: with two translations, a page would say what was loaded last, not what was prerendered.
  it.each(LANGUAGES)('%s: say the same text in the same words', (language) => {
    const translations = translationsOf(language)
    expect(translations.size).toBeGreaterThan(100)
    expect([...translations].filter(([, words]) => words.size > 1)).toEqual([])
  })
})
