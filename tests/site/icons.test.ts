/** Icons, web app manifests and theme colours. */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readSite } from '#server/http/site-files.ts'
import { type BuiltPage, DIST, faultsOn, isBuilt } from './kit/built-pages.ts'

const hrefOf = ({ document }: BuiltPage, rel: string) =>
  [...document.querySelectorAll(`link[rel="${rel}"]`)].map((link) => link.getAttribute('href') ?? '')

type Manifest = {
  lang: string
  start_url: string
  name: string
  icons: { src: string; sizes: string; purpose?: string }[]
}

const manifestAt = (path: string) => JSON.parse(readFileSync(DIST + path, 'utf8')) as Manifest

const ICON_DATA = `data:image/svg+xml,${readFileSync(`${DIST}/favicon.svg`, 'utf8').trim()}`

test('every page links its icons and the manifest of its language, and each file exists', () => {
  const faults = faultsOn((page) => {
    const hrefs = ['icon', 'apple-touch-icon', 'manifest'].flatMap((rel) => hrefOf(page, rel))
    const { start_url: start, lang } = manifestAt(hrefOf(page, 'manifest')[0] ?? '')
    return [
      ...(hrefs.length === 4 ? [] : [`names ${hrefs.join(', ')}`]),
      ...hrefs
        .filter((path) => (path.startsWith('data:') ? decodeURIComponent(path) !== ICON_DATA : !isBuilt(path)))
        .map((path) => `not built: ${path}`),
      ...(start === `/${page.language}` && lang === page.document.documentElement.lang ? [] : [`opens ${start}`]),
    ]
  })
  expect(faults).toEqual([])
})

test('the icons of a manifest have the declared sizes, and one is maskable', async () => {
  const { icons } = manifestAt('/pt/site.webmanifest')
  const real = await Promise.all(
    icons.map(async ({ src }) => {
      const { width, height } = await sharp(`${DIST}${src}`).metadata()
      return `${width}x${height}`
    }),
  )
  expect(real).toEqual(icons.map(({ sizes }) => sizes))
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
})

test('the theme colour is the background of each colour scheme', () => {
  const faults = faultsOn(({ document }) => {
    const bars = [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) =>
      ['data-scheme', 'content', 'media'].map((name) => meta.getAttribute(name)).join(' '),
    )
    const expected = ['light #faf6f1 (prefers-color-scheme: light)', 'dark #1a0f15 (prefers-color-scheme: dark)']
    return bars.join() === expected.join() ? [] : bars
  })
  expect(faults).toEqual([])
})

test('the server sends each of them with its media type', () => {
  const { files } = readSite(DIST)
  const types = ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'pt/site.webmanifest'].map(
    (name) => files.get(name)?.type,
  )
  expect(types).toEqual(['image/x-icon', 'image/svg+xml', 'image/png', 'application/manifest+json'])
})
