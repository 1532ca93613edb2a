/** Command line options of the path book. */
import { parseArgs } from 'node:util'
import { isLanguage, LANGUAGES, type Language } from '#contracts/languages.ts'
import { COVERAGE_CRITERIA } from '#tests/e2e/flows/kit/tours.ts'
import { PlainError } from '../plain-error.mjs'
import type { Settings } from './play-book.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { pt } from './words/pt.ts'
import type { Words } from './words/words.ts'

export const WORDS: Readonly<Record<Language, Words>> = { pt, en, es, fr }

const OPTIONS = {
  lang: { type: 'string', default: 'pt' },
  base: { type: 'string' },
  headed: { type: 'boolean', default: false },
  slow: { type: 'string', default: '0' },
  covers: { type: 'string', default: 'edges' },
} as const

/** Throws a `PlainError` for an unknown option or value. */
export const readArguments = (args: readonly string[]): { settings: Settings; rest: string[] } => {
  const { values, positionals } = parse(args)
  const { lang, base, headed, slow } = values
  const covers = COVERAGE_CRITERIA.find((known) => known === values.covers)
  if (covers === undefined)
    throw new PlainError(`--covers is one of ${COVERAGE_CRITERIA.join(', ')}, not '${values.covers}'.`)
  if (!isLanguage(lang)) throw new PlainError(`--lang is one of ${LANGUAGES.join(', ')}, not '${lang}'.`)
  if (base !== undefined && !URL.canParse(base))
    throw new PlainError(`--base is an address such as https://example.com, not '${base}'.`)
  if (!/^\d{1,5}$/.test(slow)) throw new PlainError(`--slow is a number of milliseconds, not '${slow}'.`)
  return {
    settings: { language: lang, words: WORDS[lang], base: base ?? null, headed, slow: Number(slow), covers },
    rest: positionals,
  }
}

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error))
  }
}
