/** Every clip in both of its formats, and which of them a browser loads. */
import { readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { LANGUAGES } from '#contracts/languages.ts'
import { clipOf, loadSound } from '#src/features/transcribe-demo/clip.ts'

afterEach(() => vi.restoreAllMocks())

// Proves DEMO-29.
it.each([
  ['probably', 'ogg'],
  ['', 'm4a'],
] as const)('a browser that answers "%s" about Ogg gets %s', async (answer, kind) => {
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue(answer)
  const urls = await Promise.all(LANGUAGES.map(loadSound))
  expect(urls.map((url) => /[a-z]+\.\w+$/.exec(url)?.[0])).toEqual(LANGUAGES.map((language) => `${language}.${kind}`))
})

/** Seconds, by the movie header of an MPEG-4 file (ISO 14496-12): time scale and duration. */
const secondsOf = (file: Buffer) => {
  const header = file.indexOf('mvhd') + 4
  return file.readUInt32BE(header + 16) / file.readUInt32BE(header + 12)
}

it.each(LANGUAGES)('%s: both formats have the duration of the words', (language) => {
  const file = readFileSync(`src/features/transcribe-demo/clips/${language}.m4a`)
  expect(secondsOf(file)).toBeCloseTo(clipOf(language).seconds, 0)
  // The index comes before the media data, so that it can be played while it is loading.
  expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'))
})
