/** The texts of a language's catalogues, with their translations. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#contracts/languages.ts'

const LOCALES = join(import.meta.dirname, '../../locales')

/** The value of a key, with its continuation lines joined. */
const valueOf = (entry: string, key: 'msgid' | 'msgstr'): string =>
  (new RegExp(`^${key} ((?:".*"\\n?)+)`, 'm').exec(entry)?.[1] ?? '')
    .split('\n')
    .map((line) => (line === '' ? '' : (JSON.parse(line) as string)))
    .join('')

/** A text may occur several times, as several catalogues can have it. */
export const catalogueTexts = (language: Language): { text: string; said: string }[] => {
  const folder = join(LOCALES, language)
  return readdirSync(folder)
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n\n'))
    .map((entry) => ({ text: valueOf(entry, 'msgid'), said: valueOf(entry, 'msgstr') }))
    .filter(({ text }) => text !== '')
}
