/** Renders every page in every language into dist, from the two builds. See docs/decisions/004-prerender.md. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { LANGUAGES, LANGUAGE_NAMES } from '../contracts/languages.ts'
import type { RenderedPage } from '../src/entry-server.tsx'
import { FACES_ID } from '../src/hydration/fonts.ts'
import { TEXTS_ID } from '../src/hydration/start-plan.ts'
import type { Texts } from '../src/page-context/i18n.ts'
import { writeDiscoveryFiles } from './kit/write-discovery-files.ts'
import { filesOf, keysOf, readManifest } from './kit/manifest.ts'
import { compressAll } from './kit/compress.ts'
import { licensesText } from './kit/licenses.ts'
import { headOf } from './kit/head-html.ts'
import { ROOT } from './kit/paths.mjs'
import { writePurgeList } from './kit/purge-list.ts'
import { siteOrigin } from './kit/site-origin.ts'
import { bundleStarters, planScript, readsScript, SPECULATION_RULES } from './kit/starters.ts'

const DIST = `${ROOT}dist/`
const ENTRY = 'src/main.tsx'
const sizeOf = (file: string) => statSync(DIST + file).size
/** Modules that account pages load for a stored session and its calls. */
const SESSION = 'src/flow-runtime/session.ts'
const AUTH_CLIENT = 'src/clients/create-client.ts'

/** The largest first: over HTTP/1.1 a browser has six connections, and the last files wait for one. */
const paths = (files: readonly string[]) =>
  files.toSorted((one, other) => sizeOf(other) - sizeOf(one)).map((file) => `/${file}`)

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

export type FirstLoad = {
  file: string
  page: string
  kind: RenderedPage['kind']
  /** Scripts that are loaded once the page is hydrated; on account pages with those for session and first calls. */
  js: string[]
  /** Its catalogues, for a client-side navigation from another page. */
  texts: string[]
  css: string[]
}

type FilesFor = (sources: readonly string[]) => ReturnType<typeof filesOf>
/** Inline scripts and styles of each document, by file: its CSP allows no others. */
type InlineSources = Record<string, { scripts: string[]; styles: string[] }>
type Document = { file: string; lang: string; head: string[]; body: string; texts?: Texts | null }

/** The icon in the page itself: Chromium fetches a file on `load`, which can be before the first paint, and at each URL. */
const iconData = () => {
  const icon = readFileSync(`${DIST}favicon.svg`, 'utf8').trim().replaceAll('#', '%23')
  return `href='data:image/svg+xml,${icon}'`
}

const readTemplate = () =>
  readFileSync(`${DIST}index.html`, 'utf8')
    // As in the generated head, and 28 bytes of the compressed home page.
    .replaceAll(' />', '>')
    .replace('href="/favicon.svg"', iconData)
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replaceAll(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replaceAll(/\n\s*/g, '')

/** Font faces of every page, except rare characters (by `unicode-range`) and local fallbacks. */
const FACE = /@font-face\s*\{(?![^}]*(?:unicode-range|local\())[^}]*\}/g

/** The first code runs first. */
const inline = (codes: readonly string[], cssFiles: readonly string[]) => {
  const all = cssFiles.map((name) => readFileSync(DIST + name, 'utf8').trim()).join('')
  const css = all.replaceAll(FACE, '')
  const faces = (all.match(FACE) ?? []).join('')
  // A disabled link is not fetched, and makes Vite's preloader treat these styles as present.
  const known = cssFiles.map((name) => `<link rel="stylesheet" href="/${name}" disabled>`)
  const rules = `<script type="speculationrules">${SPECULATION_RULES}</script>`
  return {
    hashes: { scripts: [...codes, SPECULATION_RULES].map(sha256), styles: [faces, css].map(sha256) },
    head: [
      `<style id="${FACES_ID}" media="(scripting: none)">${faces}</style>`,
      ...codes.map((code) => `<script>${code}</script>`),
      rules,
      [`<style>${css}</style>`, ...known].join(''),
    ],
  }
}

/** Not executed, as JSON; nothing in it ends the element. */
const textsScript = (texts: Texts) =>
  `<script type="application/json" id="${TEXTS_ID}">${JSON.stringify(texts).replaceAll('<', String.raw`\u003c`)}</script>`

const write = (template: string, { file, lang, head, body, texts = null }: Document) => {
  mkdirSync(dirname(DIST + file), { recursive: true })
  const html = template
    .replace('lang="pt-BR"', `lang="${lang}"`)
    .replace('<!--head-->', () => head.join(''))
    .replace('<!--app-->', () => body)
    .replace('<!--texts-->', () => (texts === null ? '' : textsScript(texts)))
  writeFileSync(DIST + file, html)
}

const planOf = (page: RenderedPage, filesFor: FilesFor) => {
  const { js, css, entry } = filesFor([ENTRY, ...page.modules, ...(page.texts === null ? page.catalogs : [])])
  const texts = page.catalogs.flatMap((name) => filesFor([name]).entry)
  const session = filesFor([SESSION, AUTH_CLIENT])
  const withSession = page.kind === 'account' ? session.js.filter((name) => !js.includes(name)) : []
  const untilHydrated = [...js, ...withSession]
  const withEntry = js.filter((name) => name !== entry)
  const { file, page: id, kind, cause } = page
  const firstLoad: FirstLoad = { file, page: id, kind, js: untilHydrated, texts, css }
  return {
    css,
    script: planScript({
      entry: `/${entry}`,
      withEntry: paths(withEntry),
      ...(page.kind === 'account' && { withSession: paths(withSession) }),
      ...(cause !== null && { cause }),
      ...(page.kind === 'flow' && { isForm: true }),
      ...(page.hasPrerenderedState && { isHidden: true }),
    }),
    firstLoad,
  }
}

/** The document for URLs that are rendered in the browser only. */
const shellPage = (filesFor: FilesFor, starters: readonly string[]) => {
  const { css, entry } = filesFor([ENTRY])
  const { hashes, head } = inline(starters, css)
  const links = LANGUAGES.map(
    (language) => `<a href="/${language}" hreflang="${language}">${LANGUAGE_NAMES[language]}</a>`,
  )
  const document: Document = {
    file: 'shell.html',
    lang: 'und',
    head: [
      '<title>Prosa</title>',
      '<meta name="robots" content="noindex">',
      planScript({ entry: `/${entry}`, withEntry: [], cause: 'always' }),
      ...head,
    ],
    body: `<noscript><p>${links.join(' ')}</p></noscript>`,
  }
  return { document, hashes }
}

export const prerender = async (): Promise<void> => {
  const { renderAll } = (await import(`${ROOT}build/ssr/entry-server.js`)) as {
    renderAll: () => Promise<RenderedPage[]>
  }
  const manifest = readManifest(`${DIST}.vite/manifest.json`)
  const keyOf = keysOf(manifest)
  const filesFor: FilesFor = (sources) => filesOf(manifest, sources.map(keyOf))
  const template = readTemplate()
  const inlined: InlineSources = {}
  const firstLoads: FirstLoad[] = []
  const startersFor = await bundleStarters()
  const pages = await renderAll()

  for (const page of pages) {
    const { css, script, firstLoad } = planOf(page, filesFor)
    const { hashes, head } = inline(startersFor(page.kind, page.language), css)
    inlined[page.file] = hashes
    write(template, {
      file: page.file,
      lang: page.tag,
      head: [...headOf(page), script, ...(page.reads === null ? [] : [readsScript(page.reads)]), ...head],
      body: page.body,
      texts: page.texts,
    })
    firstLoads.push(firstLoad)
  }
  const shell = shellPage(filesFor, startersFor('content', null))
  inlined[shell.document.file] = shell.hashes
  write(template, shell.document)

  writeFileSync(`${DIST}csp.json`, JSON.stringify(inlined))
  writeFileSync(`${ROOT}build/first-load.json`, JSON.stringify(firstLoads, null, 1))
  rmSync(`${DIST}index.html`)
  rmSync(`${DIST}.vite`, { recursive: true })
  await writeDiscoveryFiles(pages, DIST)
  writeFileSync(`${DIST}/licenses.txt`, licensesText())
  writePurgeList(DIST, siteOrigin())
  await compressAll(DIST)
}
