import { expect, it } from 'vitest'
import { LANGUAGES } from '#contracts/languages.ts'
import { catalogueTexts } from '#tests/kit/catalogue-texts.ts'

// Proves LANG-21.
it.each(LANGUAGES)(
  '%s translates a text the same on every page, as the catalogues of one visit are merged',
  (language) => {
    const texts = Map.groupBy(catalogueTexts(language), ({ text }) => text)
    const translations = [...texts].map(([text, occurrences]) => ({
      text,
      translation: [...new Set(occurrences.map(({ translation }) => translation))],
    }))
    expect(translations.length).toBeGreaterThan(500)
    expect(translations.filter(({ translation }) => translation.length > 1)).toEqual([])
  },
)
