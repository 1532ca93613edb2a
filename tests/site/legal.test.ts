/** The legal texts: their version is the one that a registration accepts, and each clause has a summary in plain words. */
import { expect, test } from 'vitest'
import { MINIMUM_AGE_YEARS, TERMS_NOTICE_DAYS, TERMS_VERSION } from '#contracts/limits.ts'
import { BUILT_PAGES, type BuiltPage } from './kit/built-pages.ts'

const LEGAL = BUILT_PAGES.filter(({ page }) => page === 'privacy' || page === 'terms')

const textsOf = ({ document }: BuiltPage, selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent.trim())

// Proves SITE-18.
test('privacy and terms exist in four languages, in the version that a registration accepts', () => {
  const dates = LEGAL.map((page) => ({
    path: page.path,
    versions: [...page.document.querySelectorAll('main time')].map((time) => time.getAttribute('datetime')),
    dates: textsOf(page, 'main time'),
  }))
  const written = {
    pt: '15 de janeiro de 2025',
    en: 'January 15, 2025',
    es: '15 de enero de 2025',
    fr: '15 janvier 2025',
  }
  expect(TERMS_VERSION).toBe('2025-01-15')
  expect(dates).toEqual(
    LEGAL.map(({ path, language }) => ({ path, versions: [TERMS_VERSION], dates: [written[language]] })),
  )
})

test.for(LEGAL)('$path lists its clauses, and begins each with a summary in plain words', (page) => {
  const clauses = textsOf(page, 'main section > h2:not(#em-resumo)')
  expect(clauses.length).toBeGreaterThan(8)
  expect(textsOf(page, 'main nav li')).toEqual(clauses)
  const clausesWithPlain = page.document.querySelectorAll('main section h2 + p > strong:first-child')
  expect(clausesWithPlain).toHaveLength(clauses.length)
})

test.for(LEGAL)('$path begins with the most important points, each with its clause', (page) => {
  const summary = page.document.querySelector('[aria-labelledby="em-resumo"]')
  const links = [...(summary?.querySelectorAll('li > a') ?? [])]
  const clauses = links.map((link) => page.document.querySelector(link.getAttribute('href') ?? '')?.textContent)
  expect(links.length).toBeGreaterThan(3)
  expect(clauses).toEqual(links.map((link) => link.textContent))
})

/** Numbers and names that the texts have in every language. */
const STATEMENTS: Record<'privacy' | 'terms', readonly RegExp[]> = {
  privacy: [/LGPD/, /ANPD/, new RegExp(`\\b${MINIMUM_AGE_YEARS}\\b`), new RegExp(`\\b${TERMS_NOTICE_DAYS}\\b`)],
  terms: [/Premium/, new RegExp(`\\b${MINIMUM_AGE_YEARS}\\b`), new RegExp(`\\b${TERMS_NOTICE_DAYS}\\b`)],
}

// Proves FIELD-19, LIMIT-04, LIMIT-11.
test('age, notice and rights are in every language', () => {
  const missing = LEGAL.flatMap(({ page, path, document }) =>
    STATEMENTS[page as keyof typeof STATEMENTS]
      .filter((statement) => !statement.test(document.body.textContent))
      .map((statement) => `${path}: ${statement}`),
  )
  expect(missing).toEqual([])
})
