/**
 * `npm run size`: compressed size of what each built page loads, with its budget (brotli -11; 1 KB is 1000 bytes).
 * `first paint`: the document with its styles, and the fonts; `hydrated`: the scripts that run when the browser is idle;
 * `next`: what a visitor coming from the home page still has to load.
 */
import './kit/help.mjs'
import './kit/no-options.mjs'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { readChunkPackages } from './kit/chunk-packages.ts'
import { brotli } from './kit/compress.ts'
import { ROOT } from './kit/paths.mjs'
import { PlainError, runScript } from './kit/plain-error.mjs'
import { withStableHashes } from './kit/stable-hashes.ts'
import type { FirstLoad } from './prerender.ts'

const KB = 1000
/** Reasons for these figures: docs/decisions/025-hydrate-when-idle.md. */
const BUDGETS = {
  /** The document of an account page has its texts, and streams. */
  paint: { content: 50 * KB, flow: 50 * KB, account: 50.3 * KB },
  hydrated: { content: 98.7 * KB, flow: 133.5 * KB, account: 177.8 * KB },
  next: { content: 24 * KB, flow: 50.3 * KB, account: 110.4 * KB },
  css: 9.2 * KB,
  fonts: 32 * KB,
} as const
/** Scripts of the usual entry pages. A browser has six HTTP/1.1 connections: the seventh file waits for the first. */
const FILES: Readonly<Record<string, number>> = { home: 5, login: 6, dashboard: 6 }
/**
 * Bytes of the home page's document that fit into the initial congestion window of ten packets, beside its headers: one
 * more packet costs the first paint a round trip. `tests/e2e/first-load.spec.ts` compares the sum as it is sent.
 */
const HEADERS = 1_326
const FIRST_PACKETS = 10 * 1_460 - HEADERS
/** Packages that no content page may load. */
const FORBIDDEN = /^(xstate|@xstate\/.*|zod|@supabase\/.*)$/
/** Sources that only admin pages may load. */
const ADMIN = /^src\/(admin\/|features\/admin-|clients\/admin-)/

type Row = {
  page: string
  kind: FirstLoad['kind']
  paint: number
  hydrated: number
  next: number
  css: number
  files: number
}

/** Of the document that the server sends. */
const documentSize = (file: string): number => statSync(`${ROOT}dist/${file}.br`).size

const sizes = new Map<string, number>()
/** Of scripts and styles compressed together, as far as the hashes in file names do not change it (`stable-hashes.ts`). */
const stableSize = (files: readonly string[]): number => {
  const key = files.join()
  const text = () => withStableHashes(files.map((file) => readFileSync(`${ROOT}dist/${file}`, 'utf8')).join(''))
  const size = sizes.get(key) ?? brotli(Buffer.from(text())).length
  sizes.set(key, size)
  return size
}
const total = (files: readonly string[]) => files.reduce((sum, file) => sum + stableSize([file]), 0)

const FONTS = readdirSync(`${ROOT}dist/assets`).filter((name) => /(?<!-other-[^.]*)\.woff2$/.test(name))
const fontBytes = FONTS.reduce((sum, name) => sum + statSync(`${ROOT}dist/assets/${name}`).size, 0)

/** The home page in the same language. */
const homeOf = ({ file }: FirstLoad, all: readonly FirstLoad[]) =>
  all.find((load) => load.page === 'home' && load.file.slice(0, 2) === file.slice(0, 2))

const nextFiles = (load: FirstLoad, all: readonly FirstLoad[]) => {
  const home = homeOf(load, all)
  const known = new Set([...(home?.js ?? []), ...(home?.css ?? [])])
  return [...new Set([...load.js, ...load.texts, ...load.css])].filter((file) => !known.has(file))
}

/** A page in its largest language. */
const rowOf = (page: string, loads: readonly FirstLoad[], all: readonly FirstLoad[]): Row => ({
  page,
  kind: loads[0]?.kind ?? 'content',
  paint: Math.max(...loads.map(({ file }) => documentSize(file))) + fontBytes,
  hydrated: Math.max(...loads.map(({ js }) => total(js))),
  next: Math.max(...loads.map((load) => total(nextFiles(load, all)))),
  css: Math.max(...loads.map(({ css }) => stableSize(css))),
  files: Math.max(...loads.map(({ js }) => js.length)),
})

const kilobytes = (bytes: number) => (bytes / KB).toFixed(1)
const cell = (bytes: number, budget: number) => `${kilobytes(bytes)} of ${kilobytes(budget)}`.padStart(16)

/** At the precision that is printed. */
const isOver = (bytes: number, budget: number) => Math.round(bytes / 100) > Math.round(budget / 100)

const WHAT = ['paint', 'hydrated', 'next', 'css'] as const
const budgetsOf = (kind: Row['kind']) => ({
  paint: BUDGETS.paint[kind],
  hydrated: BUDGETS.hydrated[kind],
  next: BUDGETS.next[kind],
  css: BUDGETS.css,
})

const overBudget = (row: Row): string[] => {
  const budgets = budgetsOf(row.kind)
  const files = FILES[row.page] ?? Infinity
  return [
    ...WHAT.filter((what) => isOver(row[what], budgets[what])).map(
      (what) => `${row.page}: ${kilobytes(row[what])} KB of ${what}, ${kilobytes(budgets[what])} KB allowed`,
    ),
    ...(row.files > files ? [`${row.page}: ${row.files} scripts, ${files} allowed`] : []),
  ]
}

/** One line per package or source that a page must not load. */
const unwantedIn = (loads: readonly FirstLoad[], unwanted: RegExp): string[] => {
  const packages = readChunkPackages()
  const found = loads
    .flatMap(({ page, js }) => js.flatMap((file) => packages[file] ?? []).map((name) => ({ page, name })))
    .filter(({ name }) => unwanted.test(name))
  return [...new Set(found.map(({ page, name }) => `${page}: ${name} is in its scripts`))]
}

const fontFaults = (loads: readonly FirstLoad[]): string[] => {
  console.log(`\nfonts ${cell(fontBytes, BUDGETS.fonts)} KB, ${FONTS.length} files`)
  const preloads = loads.flatMap(({ file }) => {
    const count = readFileSync(`${ROOT}dist/${file}`, 'utf8').match(/<link rel="preload"[^>]*as="font"/g)?.length ?? 0
    return count === 0 ? [] : [`${file}: ${count} fonts are requested before its first paint`]
  })
  return fontBytes > BUDGETS.fonts ? [`fonts: ${kilobytes(fontBytes)} KB`, ...preloads] : preloads
}

const documentFaults = (loads: readonly FirstLoad[]): string[] =>
  loads
    .filter(({ page, file }) => page === 'home' && documentSize(file) > FIRST_PACKETS)
    .map(({ file }) => `${file}: ${documentSize(file)} bytes, ${FIRST_PACKETS} arrive without another round trip`)

const readLoads = (): FirstLoad[] => {
  try {
    return JSON.parse(readFileSync(`${ROOT}build/first-load.json`, 'utf8')) as FirstLoad[]
  } catch {
    throw new PlainError("There is no build to measure. Type 'npm run build' first.")
  }
}

await runScript(async () => {
  const loads = readLoads()
  const rows = [...Map.groupBy(loads, ({ page }) => page)].map(([page, of]) => rowOf(page, of, loads))
  console.log(
    `${'KB, brotli'.padEnd(20)}${['first paint', 'hydrated', 'next', 'css'].map((name) => name.padStart(16)).join('')}${'scripts'.padStart(13)}`,
  )
  for (const row of rows) {
    const budgets = budgetsOf(row.kind)
    const cells = WHAT.map((what) => cell(row[what], budgets[what]))
    console.log(`${row.page.padEnd(20)}${cells.join('')}${String(row.files).padStart(13)}`)
  }
  const faults = [
    ...rows.flatMap(overBudget),
    ...unwantedIn(
      loads.filter(({ kind }) => kind === 'content'),
      FORBIDDEN,
    ),
    ...unwantedIn(
      loads.filter(({ page }) => !page.startsWith('admin')),
      ADMIN,
    ),
    ...fontFaults(loads),
    ...documentFaults(loads),
  ]
  for (const fault of faults) console.error(fault)
  return faults.length === 0 ? 0 : 1
})
