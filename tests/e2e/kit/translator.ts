/** Catalogue lookup: tests name a text in Portuguese, the source language, and get it in the tested language. */
import { MESSAGING_PLATFORM } from '#contracts/brand.ts'
import type { Language } from '#contracts/languages.ts'
import { catalogueTexts } from '#tests/kit/catalogue-texts.ts'
import { textsOutsideCatalogues } from '#tests/kit/texts-outside-catalogues.ts'

/** The text with the platform's name, which is a placeholder in the catalogue. */
const insertPlatformName = (text: string) => text.replaceAll('{MESSAGING_PLATFORM}', MESSAGING_PLATFORM)

const catalogOf = (language: Language): Map<string, string> =>
  new Map([
    ...catalogueTexts(language).map(
      ({ text, translation }) => [insertPlatformName(text), insertPlatformName(translation)] as const,
    ),
    ...textsOutsideCatalogues(language),
  ])

export type Translate = (portuguese: string) => string

export const translatorTo = (language: Language): Translate => {
  const catalog = catalogOf(language)
  return (portuguese) => {
    const translation = catalog.get(portuguese)
    if (translation === undefined || translation === '')
      throw new Error(`No text '${portuguese}' in locales/${language}`)
    return translation
  }
}
