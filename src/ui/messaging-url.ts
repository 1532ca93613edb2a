import { ARE_COMPANY_FACTS_EXAMPLES, COMPANY } from '#contracts/brand.ts'

export const MESSAGING_URL = `https://wa.me/${COMPANY.messagingNumber.replace(/\D/g, '')}`

/** No public page leads to a number that is made up (SITE-32). */
export const HAS_MESSAGING_NUMBER: boolean = !ARE_COMPANY_FACTS_EXAMPLES
