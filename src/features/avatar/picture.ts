/**
 * The picture that is being cropped. It stays in the tab: flows know what it is called, and never what it shows. A value of the
 * module, because the view that draws it and the two effects that open and cut it have no owner in common but the machine, whose
 * context is inspected and written into test reports. There is one, as a tab crops one picture at a time.
 */
import type { Crop, PickedFile } from '#machines/avatar/avatar.machine.ts'
import { AVATAR_SIZE } from '#contracts/limits.ts'

let picked: File | null = null
let bitmap: ImageBitmap | null = null

/** Keeps a file until the next one, and tells what the flow may know of it. */
export const holdFile = (file: File): PickedFile => {
  picked = file
  bitmap?.close()
  bitmap = null
  return { name: file.name, type: file.type, size: file.size }
}

/** Rejects where the browser finds no picture in the file. */
export const openPicture = async (): Promise<void> => {
  if (picked === null) throw new Error('no file was picked')
  bitmap = await createImageBitmap(picked)
}

/** Draws the square of the picture that `crop` names. Nothing where no picture is open. */
export const drawPicture = (canvas: HTMLCanvasElement, { zoom, x, y }: Crop): void => {
  if (bitmap === null) return
  const side = Math.min(bitmap.width, bitmap.height) / zoom
  const left = ((bitmap.width - side) * x) / 100
  const top = ((bitmap.height - side) * y) / 100
  const brush = canvas.getContext('2d')
  brush?.clearRect(0, 0, canvas.width, canvas.height)
  brush?.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

const asBase64 = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  // In parts: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCodePoint(...bytes.subarray(at, at + 8_192))
  return btoa(text)
}

/** The square as a small file, in base64. A browser that writes no WebP writes PNG: both are taken. */
export const cutPicture = async (crop: Crop): Promise<string> => {
  const canvas = document.createElement('canvas')
  canvas.width = AVATAR_SIZE
  canvas.height = AVATAR_SIZE
  drawPicture(canvas, crop)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
  if (blob === null) throw new Error('the picture could not be written')
  return asBase64(blob)
}
