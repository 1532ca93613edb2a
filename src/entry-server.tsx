/** Server entry of the prerenderer: renders every page in every language to strings. */
import { renderToString } from 'react-dom/server'
import { type Language, LANGUAGES, LANGUAGE_TAGS } from '#contracts/languages.ts'
import { pathOf, ROUTE_IDS, type RouteId, routeOf } from '#contracts/routes.ts'
import { nameOf, titleOf } from './page-context/titles.ts'
import { i18nFor, loadCatalogs, type Texts, textsOf } from './page-context/i18n.ts'
import { catalogsOf, causeOf, requiredRoleOf, type PageKind, moduleOf, pageOf, preloadPage } from './app/pages.ts'
import type { PageId } from './page-context/place.ts'
import { prefetchPathsOf } from './app/prefetch-paths.ts'
import { createArrival } from './app/arrival/arrival.ts'
import { App } from './app/router.tsx'
import { descriptionOf, HEAD_CATALOG } from './head/descriptions.ts'
import { questionsIn } from './head/questions.ts'
import { structuredDataOf } from './head/structured-data.ts'
import type { PrefetchPaths } from './hydration/prefetch-data.ts'
import type { StartCause } from './hydration/start-plan.ts'
import { cardOf, isListedPage, type Tag, tagsOf } from './head/tags.ts'

export type RenderedPage = {
  /** File under dist, such as `pt/login.html`. */
  file: string
  page: PageId
  language: Language
  tag: string
  /** The name of the page, without the name of the site. */
  name: string
  title: string
  description: string
  isListed: boolean
  /** File of the picture for shared links, such as `cards/pt/home.png`. */
  card: string
  tags: Tag[]
  structuredData: Record<string, unknown> | null
  path: string
  kind: PageKind
  cause: StartCause | null
  /** Whether its prerendered state is wrong for a visit with the start cause. */
  hasPrerenderedState: boolean
  /** Sources of the page's own chunks. */
  modules: string[]
  /** Sources of its texts. */
  catalogs: string[]
  /** Its texts, where the document brings them along. */
  texts: Texts | null
  /** Its first reads, if it is a page of the account. */
  reads: PrefetchPaths | null
  body: string
}

const fileOf = (page: PageId, language: Language) => {
  if (page === 'notFound') return `${language}/404.html`
  return routeOf(page).path === '' ? `${language}.html` : `${language}/${routeOf(page).path}.html`
}

const pagePath = (page: PageId, language: Language) =>
  page === 'notFound' ? `/${language}/404` : pathOf(page, language)

const renderPage = async (page: PageId, language: Language): Promise<RenderedPage> => {
  await Promise.all([preloadPage(page, language), loadCatalogs(language, [HEAD_CATALOG])])
  const i18n = i18nFor(language)
  const path = pagePath(page, language)
  const body = renderToString(
    <App arrival={createArrival({ place: { language, page, pathname: path, isHydrating: true } })} />,
  )
  const { kind, hasPrerenderedState = false } = pageOf(page)
  return {
    file: fileOf(page, language),
    page,
    language,
    tag: LANGUAGE_TAGS[language],
    name: nameOf(i18n, page),
    title: titleOf(i18n, page),
    description: descriptionOf(i18n, page),
    isListed: isListedPage(page),
    card: cardOf(page, language),
    tags: tagsOf(page, language),
    structuredData: structuredDataOf(page, language, questionsIn(body)),
    path,
    kind,
    cause: causeOf(page),
    hasPrerenderedState,
    modules: [moduleOf(page), ...(requiredRoleOf(page) === null ? [] : ['src/features/route-guard/protected.ts'])],
    catalogs: catalogsOf(page).map((name) => `locales/${language}/${name}.po`),
    texts: kind === 'account' ? await textsOf(language, catalogsOf(page)) : null,
    reads: kind === 'account' ? await prefetchPathsOf(page) : null,
    body,
  }
}

export const renderAll = async (): Promise<RenderedPage[]> => {
  const pages: (RouteId | 'notFound')[] = [...ROUTE_IDS, 'notFound']
  const rendered: RenderedPage[] = []
  for (const language of LANGUAGES) for (const page of pages) rendered.push(await renderPage(page, language))
  return rendered
}
