/** Command line options of the path book. */
import { parseArgs } from 'node:util'
import { isLanguage, LANGUAGES, type Language } from '#contracts/languages.ts'
import { COVERAGE_CRITERIA } from '#tests/e2e/flows/kit/tours.ts'
import { PlainError } from '../plain-error.mjs'
import { readShard } from '../test-options.mjs'
import type { Settings } from './play-book.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { fr } from './texts/fr.ts'
import { pt } from './texts/pt.ts'
import type { BookTexts } from './texts/book-texts.ts'

export const BOOK_TEXTS: Readonly<Record<Language, BookTexts>> = { pt, en, es, fr }

const OPTIONS = {
  lang: { type: 'string', default: 'pt' },
  base: { type: 'string' },
  headed: { type: 'boolean', default: false },
  slow: { type: 'string', default: '0' },
  covers: { type: 'string', default: 'edges' },
} as const

/** The book alone: several languages, and a part of them for each of several machines. */
const BOOK_OPTIONS = { ...OPTIONS, shard: { type: 'string' } } as const

type Values = { lang: string; base?: string | undefined; headed: boolean; slow: string; covers: string }

/** Throws a `PlainError` for an unknown option or value. */
export const readArguments = (args: readonly string[]): { settings: Settings; rest: string[] } => {
  const { values, positionals } = orPlainError(() =>
    parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true }),
  )
  return { settings: settingsFor(values.lang, values), rest: positionals }
}

type BookArguments = { books: Settings[]; isInAllLanguages: boolean; rest: string[] }

/** The settings of each book; none for a part that no language falls into. Throws a `PlainError` like `readArguments`. */
export const readBookArguments = (args: readonly string[]): BookArguments => {
  const { values, positionals } = orPlainError(() =>
    parseArgs({ args: [...args], options: BOOK_OPTIONS, allowPositionals: true }),
  )
  const isInAllLanguages = values.lang === 'all'
  const all = (isInAllLanguages ? LANGUAGES : [values.lang]).map((language) => settingsFor(language, values))
  const { index, count } = readShard(values.shard) ?? { index: 1, count: 1 }
  return { books: all.filter((_, place) => place % count === index - 1), isInAllLanguages, rest: positionals }
}

const settingsFor = (lang: string, { base, headed, slow, ...values }: Values): Settings => {
  const covers = COVERAGE_CRITERIA.find((known) => known === values.covers)
  if (covers === undefined)
    throw new PlainError(`--covers is one of ${COVERAGE_CRITERIA.join(', ')}, not '${values.covers}'.`)
  if (!isLanguage(lang)) throw new PlainError(`--lang is one of ${LANGUAGES.join(', ')}, not '${lang}'.`)
  if (base !== undefined && !URL.canParse(base))
    throw new PlainError(`--base is a URL such as https://example.com, not '${base}'.`)
  if (!/^\d{1,5}$/.test(slow)) throw new PlainError(`--slow is a number of milliseconds, not '${slow}'.`)
  return { language: lang, texts: BOOK_TEXTS[lang], base: base ?? null, headed, slow: Number(slow), covers }
}

const orPlainError = <T>(parse: () => T): T => {
  try {
    return parse()
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error))
  }
}
