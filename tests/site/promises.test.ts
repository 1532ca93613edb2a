/** What is made up is marked as made up, for as long as it is. */
// Proves SITE-21.
import { expect, test } from 'vitest'
import { ARE_COMPANY_FACTS_EXAMPLES } from '#contracts/brand.ts'
import { ARE_PRICES_EXAMPLES } from '#contracts/plans.ts'
import { BUILT_PAGES } from './kit/built-pages.ts'

const portuguese = (page: string) =>
  BUILT_PAGES.find((built) => built.page === page && built.language === 'pt')?.document.body.textContent ?? ''

test('what is made up says so as long as the brand and the plans say it is', () => {
  expect([
    portuguese('home').includes('Dado de exemplo'),
    portuguese('products').includes('preço de exemplo'),
    portuguese('products').includes('Os preços desta página são exemplos'),
  ]).toEqual([ARE_COMPANY_FACTS_EXAMPLES, ARE_PRICES_EXAMPLES, ARE_PRICES_EXAMPLES])
})
