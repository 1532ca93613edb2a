/** The fonts hold every character that the pages use, and pages ask early for one of them only. */
import { expect, test } from 'vitest'
import { CHARACTERS } from '../../scripts/kit/characters.ts'
import { faultsOn } from './kit/built-pages.ts'

const held = new Set(CHARACTERS)

test('every character of every page is in the fonts', () => {
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
