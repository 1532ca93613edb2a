/** Structured data of the site (schema.org as JSON-LD), from the brand file, the route table and the pages' texts. */
import { BRAND_NAME, COMPANY, POSTAL_ADDRESS } from '#contracts/brand.ts'
import { type Language, LANGUAGE_TAGS, LANGUAGES } from '#contracts/languages.ts'
import { pathOf, type RouteId } from '#contracts/routes.ts'
import { nameOf } from '#src/page-context/titles.ts'
import { i18nFor } from '#src/page-context/i18n.ts'
import type { PageId } from '#src/page-context/place.ts'
import { descriptionOf } from './descriptions.ts'
import type { Question } from './questions.ts'
import { cardOf, isListedPage } from './tags.ts'

type Thing = { '@type': string } & Record<string, unknown>

const ORGANIZATION = { '@id': `${PUBLIC_ORIGIN}/#organization` }

const contactPoint = (contactType: string, email: string): Thing => ({
  '@type': 'ContactPoint',
  contactType,
  email,
})

const organization = (): Thing => ({
  '@type': 'Organization',
  ...ORGANIZATION,
  name: BRAND_NAME,
  legalName: COMPANY.legalName,
  taxID: COMPANY.cnpj,
  url: PUBLIC_ORIGIN,
  logo: { '@type': 'ImageObject', url: `${PUBLIC_ORIGIN}/icon-512.png`, width: 512, height: 512 },
  address: {
    '@type': 'PostalAddress',
    streetAddress: POSTAL_ADDRESS.street,
    addressLocality: POSTAL_ADDRESS.city,
    addressRegion: POSTAL_ADDRESS.state,
    addressCountry: POSTAL_ADDRESS.country,
  },
  contactPoint: [
    contactPoint('customer support', COMPANY.supportEmail),
    contactPoint('partnerships', COMPANY.partnershipsEmail),
    contactPoint('press', COMPANY.pressEmail),
  ],
})

const website = (): Thing => ({
  '@type': 'WebSite',
  name: BRAND_NAME,
  url: PUBLIC_ORIGIN,
  publisher: ORGANIZATION,
})

/** Offers nothing but the free plan: no other price is set. */
const application = (language: Language): Thing => ({
  '@type': 'SoftwareApplication',
  name: 'Transcribe',
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  description: descriptionOf(i18nFor(language), 'home'),
  url: PUBLIC_ORIGIN + pathOf('products', language),
  image: `${PUBLIC_ORIGIN}/${cardOf('products', language)}`,
  inLanguage: LANGUAGES.map((each) => LANGUAGE_TAGS[each]),
  publisher: ORGANIZATION,
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'BRL' },
})

const breadcrumb = (page: RouteId, language: Language): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: (['home', page] as const).map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step === 'home' ? BRAND_NAME : nameOf(i18nFor(language), step),
    item: PUBLIC_ORIGIN + pathOf(step, language),
  })),
})

const questionPage = (questions: readonly Question[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** The graph of a listed page, with the questions it answers; null for the others. */
export const structuredDataOf = (
  page: PageId,
  language: Language,
  questions: readonly Question[],
): Record<string, unknown> | null => {
  if (page === 'notFound' || !isListedPage(page)) return null
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(),
      ...(page === 'products' ? [application(language)] : []),
      page === 'home' ? website() : breadcrumb(page, language),
      ...(questions.length === 0 ? [] : [questionPage(questions)]),
    ],
  }
}
