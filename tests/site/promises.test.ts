/** What is made up is on no public page, for as long as it is made up. */
import { expect, test } from 'vitest'
import { ARE_COMPANY_FACTS_EXAMPLES, COMPANY, FOUNDED } from '#contracts/brand.ts'
import { ARE_PRICES_EXAMPLES, PLANS } from '#contracts/plans.ts'
import { BUILT_PAGES, faultsOn } from './kit/built-pages.ts'

const amounts = PLANS.flatMap(({ priceCents }) => (priceCents ? [`${priceCents / 100}`.replace('.', '[.,]')] : []))
const digits = COMPANY.messagingNumber.replaceAll(/\D/g, '')

// Proves SITE-32.
test('no number, founding year or price is shown as long as it is a placeholder', () => {
  expect([BUILT_PAGES.length > 0, amounts.length]).toEqual([true, 1])
  const faults = faultsOn(({ page, document }) => {
    const text = document.body.textContent
    const links = [...document.querySelectorAll('a')].map(({ href }) => href)
    return [
      ...(ARE_COMPANY_FACTS_EXAMPLES && (text.includes(digits) || links.some((to) => to.includes(digits)))
        ? ['number']
        : []),
      ...(ARE_COMPANY_FACTS_EXAMPLES && page === 'home' && text.includes(`${FOUNDED}`) ? ['founding year'] : []),
      ...(ARE_PRICES_EXAMPLES && amounts.some((amount) => new RegExp(amount).test(text)) ? ['price'] : []),
    ]
  })
  expect(faults).toEqual([])
})

// Proves SITE-21.
test('the company of the legal pages is marked as made up for as long as it is', () => {
  expect(COMPANY.legalName.includes('exemplo')).toBe(ARE_COMPANY_FACTS_EXAMPLES)
})
