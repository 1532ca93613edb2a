/**
 * Re-encodes every uploaded picture (ACCOUNT-24): the type is detected from the magic bytes, the dimensions are checked
 * before pixels are decoded, and metadata is dropped.
 */
import { setTimeout } from 'node:timers/promises'
import sharp, { type Sharp } from 'sharp'
import { AVATAR_MAX_BYTES, AVATAR_SIZE } from '#contracts/limits.ts'
import { Refusal } from '#server/http/failures.ts'
import { withoutAttachments } from './png-chunks.ts'

/** Large enough for camera pictures, too small for decompression bombs. */
const MAX_SIDE = 8_192
const MAX_PIXELS = 40_000_000
/** Timeout of decoding, in seconds. */
const TIMEOUT = 5

const startsWith = (bytes: Buffer, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte)

const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]

const KINDS = {
  png: (bytes: Buffer) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpeg: (bytes: Buffer) => startsWith(bytes, [0xff, 0xd8, 0xff]),
  webp: (bytes: Buffer) => startsWith(bytes, RIFF) && startsWith(bytes, WEBP, 8),
} as const

const kindOf = (bytes: Buffer) => Object.entries(KINDS).find(([, matches]) => matches(bytes))?.[0] ?? null

/** The MIME type in `data:…;base64,` is ignored: the client may claim any. */
const decode = (imageData: string): Buffer => {
  const text = imageData.replace(/^data:[^,]{0,90},/, '')
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) throw new Refusal('avatar.unsupported')
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length > AVATAR_MAX_BYTES) throw new Refusal('request.tooLarge')
  return bytes
}

/** sharp cannot abort reading a header: after the timeout the decoder continues in the background. */
const readHeader = async (picture: Sharp) => {
  const timer = new AbortController()
  const timeout = setTimeout(TIMEOUT * 1_000, undefined, { signal: timer.signal, ref: false }).then(() => {
    throw new Refusal('avatar.unsupported')
  })
  try {
    return await Promise.race([picture.metadata(), timeout])
  } finally {
    timer.abort()
    timeout.catch(() => undefined)
  }
}

/** A WebP of 512 × 512, cropped to its centre, rotated by EXIF. Throws `avatar.unsupported` or `request.tooLarge`. */
export const drawAvatar = async (imageData: string): Promise<Buffer> => {
  const sent = decode(imageData)
  const kind = kindOf(sent)
  const bytes = kind === 'png' ? withoutAttachments(sent) : sent
  if (kind === null || bytes === null) throw new Refusal('avatar.unsupported')
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
    const { format, width, height } = await readHeader(picture)
    if (format !== kind || width > MAX_SIDE || height > MAX_SIDE) throw new Refusal('avatar.unsupported')
    return await picture
      .rotate()
      .resize(AVATAR_SIZE, AVATAR_SIZE, { fit: 'cover' })
      .timeout({ seconds: TIMEOUT })
      .webp({ quality: 82 })
      .toBuffer()
  } catch (error) {
    if (error instanceof Refusal) throw error
    // Any decoder error means an unusable picture; its message is not sent to the client.
    throw new Refusal('avatar.unsupported')
  }
}
