/** `npm run fonts`: cuts both families to the characters of four languages. The output is committed. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { CHARACTERS } from './kit/characters.ts'
import { ROOT } from './kit/paths.mjs'

const FAMILIES = [
  // Headings have one weight: the axis alone would cost more than the letters.
  { name: 'gabarito', weight: 800 },
  { name: 'atkinson-hyperlegible-next', weight: { min: 400, max: 700 } },
]

const OUTPUT = `${ROOT}src/brand/fonts/`
mkdirSync(OUTPUT, { recursive: true })

for (const { name, weight } of FAMILIES) {
  const folder = `${ROOT}node_modules/@fontsource-variable/${name}/`
  const whole = readFileSync(`${folder}files/${name}-latin-wght-normal.woff2`)
  const cut = await subsetFont(whole, CHARACTERS, { targetFormat: 'woff2', variationAxes: { wght: weight } })
  writeFileSync(`${OUTPUT}${name}.woff2`, cut)
  writeFileSync(`${OUTPUT}${name}-OFL.txt`, readFileSync(`${folder}LICENSE`))
  console.log(`${name}: ${whole.length} -> ${cut.length} bytes`)
}
