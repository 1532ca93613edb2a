/**
 * Who we are, for the site, the mail and the server (SITE-21). Everything but the name is a placeholder until the
 * company fills it in.
 */
export const BRAND_NAME = 'Prosa'

/** The app in which people forward their voice messages to us, by the name they know it by. */
export const MESSAGING_PLATFORM = 'WhatsApp'

/** Default origin of the site, for the pages' canonical addresses; a build can set another in PUBLIC_URL. */
export const SITE_ORIGIN = 'https://prosa.example'

/** A placeholder too; the country by its ISO 3166 code. */
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
  /** Our number there, in international form. */
  messagingNumber: '+5500000000000',
} as const

/** Whether what stands here is made up: pages say so, or show none of it (SITE-32). Turned off with the last placeholder. */
export const ARE_COMPANY_FACTS_EXAMPLES: boolean = true

/** Year the company began to work; a placeholder like the rest. */
export const FOUNDED = 2024

/** The company presents itself as an official partner of the messaging platform (SITE-08); false hides the line. */
export const IS_MESSAGING_PARTNER: boolean = true

/** What the analytics service calls a site that has no name there. It is never sent anywhere (PREF-10). */
export const ANALYTICS_PLACEHOLDER = 'G-XXXXXXXXXX'
