import { ARE_COMPANY_FACTS_EXAMPLES, COMPANY } from '#contracts/brand.ts'

export const MESSAGING_URL = `https://wa.me/${COMPANY.messagingNumber.replace(/\D/g, '')}`

/** Public pages do not link to a placeholder number (SITE-32). */
export const HAS_MESSAGING_NUMBER: boolean = !ARE_COMPANY_FACTS_EXAMPLES
