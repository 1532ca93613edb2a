/** `npm run size`: what each built page loads first, compressed, beside its budget. Sizes are brotli -11; a KB is 1000 bytes. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { readChunkPackages } from './kit/chunk-packages.ts'
import { brotli } from './kit/compress.ts'
import { ROOT } from './kit/paths.mjs'
import { PlainError, runScript } from './kit/plain-error.mjs'
import type { FirstLoad } from './prerender.ts'

const KB = 1000
/** The goal is 70 and 88 KB of script; where it stands and why is in docs/decisions/006-first-load.md. */
const BUDGETS = {
  js: { content: 70 * KB, flow: 88 * KB, account: 190 * KB },
  css: 8 * KB,
  html: 20 * KB,
  fonts: 32 * KB,
} as const
/** Packages that no content page may load. */
const FORBIDDEN = /^(xstate|@xstate\/.*|zod|ky|@supabase\/.*)$/
/** Sources that only admin pages may load. */
const ADMIN = /^src\/(admin\/|features\/admin-|clients\/admin-)/

type Row = { page: string; kind: FirstLoad['kind']; js: number; liveJs: number; css: number; html: number }

const brotliSizes = new Map<string, number>()
const brotliSize = (file: string): number => {
  const size = brotliSizes.get(file) ?? brotli(readFileSync(`${ROOT}dist/${file}`)).length
  brotliSizes.set(file, size)
  return size
}
const total = (files: readonly string[]) => files.reduce((sum, file) => sum + brotliSize(file), 0)

/** A page carries its styles in one element: they are compressed as one. */
const stylesSize = (files: readonly string[]) =>
  brotli(Buffer.concat(files.map((file) => readFileSync(`${ROOT}dist/${file}`)))).length

/** A page in its heaviest language. */
const rowOf = (page: string, loads: readonly FirstLoad[]): Row => ({
  page,
  kind: loads[0]?.kind ?? 'content',
  js: Math.max(...loads.map(({ js }) => total(js))),
  liveJs: Math.max(...loads.map(({ liveJs }) => total(liveJs))),
  css: Math.max(...loads.map(({ css }) => stylesSize(css))),
  html: Math.max(...loads.map(({ file }) => brotliSize(file))),
})

const kilobytes = (bytes: number) => (bytes / KB).toFixed(1)
const cell = (bytes: number, budget: number) => `${kilobytes(bytes)} of ${kilobytes(budget)}`.padStart(15)

const tooMuch = ({ page, kind, ...sizes }: Row): string[] => {
  const budgets = { js: BUDGETS.js[kind], css: BUDGETS.css, html: BUDGETS.html }
  return (['js', 'css', 'html'] as const)
    .filter((what) => sizes[what] > budgets[what])
    .map((what) => `${page}: ${kilobytes(sizes[what])} KB of ${what}, ${kilobytes(budgets[what])} KB allowed`)
}

/** One line for each package or source that a page must not load. */
const strayIn = (loads: readonly FirstLoad[], stray: RegExp): string[] => {
  const packages = readChunkPackages()
  const found = loads
    .flatMap(({ page, js, liveJs }) =>
      [...js, ...liveJs].flatMap((file) => packages[file] ?? []).map((name) => ({ page, name })),
    )
    .filter(({ name }) => stray.test(name))
  return [...new Set(found.map(({ page, name }) => `${page}: ${name} is in its scripts`))]
}

const fontFaults = (loads: readonly FirstLoad[]): string[] => {
  const fonts = readdirSync(`${ROOT}dist/assets`).filter((name) => /(?<!-other-[^.]*)\.woff2$/.test(name))
  const bytes = fonts.reduce((sum, name) => sum + statSync(`${ROOT}dist/assets/${name}`).size, 0)
  console.log(`\nfonts ${cell(bytes, BUDGETS.fonts)} KB, ${fonts.length} files`)
  const preloads = loads.flatMap(({ file }) => {
    const count = readFileSync(`${ROOT}dist/${file}`, 'utf8').match(/<link rel="preload"[^>]*as="font"/g)?.length ?? 0
    return count === 1 ? [] : [`${file}: ${count} fonts are preloaded, one is the rule`]
  })
  return bytes > BUDGETS.fonts ? [`fonts: ${kilobytes(bytes)} KB`, ...preloads] : preloads
}

const readLoads = (): FirstLoad[] => {
  try {
    return JSON.parse(readFileSync(`${ROOT}build/first-load.json`, 'utf8')) as FirstLoad[]
  } catch {
    throw new PlainError("There is no build to measure. Type 'npm run build' first.")
  }
}

await runScript(async () => {
  const loads = readLoads()
  const rows = [...Map.groupBy(loads, ({ page }) => page)].map(([page, of]) => rowOf(page, of))
  console.log(
    `${'KB, brotli'.padEnd(20)}${'js'.padStart(15)}${'css'.padStart(15)}${'html'.padStart(15)}${'js when live'.padStart(15)}`,
  )
  for (const { page, kind, js, liveJs, css, html } of rows) {
    const cells = [
      cell(js, BUDGETS.js[kind]),
      cell(css, BUDGETS.css),
      cell(html, BUDGETS.html),
      kilobytes(liveJs).padStart(15),
    ]
    console.log(`${page.padEnd(20)}${cells.join('')}`)
  }
  const faults = [
    ...rows.flatMap(tooMuch),
    ...strayIn(
      loads.filter(({ kind }) => kind === 'content'),
      FORBIDDEN,
    ),
    ...strayIn(
      loads.filter(({ page }) => !page.startsWith('admin')),
      ADMIN,
    ),
    ...fontFaults(loads),
  ]
  for (const fault of faults) console.error(fault)
  return faults.length === 0 ? 0 : 1
})
