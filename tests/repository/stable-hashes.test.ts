/** `npm run size` measures the same size, whatever hashes the file names have. */
import { expect, it } from 'vitest'
import { withStableHashes } from '../../scripts/kit/stable-hashes.ts'

const linesWith = (...hashes: [string, string, string]) =>
  `import"./choice-bar-${hashes[0]}.js";load("./home-${hashes[1]}.css");src:url(/assets/serif-${hashes[2]}.woff2)`

it('replaces the hash of each file name by one that depends on the name only', () => {
  const stable = withStableHashes(linesWith('D-2NLepl', 'Coo1E-7g', 'succFg4-'))
  expect(stable).toBe(withStableHashes(linesWith('C7y1KMVP', '__HpRWkf', 'jB7-7H41')))
  expect(stable).toMatch(/choice-bar-[\w-]{8}\.js.*home-[\w-]{8}\.css.*serif-[\w-]{8}\.woff2/)
})

it('gives files of different names or kinds different hashes, which cost as many bytes as those that are served', () => {
  const stable = withStableHashes('home-C7y1KMVP.js home-C7y1KMVP.css about-C7y1KMVP.js')
  expect(new Set(stable.match(/-[\w-]{8}(?=\.)/g)).size).toBe(3)
})

it('changes nothing else', () => {
  const text = 'a-b.js, prosa.draft.reply-12345678, reading-preferences'
  expect(withStableHashes(text)).toBe(text)
})
