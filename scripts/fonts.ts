/**
 * `npm run fonts`: subsets both families to the characters of the four languages, and a second file to those that only
 * names and messages contain, which `unicode-range` in `fonts.css` loads on demand. The output is committed.
 */
import './kit/help.mjs'
import './kit/no-options.mjs'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { COMMON_CHARACTERS, OTHER_CHARACTERS, unicodeRangeOf } from './kit/characters.ts'
import { ROOT } from './kit/paths.mjs'

const FAMILIES = [
  // Headings use one weight: the variable axis alone would be larger than the glyphs.
  { name: 'gabarito', weight: 800 },
  { name: 'atkinson-hyperlegible-next', weight: { min: 400, max: 700 } },
]

const OUTPUT = `${ROOT}src/brand/fonts/`
mkdirSync(OUTPUT, { recursive: true })

for (const { name, weight } of FAMILIES) {
  const folder = `${ROOT}node_modules/@fontsource-variable/${name}/`
  const whole = readFileSync(`${folder}files/${name}-latin-wght-normal.woff2`)
  const cut = async (file: string, characters: string) => {
    const bytes = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: { wght: weight } })
    writeFileSync(`${OUTPUT}${file}.woff2`, bytes)
    console.log(`${file}: ${whole.length} -> ${bytes.length} bytes`)
  }
  await cut(name, COMMON_CHARACTERS)
  await cut(`${name}-other`, OTHER_CHARACTERS)
  writeFileSync(`${OUTPUT}${name}-OFL.txt`, readFileSync(`${folder}LICENSE`))
}
console.log(`unicode-range: ${unicodeRangeOf(OTHER_CHARACTERS)}`)
