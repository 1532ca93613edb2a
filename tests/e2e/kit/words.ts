/** The product's own words: a test names a text in Portuguese, its source, and gets it in the language it plays in. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '#contracts/languages.ts'

const LOCALES = new URL('../../../locales/', import.meta.url)

/** `msgid "a"` and what follows it on lines of its own, joined. */
const valueOf = (entry: string, key: 'msgid' | 'msgstr') => {
  const lines = new RegExp(`^${key} ((?:".*"\\n?)+)`, 'm').exec(entry)?.[1] ?? ''
  return lines
    .split('\n')
    .map((line) => (line === '' ? '' : (JSON.parse(line) as string)))
    .join('')
}

const catalogOf = (language: Language): Map<string, string> => {
  const folder = new URL(`${language}/`, LOCALES)
  const entries = readdirSync(folder).flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n\n'))
  return new Map(entries.map((entry) => [valueOf(entry, 'msgid'), valueOf(entry, 'msgstr')]))
}

export type Say = (portuguese: string) => string

export const wordsIn = (language: Language): Say => {
  const catalog = catalogOf(language)
  return (portuguese) => {
    const said = catalog.get(portuguese)
    if (said === undefined || said === '') throw new Error(`No text '${portuguese}' in locales/${language}`)
    return said
  }
}
