/** The texts of a language's catalogues, with their translations. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#contracts/languages.ts'
import { poValue } from './po-value.ts'

const LOCALES = join(import.meta.dirname, '../../locales')

/** A text may occur several times, as several catalogues can have it. */
export const catalogueTexts = (language: Language): { text: string; translation: string }[] => {
  const folder = join(LOCALES, language)
  return readdirSync(folder)
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n\n'))
    .map((entry) => ({ text: poValue(entry, 'msgid'), translation: poValue(entry, 'msgstr') }))
    .filter(({ text }) => text !== '')
}
