/** Renders the social cards, cached by a hash of text, template and fonts, since rendering slows a build down. */
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import subsetFont from 'subset-font'
import { COMMON_CHARACTERS } from '../kit/characters.ts'
import { ROOT } from '../kit/paths.mjs'
import { type Card, cardSvg } from './card-svg.ts'

const CACHE = `${ROOT}build/cards/`

/** The one weight of each font family that cards use. */
const FONTS: { file: string; variationAxes?: Record<string, number> }[] = [
  { file: `${ROOT}src/brand/fonts/gabarito.woff2` },
  { file: `${ROOT}src/brand/fonts/atkinson-hyperlegible-next.woff2`, variationAxes: { wght: 400 } },
]
/** Files other than the text that determine what a card looks like. */
const FORM = [...FONTS.map(({ file }) => file), `${ROOT}scripts/cards/card-svg.ts`, import.meta.filename]

/** Reads the site's fonts, converted to the one format that the renderer supports. */
const readFonts = () =>
  Promise.all(
    FONTS.map(({ file, variationAxes = {} }) =>
      subsetFont(readFileSync(file), COMMON_CHARACTERS, { targetFormat: 'truetype', variationAxes }),
    ),
  )

type Draw = (card: Card) => Uint8Array

const openRenderer = async (): Promise<Draw> => {
  await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
  const font = { fontBuffers: await readFonts(), loadSystemFonts: false }
  const measure = (element: string) =>
    new Resvg(`<svg xmlns="http://www.w3.org/2000/svg">${element}</svg>`, { font }).getBBox()?.width ?? 0
  return (card) => new Resvg(cardSvg(card, measure), { font }).render().asPng()
}

const keysOf = (cards: readonly Card[]) => {
  const form = createHash('sha256')
  for (const file of FORM) form.update(readFileSync(file))
  return cards.map(({ title, text, site, section, language }) => {
    const key = form
      .copy()
      .update(JSON.stringify([title, text, site, section, language]))
      .digest('hex')
      .slice(0, 24)
    return `${key}.png`
  })
}

/** Writes each card to its file under `folder`. */
export const drawCards = async (cards: readonly (Card & { file: string })[], folder: string): Promise<void> => {
  mkdirSync(CACHE, { recursive: true })
  const keys = keysOf(cards)
  const isDrawn = (key: string) => existsSync(CACHE + key)
  const draw = keys.every(isDrawn) ? null : await openRenderer()
  for (const [index, card] of cards.entries()) {
    const key = keys[index] ?? ''
    if (draw !== null && !isDrawn(key)) writeFileSync(CACHE + key, draw(card))
    mkdirSync(dirname(folder + card.file), { recursive: true })
    copyFileSync(CACHE + key, folder + card.file)
  }
  for (const old of readdirSync(CACHE).filter((name) => !keys.includes(name))) rmSync(CACHE + old)
}
