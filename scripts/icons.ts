/** `npm run icons`: renders every icon of the site from one drawing into public. The output is committed. */
import './kit/help.mjs'
import './kit/no-options.mjs'
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { ROOT } from './kit/paths.mjs'

/** Colours of the light theme in `tokens.css`: brand and background. */
const PLUM = '#63294c'
const PAPER = '#faf6f1'
const PUBLIC = `${ROOT}public/`

const BUBBLE = 'M3 12a12 12 0 1 1 12 15H3z'
/** Strokes of one path: rectangles with round ends take twice the bytes, and the icon is in every document. */
const bars = (color: string) =>
  `<path d="M9.5 14.5v3M15 10.5v11M20.5 13.5v5" stroke="${color}" stroke-width="3" stroke-linecap="round"/>`

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30">${content}</svg>`

/** For browser tabs of any colour: the light outline separates the icon from a dark tab. */
const ON_TAB = svg(
  `<path d="${BUBBLE}" fill="${PLUM}" stroke="${PAPER}" stroke-width="2" paint-order="stroke"/>${bars(PAPER)}`,
)

/** On a tile; `part` is the drawing's share of its width. */
const onTile = (part: number) => {
  const scale = part * (30 / 24)
  const middle = 15 - 15 * scale
  return svg(
    `<path d="M0 0h30v30H0z" fill="${PLUM}"/><g transform="translate(${middle} ${middle}) scale(${scale})"><path d="${BUBBLE}" fill="${PAPER}"/>${bars(PLUM)}</g>`,
  )
}

const png = (drawing: string, size: number) =>
  sharp(Buffer.from(drawing), { density: (72 * size) / 30 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

const HEADER_BYTES = 6
const ENTRY_BYTES = 16

/** An .ico file: PNG files behind a table of their sizes and offsets. */
const ico = (pictures: readonly { size: number; bytes: Buffer }[]) => {
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  for (const [index, { size, bytes }] of pictures.entries()) {
    const at = HEADER_BYTES + ENTRY_BYTES * index
    header.writeUInt8(size, at)
    header.writeUInt8(size, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(bytes.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += bytes.length
  }
  return Buffer.concat([header, ...pictures.map(({ bytes }) => bytes)])
}

/** Maskable icons keep the drawing in the middle four fifths, the safe zone. */
const FILES: Record<string, string | Buffer> = {
  'favicon.svg': `${ON_TAB}\n`,
  'favicon.ico': ico(await Promise.all([16, 32, 48].map(async (size) => ({ size, bytes: await png(ON_TAB, size) })))),
  'apple-touch-icon.png': await png(onTile(0.62), 180),
  'icon-192.png': await png(ON_TAB, 192),
  'icon-512.png': await png(ON_TAB, 512),
  'icon-maskable-512.png': await png(onTile(0.5), 512),
}

for (const [name, content] of Object.entries(FILES)) {
  writeFileSync(PUBLIC + name, content)
  console.log(`${name}: ${content.length} bytes`)
}
