/** An export uses the same names as the pages of the account, in every language. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LANGUAGES } from '#contracts/languages.ts'
import { CODE_LABELS, labelOf } from '#server/features/data-export/code-labels.ts'
import { catalogueTexts } from '#tests/kit/catalogue-texts.ts'

/** Names on the pages by code, in their Portuguese source. */
const onPages = Object.fromEntries(
  ['src/activity/activity-labels.ts', 'src/pages/payment-history/payment-labels.ts'].flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/^ {2}'?([\w.]+)'?: .*?msg`([^`]+)`/gm),
      ([, code = '', words = '']) => [code, words] as const,
    ),
  ),
)

it.each(LANGUAGES)('has a label for every code in %s', (language) => {
  const translations = new Map(catalogueTexts(language).map((entry) => [entry.text, entry.translation]))
  const expected = Object.entries(onPages).map(([code, words]) => [
    code,
    language === 'pt' ? words : translations.get(words),
  ])
  expect(CODE_LABELS[language]).toEqual(Object.fromEntries(expected))
})

it('shows an unknown code as it is', () => {
  expect([labelOf('fr', 'card'), labelOf('fr', 'moon.rose'), labelOf('fr', null)]).toEqual(['Carte', 'moon.rose', null])
})
