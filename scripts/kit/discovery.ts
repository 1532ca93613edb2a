/** Contents of the files with fixed names that crawlers request: sitemap, robots, manifest and others. */
import { Readable } from 'node:stream'
import { SitemapStream, streamToPromise } from 'sitemap'
import { BRAND_NAME, COMPANY } from '../../contracts/brand.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '../../contracts/languages.ts'
import { MANIFEST } from '../../src/head/manifest.ts'
import type { RenderedPage } from '../../src/entry-server.tsx'
import type { pageDates } from './page-dates.ts'

const DAY = 86_400_000
/** Background of the light theme. */
const PAPER = '#faf6f1'
/** RFC 9116 recommends an expiry of less than a year, so that an abandoned contact is not trusted. */
const SECURITY_CONTACT_DAYS = 330

type Site = {
  origin: string
  /** Day of a page's last change, if known. */
  dayOf: ReturnType<typeof pageDates>
}

const sitemapOf = async (pages: readonly RenderedPage[], { origin, dayOf }: Site): Promise<string> => {
  const entries = pages.map((rendered) => {
    const { page, path } = rendered
    const alternates = pages.filter((other) => other.page === page)
    const lastmod = dayOf(rendered)
    return {
      url: path,
      ...(lastmod !== undefined && { lastmod }),
      links: [
        ...alternates.map((other) => ({ lang: other.tag, url: other.path })),
        ...alternates
          .filter(({ language }) => language === DEFAULT_LANGUAGE)
          .map((other) => ({ lang: 'x-default', url: other.path })),
      ],
    }
  })
  const xmlns = { xhtml: true, news: false, image: false, video: false }
  const stream = Readable.from(entries).pipe(new SitemapStream({ hostname: origin, xmlns, lastmodDateOnly: true }))
  return (await streamToPromise(stream)).toString()
}

/** Unlisted pages have `noindex`, which crawlers must be able to read: only paths that are no pages are disallowed. */
const robotsOf = (origin: string) => [
  'User-agent: *',
  'Disallow: /api/',
  'Disallow: /auth/v1/',
  'Disallow: /rest/',
  '',
  `Sitemap: ${origin}/sitemap.xml`,
]

const securityOf = (origin: string, now: Date) => [
  `Contact: mailto:${COMPANY.securityEmail}`,
  `Expires: ${new Date(now.getTime() + SECURITY_CONTACT_DAYS * DAY).toISOString()}`,
  `Preferred-Languages: ${LANGUAGES.map((language) => LANGUAGE_TAGS[language]).join(', ')}`,
  `Canonical: ${origin}/.well-known/security.txt`,
]

/** In the format of llmstxt.org: title, summary, and lists of links with descriptions. */
const llmsOf = (pages: readonly RenderedPage[], origin: string) => [
  `# ${BRAND_NAME}`,
  '',
  ...pages.filter(({ page, language }) => page === 'home' && language === 'en').map((home) => `> ${home.description}`),
  ...LANGUAGES.flatMap((language) => [
    '',
    `## ${LANGUAGE_NAMES[language]}`,
    '',
    ...pages
      .filter((page) => page.language === language)
      .map(({ name, path, description }) => `- [${name}](${origin}${path}): ${description}`),
  ]),
]

/** One per language: the installed site opens in the language it was installed in. */
const manifestOf = ({ language, tag, description }: RenderedPage) =>
  JSON.stringify({
    id: '/',
    name: BRAND_NAME,
    short_name: BRAND_NAME,
    description,
    lang: tag,
    start_url: `/${language}`,
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })

const text = (lines: readonly string[]) => `${lines.join('\n')}\n`

/** File contents by path under the site's root. */
export const discoveryFiles = async (
  rendered: readonly RenderedPage[],
  { origin, dayOf }: Site,
  now: Date,
): Promise<Record<string, string>> => {
  const pages = rendered.filter(({ isListed }) => isListed)
  return {
    'sitemap.xml': await sitemapOf(pages, { origin, dayOf }),
    'robots.txt': text(robotsOf(origin)),
    '.well-known/security.txt': text(securityOf(origin, now)),
    'llms.txt': text(llmsOf(pages, origin)),
    ...Object.fromEntries(
      pages.filter(({ page }) => page === 'home').map((home) => [`${home.language}/${MANIFEST}`, manifestOf(home)]),
    ),
  }
}
