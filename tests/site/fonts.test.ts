/** The fonts hold every character that the pages use, and pages ask early for one of them only. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COMMON_CHARACTERS, OTHER_CHARACTERS, unicodeRangeOf } from '../../scripts/kit/characters.ts'
import { faultsOn } from './kit/built-pages.ts'

const held = new Set(COMMON_CHARACTERS)

test('every character of every page is in the fonts that every visit fetches', () => {
  const faults = faultsOn(({ document }) => {
    for (const unseen of document.querySelectorAll('script, style')) unseen.remove()
    const used = new Set(document.body.textContent?.match(/\S/gu))
    const missing = [...used].filter((character) => !held.has(character))
    return missing.length === 0 ? [] : [missing.join(' ')]
  })
  expect(faults).toEqual([])
})

test('every page preloads one font', () => {
  const faults = faultsOn(({ document }) => {
    const preloaded = document.querySelectorAll('link[rel="preload"][as="font"]').length
    return preloaded === 1 ? [] : [`${preloaded} preloaded`]
  })
  expect(faults).toEqual([])
})

test('the letters of names that no page has are fetched where one is shown', () => {
  const styles = readFileSync('src/brand/fonts.css', 'utf8')
  const ranges = [...styles.matchAll(/unicode-range:([^;]*);/g)].map(([, range = '']) =>
    range.trim().split(/,\s*/).join(', '),
  )
  expect(ranges).toEqual([unicodeRangeOf(OTHER_CHARACTERS), unicodeRangeOf(OTHER_CHARACTERS)])
  for (const letter of 'ßøåÆŒØÿ') expect(OTHER_CHARACTERS).toContain(letter)
})
