/** Writes every page in every language into dist, from the two builds. See docs/decisions/004-prerender.md. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { LANGUAGES, LANGUAGE_NAMES } from '../contracts/languages.ts'
import type { Rendered } from '../src/entry-server.tsx'
import { writeFindable } from './findable.ts'
import { firstLoadOf, readManifest } from './kit/manifest.ts'
import { compressAll } from './kit/compress.ts'
import { headOf } from './kit/head-html.ts'
import { ROOT } from './kit/paths.mjs'
import { EARLY_SUBMIT, startWhenIdle, THEME } from './kit/starters.ts'

const DIST = `${ROOT}dist/`
const ENTRY = 'index.html'

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

export type FirstLoad = { file: string; page: string; kind: 'content' | 'flow'; js: string[]; css: string[] }

export const prerender = async (): Promise<void> => {
  const { renderAll } = (await import(`${ROOT}build/ssr/entry-server.js`)) as {
    renderAll: () => Promise<Rendered[]>
  }
  const manifest = readManifest(`${DIST}.vite/manifest.json`)
  const template = readFileSync(`${DIST}index.html`, 'utf8')
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replaceAll(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const firstLoads: FirstLoad[] = []

  const inlineScript = (code: string) => {
    scripts.add(sha256(code))
    return `<script>${code}</script>`
  }
  const inlineStyle = (files: readonly string[]) => {
    const css = files.map((file) => readFileSync(DIST + file, 'utf8').trim()).join('\n')
    styles.add(sha256(css))
    return `<style>${css}</style>`
  }
  const fonts = Object.values(manifest)
    .flatMap(({ assets = [] }) => assets)
    .filter((file) => /atkinson[^/]*\.woff2$/.test(file))
  const preloadFont = [...new Set(fonts)].map(
    (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
  )

  const write = (file: string, lang: string, head: string[], body: string) => {
    mkdirSync(dirname(DIST + file), { recursive: true })
    const html = template
      .replace('lang="pt-BR"', `lang="${lang}"`)
      .replace('<!--head-->', () => head.join('\n    '))
      .replace('<!--app-->', () => body)
    writeFileSync(DIST + file, html)
  }

  const pages = await renderAll()
  for (const page of pages) {
    const { js, css, entry } = firstLoadOf(manifest, [ENTRY, ...page.modules], ENTRY)
    const starts =
      page.kind === 'content'
        ? [inlineScript(startWhenIdle(`/${entry}`))]
        : [
            ...js.filter((file) => file !== entry).map((file) => `<link rel="modulepreload" href="/${file}">`),
            `<script type="module" src="/${entry}"></script>`,
          ]
    const head = [
      ...headOf(page),
      inlineScript(THEME),
      inlineScript(EARLY_SUBMIT),
      inlineStyle(css),
      ...preloadFont,
      ...starts,
    ]
    write(page.file, page.tag, head, page.body)
    firstLoads.push({ file: page.file, page: page.page, kind: page.kind, js, css })
  }

  const shell = firstLoadOf(manifest, [ENTRY], ENTRY)
  const links = LANGUAGES.map(
    (language) => `<a href="/${language}" hreflang="${language}">${LANGUAGE_NAMES[language]}</a>`,
  )
  write(
    'shell.html',
    'und',
    [
      '<title>Prosa</title>',
      '<meta name="robots" content="noindex">',
      inlineScript(THEME),
      inlineScript(EARLY_SUBMIT),
      inlineStyle(shell.css),
      `<script type="module" src="/${shell.entry}"></script>`,
    ],
    `<noscript><p>${links.join(' ')}</p></noscript>`,
  )

  writeFileSync(`${DIST}csp.json`, JSON.stringify({ scripts: [...scripts], styles: [...styles] }))
  writeFileSync(`${ROOT}build/first-load.json`, JSON.stringify(firstLoads, null, 1))
  rmSync(`${DIST}index.html`)
  rmSync(`${DIST}.vite`, { recursive: true })
  await writeFindable(pages, DIST)
  compressAll(DIST)
}
