/** Placeholder facts are on no public page. */
import { expect, test } from 'vitest'
import { ARE_COMPANY_FACTS_EXAMPLES, COMPANY, FOUNDED } from '#contracts/brand.ts'
import { ARE_PRICES_EXAMPLES, PLANS } from '#contracts/plans.ts'
import { BUILT_PAGES, faultsOn } from './kit/built-pages.ts'

const amounts = PLANS.flatMap(({ priceCents }) => (priceCents ? [`${priceCents / 100}`.replace('.', '[.,]')] : []))
const digits = COMPANY.messagingNumber.replaceAll(/\D/g, '')

// Proves SITE-32.
test('no phone number, founding year or price is shown while it is a placeholder', () => {
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
test('the company of the legal pages is marked as an example while it is one', () => {
  expect(COMPANY.legalName.includes('exemplo')).toBe(ARE_COMPANY_FACTS_EXAMPLES)
})
