/** The fonts contain every character of the pages, and no page requests them before its first paint. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COMMON_CHARACTERS, OTHER_CHARACTERS, unicodeRangeOf } from '../../scripts/kit/characters.ts'
import { faultsOn } from './kit/built-pages.ts'

const subset = new Set(COMMON_CHARACTERS)

test('every character of every page is in the fonts that are fetched on every visit', () => {
  const faults = faultsOn(({ document }) => {
    const body = document.body.cloneNode(true) as HTMLElement
    for (const unseen of body.querySelectorAll('script, style')) unseen.remove()
    const used = new Set(body.textContent?.match(/\S/gu))
    const missing = [...used].filter((character) => !subset.has(character))
    return missing.length === 0 ? [] : [missing.join(' ')]
  })
  expect(faults).toEqual([])
})

test('no page requests a font before its first paint, unless JavaScript is off', () => {
  const faults = faultsOn(({ document }) => {
    const preloaded = document.querySelectorAll('link[rel="preload"][as="font"]').length
    const faces = document.getElementById('faces')
    const declared = faces?.textContent?.match(/@font-face/g)?.length ?? 0
    const inlineStyles = [...document.querySelectorAll('style:not(#faces)')]
      .map((style) => style.textContent ?? '')
      .join('')
    const earlyFaces = inlineStyles.match(/@font-face\s*\{(?![^}]*(?:unicode-range|local\())/g)?.length ?? 0
    const fonts = [preloaded, declared, earlyFaces, faces?.getAttribute('media')].join(' ')
    return fonts === '0 2 0 (scripting: none)' ? [] : [fonts]
  })
  expect(faults).toEqual([])
})

test('characters that occur in names only are in separate fonts, fetched on demand', () => {
  const styles = readFileSync('src/brand/fonts.css', 'utf8')
  const ranges = [...styles.matchAll(/unicode-range:([^;]*);/g)].map(([, range = '']) =>
    range.trim().split(/,\s*/).join(', '),
  )
  expect(ranges).toEqual([unicodeRangeOf(OTHER_CHARACTERS), unicodeRangeOf(OTHER_CHARACTERS)])
  for (const letter of 'ßøåÆŒØÿ') expect(OTHER_CHARACTERS).toContain(letter)
})
