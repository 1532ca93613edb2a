/** No autofill heuristic matches the name of the honeypot: a person with a filled one would be taken for a bot. */
import { expect, it } from 'vitest'
import { HONEYPOT_NAME } from '#contracts/forms/honeypot.ts'

/** Parts of names by which browsers and password managers find the fields of a profile, a card or a sign-in. */
const KNOWN =
  /addr|bday|birth|box|card|cc|city|code|comp|contact|count|date|day|email|fax|first|firm|home|id|land|last|line|login|mail|mobile|month|name|note|number|org|pass|phone|photo|post|prefix|region|sex|site|state|street|tel|title|town|url|user|web|year|zip/

// Proves CONTACT-30.
it('the name of the honeypot is no name of a field that is autofilled', () => {
  expect(HONEYPOT_NAME).not.toMatch(KNOWN)
})
