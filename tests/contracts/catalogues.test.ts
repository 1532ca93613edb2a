import { expect, it } from 'vitest'
import { LANGUAGES } from '#contracts/languages.ts'
import { catalogueTexts } from '#tests/kit/catalogue-texts.ts'

// Proves LANG-21.
it.each(LANGUAGES)(
  '%s translates a text the same on every page, as the catalogues of one visit are merged',
  (language) => {
    const texts = Map.groupBy(catalogueTexts(language), ({ text }) => text)
    const ways = [...texts].map(([text, found]) => ({
      text,
      translation: [...new Set(found.map(({ translation }) => translation))],
    }))
    expect(ways.length).toBeGreaterThan(500)
    expect(ways.filter(({ translation }) => translation.length > 1)).toEqual([])
  },
)
