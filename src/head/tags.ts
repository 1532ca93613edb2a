/**
 * The tags of the head beyond the title: written by the prerenderer, and updated on client-side navigation.
 * URLs are absolute, as crawlers of canonical links and Open Graph tags require.
 */
import { BRAND_NAME } from '#contracts/brand.ts'
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_TAGS, LANGUAGES } from '#contracts/languages.ts'
import { isListed, pathOf, routeOf } from '#contracts/routes.ts'
import { i18nFor } from '#src/page-context/i18n.ts'
import { titleOf } from '#src/page-context/titles.ts'
import type { PageId } from '#src/page-context/place.ts'
import { CARD } from './card-size.ts'
import { descriptionOf } from './descriptions.ts'
import { MANIFEST } from './manifest.ts'

export type Tag = { element: 'meta' | 'link'; attributes: Readonly<Record<string, string>> }

/** Selects all tags of `tagsOf`, and the structured data. */
export const TAG_SELECTOR =
  'meta[name="description"],meta[name="robots"],meta[name^="twitter:"],meta[property^="og:"],' +
  'link[rel="canonical"],link[rel="alternate"],link[rel="manifest"],script[type="application/ld+json"]'

/** Open Graph locales need a territory. */
const LOCALES: Record<Language, string> = { pt: 'pt_BR', en: 'en_GB', es: 'es_LA', fr: 'fr_FR' }

const metaTag = (name: string, content: string): Tag => ({ element: 'meta', attributes: { name, content } })
const property = (name: string, content: string): Tag => ({ element: 'meta', attributes: { property: name, content } })
const link = (rel: string, href: string, more: Record<string, string> = {}): Tag => ({
  element: 'link',
  attributes: { rel, ...more, href },
})

/** Whether search engines may list a page. */
export const isListedPage = (page: PageId): boolean => page !== 'notFound' && isListed(page)

/** Path of a page's Open Graph image; unlisted pages use that of the home page. */
export const cardOf = (page: PageId, language: Language): string =>
  `cards/${language}/${isListedPage(page) ? page : 'home'}.png`

const alternates = (page: Exclude<PageId, 'notFound'>): Tag[] => [
  ...LANGUAGES.map((language) =>
    link('alternate', PUBLIC_ORIGIN + pathOf(page, language), { hreflang: LANGUAGE_TAGS[language] }),
  ),
  link('alternate', PUBLIC_ORIGIN + pathOf(page, DEFAULT_LANGUAGE), { hreflang: 'x-default' }),
]

const sharingTags = (page: Exclude<PageId, 'notFound'>, language: Language, description: string): Tag[] => {
  const image = `${PUBLIC_ORIGIN}/${cardOf(page, language)}`
  const title = titleOf(i18nFor(language), page)
  return [
    property('og:type', 'website'),
    property('og:site_name', BRAND_NAME),
    property('og:title', title),
    property('og:description', description),
    property('og:url', PUBLIC_ORIGIN + pathOf(page, language)),
    property('og:locale', LOCALES[language]),
    property('og:image', image),
    property('og:image:width', String(CARD.width)),
    property('og:image:height', String(CARD.height)),
    property('og:image:alt', title),
    // Title, description and image are read from the tags above.
    metaTag('twitter:card', 'summary_large_image'),
  ]
}

/** The tags of a page in a language whose catalogues `shell` and `head` are loaded. */
export const tagsOf = (page: PageId, language: Language): Tag[] => {
  const description = descriptionOf(i18nFor(language), page)
  const about = [metaTag('description', description), link('manifest', `/${language}/${MANIFEST}`)]
  if (page === 'notFound') return [...about, metaTag('robots', 'noindex')]
  const indexing = isListedPage(page)
    ? [link('canonical', PUBLIC_ORIGIN + pathOf(page, language)), ...alternates(page)]
    : [metaTag('robots', 'noindex')]
  // Others are of the account or of a mailed link: who receives such a link cannot read them.
  const isPublic = routeOf(page).access === 'public'
  return [...about, ...indexing, ...(isPublic ? sharingTags(page, language, description) : [])]
}
