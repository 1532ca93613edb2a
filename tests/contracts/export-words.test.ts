/** An export uses the same names as the pages of the account, in every language. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LANGUAGES } from '#contracts/languages.ts'
import { WORDS, wordOf } from '#server/features/data-export/words.ts'
import { catalogueTexts } from '#tests/kit/catalogue-texts.ts'

/** Names on the pages by code, in their Portuguese source. */
const onPages = Object.fromEntries(
  ['src/activity/activity-words.ts', 'src/pages/payment-history/payment-words.tsx'].flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/^ {2}'?([\w.]+)'?: .*?msg`([^`]+)`/gm),
      ([, code = '', words = '']) => [code, words] as const,
    ),
  ),
)

it.each(LANGUAGES)('in %s', (language) => {
  const said = new Map(catalogueTexts(language).map((entry) => [entry.text, entry.said]))
  const due = Object.entries(onPages).map(([code, words]) => [code, language === 'pt' ? words : said.get(words)])
  expect(WORDS[language]).toEqual(Object.fromEntries(due))
})

it('shows an unknown code as it is', () => {
  expect([wordOf('fr', 'card'), wordOf('fr', 'moon.rose'), wordOf('fr', null)]).toEqual(['Carte', 'moon.rose', null])
})
