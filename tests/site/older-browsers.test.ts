/**
 * The oldest browsers that the build is made for (`build.target`): Chrome 111, Safari 16.4, Firefox 114. Syntax is
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
