/**
 * The picture that is being cropped, as a module singleton: a tab crops one at a time. It is not in the context of the
 * machine, which the view and the two effects share, because contexts are inspected and written into test reports: the
 * machine has only the file's name, type and size.
 */
import type { Crop, PickedFile } from '#machines/avatar/avatar.machine.ts'
import { AVATAR_SIZE } from '#contracts/limits.ts'
import { ZOOM } from './crop-moves.ts'

/** Shorter side of what is kept for cropping: the closest crop still has every pixel that is sent. */
const KEPT_SIDE = AVATAR_SIZE * ZOOM.max

let picked: File | null = null
let bitmap: ImageBitmap | null = null

export const dropPicture = (): void => {
  picked = null
  bitmap?.close()
  bitmap = null
}

/** Stores the file in place of the previous one, and returns what the machine may have of it. */
export const storeFile = (file: File): PickedFile => {
  dropPicture()
  picked = file
  return { name: file.name, type: file.type, size: file.size }
}

/** A photo of 48 megapixels would take some 200 MB, and every move of the crop would scale all of it. */
const scaledDown = async (original: ImageBitmap): Promise<ImageBitmap> => {
  const { width, height } = original
  const scale = KEPT_SIDE / Math.min(width, height)
  if (scale >= 1) return original
  const [resizeWidth, resizeHeight] = [Math.round(width * scale), Math.round(height * scale)]
  const scaled = await createImageBitmap(original, { resizeWidth, resizeHeight, resizeQuality: 'high' })
  original.close()
  return scaled
}

/** Decoding cannot be aborted: its result is released if another file, or none, was picked meanwhile. */
const unlessReplaced = (decoded: ImageBitmap, file: File): ImageBitmap => {
  if (picked === file) return decoded
  decoded.close()
  throw new Error('another file was picked')
}

/** Rejects if the browser cannot decode the file as an image. */
export const openPicture = async (): Promise<void> => {
  const file = picked
  if (file === null) throw new Error('no file was picked')
  const decoded = unlessReplaced(await createImageBitmap(file), file)
  bitmap = unlessReplaced(await scaledDown(decoded), file)
}

/** In pixels, of the open picture. A square if none is open. */
export const pictureSize = (): { width: number; height: number } => ({
  width: bitmap?.width ?? 1,
  height: bitmap?.height ?? 1,
})

/** Draws the square that `crop` describes. No-op if no picture is open. */
export const drawPicture = (canvas: HTMLCanvasElement, { zoom, x, y }: Crop): void => {
  if (bitmap === null) return
  const side = Math.min(bitmap.width, bitmap.height) / zoom
  const left = ((bitmap.width - side) * x) / 100
  const top = ((bitmap.height - side) * y) / 100
  const context = canvas.getContext('2d')
  if (context === null) return
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

const asBase64 = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  // In chunks: the number of arguments of a call is limited.
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCodePoint(...bytes.subarray(at, at + 8_192))
  return btoa(text)
}

/** The square as WebP in base64, or as PNG in browsers that cannot encode WebP: the server accepts both. */
export const cutPicture = async (crop: Crop): Promise<string> => {
  const canvas = document.createElement('canvas')
  canvas.width = AVATAR_SIZE
  canvas.height = AVATAR_SIZE
  drawPicture(canvas, crop)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
  if (blob === null) throw new Error('the picture could not be written')
  return asBase64(blob)
}
