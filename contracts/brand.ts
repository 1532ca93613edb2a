/**
 * Company facts for site, mail and server (SITE-21). Everything but the name is a placeholder until the company fills
 * it in.
 */
export const BRAND_NAME = 'Prosa'

/** The messaging app, by its public name. */
export const MESSAGING_PLATFORM = 'WhatsApp'

/** Default origin of canonical URLs; a build can set another by PUBLIC_URL. */
export const SITE_ORIGIN = 'https://prosa.example'

/** Placeholder. The country is an ISO 3166 code. */
export const POSTAL_ADDRESS = { street: 'Rua de Exemplo, 0', city: 'São Paulo', state: 'SP', country: 'BR' } as const

/** Placeholders: none of these exists. `.example` is reserved, so nothing sent by mistake can reach anybody. */
export const COMPANY = {
  legalName: 'Prosa Tecnologia Ltda. (exemplo)',
  cnpj: '00.000.000/0000-00',
  address: `${POSTAL_ADDRESS.street}, ${POSTAL_ADDRESS.city}, ${POSTAL_ADDRESS.state}, Brasil`,
  supportEmail: 'suporte@prosa.example',
  partnershipsEmail: 'parcerias@prosa.example',
  pressEmail: 'imprensa@prosa.example',
  privacyEmail: 'privacidade@prosa.example',
  accessibilityEmail: 'acessibilidade@prosa.example',
  securityEmail: 'seguranca@prosa.example',
  /** The company's number there, in international form. */
  messagingNumber: '+5500000000000',
} as const

/** Whether the facts here are placeholders: pages then mark or hide them (SITE-32). Set to false with the last one. */
export const ARE_COMPANY_FACTS_EXAMPLES: boolean = true

/** Year the company was founded; a placeholder. */
export const FOUNDED = 2024

/** The company presents itself as an official partner of the messaging platform (SITE-08); false hides the line. */
export const IS_MESSAGING_PARTNER: boolean = true

/** Placeholder measurement id of Google Analytics. It is never sent (PREF-10). */
export const ANALYTICS_PLACEHOLDER = 'G-XXXXXXXXXX'
