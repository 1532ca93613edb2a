/** One picture of a page in all widths and colour schemes, side by side. */
import sharp from 'sharp'

/** Widths in pixels of the windows, and of their pictures on the sheet. */
export const WIDTHS = { 360: 300, 1280: 560 } as const
export type Width = keyof typeof WIDTHS

type Shot = { width: Width; png: Buffer }

const GAP = 16
/** Between light and dark, so that the edges of both are seen. */
const BACKGROUND = '#8a8585'
/** Pixels: longer pages are cut, as a smaller picture would be illegible. */
const MAX_HEIGHT = 4_000
const QUALITY = 40

const resizedShot = async ({ width, png }: Shot) => {
  const { data, info } = await sharp(png).resize({ width: WIDTHS[width] }).png().toBuffer({ resolveWithObject: true })
  if (info.height <= MAX_HEIGHT) return { data, width: info.width, height: info.height }
  const cut = await sharp(data).extract({ left: 0, top: 0, width: info.width, height: MAX_HEIGHT }).toBuffer()
  return { data: cut, width: info.width, height: MAX_HEIGHT }
}

/** WebP. */
export const drawSheet = async (shots: readonly Shot[]): Promise<Buffer> => {
  const pictures = await Promise.all(shots.map(resizedShot))
  const overlays = pictures.map(({ data }, index) => ({
    input: data,
    top: GAP,
    left: GAP + pictures.slice(0, index).reduce((sum, { width }) => sum + width + GAP, 0),
  }))
  const width = GAP + pictures.reduce((sum, picture) => sum + picture.width + GAP, 0)
  const height = 2 * GAP + Math.max(...pictures.map((picture) => picture.height))
  return sharp({ create: { width, height, channels: 3, background: BACKGROUND } })
    .composite(overlays)
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer()
}
