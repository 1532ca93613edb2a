/**
 * The oldest browsers that the build is made for (`build.target`): Chrome 111, Safari 16.4, Firefox 121. Syntax is
 * compiled for them, and this looks for built-ins that they lack. Android 7 ends at Chrome 119, an iPhone 8 at Safari
 * 16.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ASSETS = join(import.meta.dirname, '../../dist/assets')

const NEWER = [
  /\bAbortSignal\.any\b/,
  /\bURL\.(canParse|parse)\b/,
  /\b(Object|Map)\.groupBy\b/,
  /\bPromise\.(withResolvers|try)\b/,
  /\bArray\.fromAsync\b/,
  /\.(isWellFormed|toWellFormed|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  /\.(checkVisibility|showPopover|togglePopover|moveBefore|setHTMLUnsafe)\(/,
  /\bIterator\.|\bRegExp\.escape\b|\.(toBase64|toHex|getOrInsert)\(/,
]

/** What scripts and styles use without a fallback, with the versions that introduced it. */
const SINCE: readonly (readonly [RegExp, Record<string, number>])[] = [
  [/\.to(Sorted|Reversed|Spliced)\(/, { chrome: 110, firefox: 115, safari: 16 }],
  [/\.findLast\(/, { chrome: 97, firefox: 104, safari: 15.4 }],
  [/\bAbortSignal\.timeout\b/, { chrome: 103, firefox: 100, safari: 16 }],
  [/:has\(/, { chrome: 105, firefox: 121, safari: 15.4 }],
  [/@container\b/, { chrome: 105, firefox: 110, safari: 16 }],
  [/\bcolor-mix\(/, { chrome: 111, firefox: 113, safari: 16.2 }],
  [/\boklch\(/, { chrome: 111, firefox: 113, safari: 15.4 }],
]

// Proves SITE-37.
it('the oldest browsers have what scripts and styles use without a fallback', () => {
  const config = readFileSync(join(import.meta.dirname, '../../vite.config.ts'), 'utf8')
  const oldest = (name: string) => Number(new RegExp(`'${name}([\\d.]+)'`).exec(config)?.[1])
  const sources = readdirSync(ASSETS)
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => readFileSync(join(ASSETS, name), 'utf8'))
  const used = SINCE.filter(([feature]) => sources.some((source) => feature.test(source)))
  expect(used.length).toBeGreaterThan(3)
  const missing = used.flatMap(([feature, versions]) =>
    Object.entries(versions)
      .filter(([name, version]) => !(oldest(name) >= version))
      .map(([name, version]) => `${feature.source}: ${name} ${version}`),
  )
  expect(missing).toEqual([])
})

// Proves SITE-37.
it('no script uses features that the oldest browsers lack', () => {
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(50)
  const found = scripts.flatMap((name) => {
    const source = readFileSync(join(ASSETS, name), 'utf8')
    return NEWER.map((api) => api.exec(source)?.[0])
      .filter((api) => api !== undefined)
      .map((api) => `${name}: ${api}`)
  })
  expect(found).toEqual([])
})
