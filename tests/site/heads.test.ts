/** The metadata of each page is consistent with other pages and with its content. */
import { expect, test } from 'vitest'
import { SITE_ORIGIN } from '#contracts/brand.ts'
import { isListed, routeOf } from '#contracts/routes.ts'
import { BUILT_PAGES, type BuiltPage, builtPageAt, faultsOn } from './kit/built-pages.ts'

const alternatesOf = ({ document }: BuiltPage) =>
  [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => ({
    tag: link.getAttribute('hreflang'),
    path: link.getAttribute('href')?.replace(SITE_ORIGIN, '') ?? '',
  }))

// Proves ROUTE-21.
test('alternates are reciprocal, and each page is in the language of its hreflang', () => {
  const faults = faultsOn((page) =>
    alternatesOf(page).flatMap(({ tag, path }) => {
      const other = builtPageAt(path)
      if (other === undefined) return [`${path} is no page`]
      const isNamedBack = alternatesOf(other).some((alternate) => alternate.path === page.path)
      const isOfLanguage = tag === 'x-default' || tag === other.document.documentElement.lang
      return [...(isNamedBack ? [] : [`not named by ${path}`]), ...(isOfLanguage ? [] : [`${path} is not in ${tag}`])]
    }),
  )
  expect(faults).toEqual([])
})

// Proves ROUTE-21.
test('each page has one first heading and one title', () => {
  const faults = faultsOn(({ document }) => {
    const headings = document.querySelectorAll('h1').length
    const titles = document.querySelectorAll('title').length - document.querySelectorAll('svg title').length
    return headings === 1 && titles === 1 ? [] : [`${headings} headings, ${titles} titles`]
  })
  expect(faults).toEqual([])
})

/** Lengths in characters that search results show without truncation. */
const LENGTHS = { title: [30, 60], description: [110, 155] } as const

// Proves SITE-31.
test('the title and the description of a listed page fit search results', () => {
  const faults = faultsOn(({ page, document }) => {
    if (page === 'notFound' || !isListed(page)) return []
    const texts = {
      title: document.title,
      description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    }
    return (['title', 'description'] as const)
      .filter((part) => texts[part].length < LENGTHS[part][0] || texts[part].length > LENGTHS[part][1])
      .map((part) => `${part} of ${texts[part].length} characters: ${texts[part]}`)
  })
  expect(faults).toEqual([])
})

test('a page has a preview for shared links if its receiver can read it', () => {
  const faults = faultsOn(({ page, document }) => {
    if (page === 'notFound') return []
    const hasPreview = document.querySelector('meta[property="og:image"]') !== null
    const isReadable = routeOf(page).access === 'public'
    return hasPreview === isReadable
      ? []
      : [isReadable ? 'no preview' : 'a preview of a page that its receiver cannot read']
  })
  expect(faults).toEqual([])
})

type Graph = {
  '@graph': { '@type': string; mainEntity?: { name: string; acceptedAnswer: { text: string } }[] }[]
}

const graphOf = ({ document }: BuiltPage) => {
  const [data, ...more] = document.querySelectorAll('script[type="application/ld+json"]')
  expect(more).toEqual([])
  return data === undefined ? [] : (JSON.parse(data.textContent) as Graph)['@graph']
}

const textOf = (element: Element | null | undefined) => element?.textContent.trim().replaceAll(/\s+/g, ' ')

test('the structured data of a listed page have its visible questions and answers', () => {
  const described = BUILT_PAGES.filter(({ page }) => page !== 'notFound' && isListed(page)).map((page) => ({
    path: page.path,
    questions: graphOf(page)
      .flatMap(({ '@type': type, mainEntity = [] }) => (type === 'FAQPage' ? mainEntity : []))
      .map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]),
  }))
  const expected = described.map(({ path }) => ({
    path,
    questions: [...(builtPageAt(path)?.document.querySelectorAll('details[data-question]') ?? [])].map((item) => [
      textOf(item.querySelector('summary')),
      textOf(item.querySelector('summary + div')),
    ]),
  }))
  expect(described).toEqual(expected)
  expect(described.some(({ questions }) => questions.length > 0)).toBe(true)
})
