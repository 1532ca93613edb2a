/**
 * Removes PNG chunks that are not needed to render the picture. Compressed text and colour profiles can be
 * decompression bombs: a megabyte expands to a gigabyte even for a decoder that reads only the dimensions.
 */
import { inflateSync } from 'node:zlib'

const SIGNATURE_BYTES = 8
/** Length, type and checksum around the data of a chunk. */
const FRAME_BYTES = 12
const PROFILE_MAX_BYTES = 1024 * 1024

/** Chunks for pixels, colours and orientation; only the pixels (`IDAT`) are compressed. */
const ALLOWED_CHUNKS = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'cICP', 'eXIf'])

/** The data: a name of up to 79 bytes, a zero byte, the method, and the compressed profile. */
const isSmallProfile = (data: Buffer): boolean => {
  const name = data.indexOf(0)
  if (name < 1 || name > 79) return false
  try {
    inflateSync(data.subarray(name + 2), { maxOutputLength: PROFILE_MAX_BYTES })
    return true
  } catch {
    return false
  }
}

/** Null for a malformed file: a chunk that ends beyond the file, or no `IEND`. */
export const withoutAttachments = (png: Buffer): Buffer | null => {
  const parts = [png.subarray(0, SIGNATURE_BYTES)]
  let at = SIGNATURE_BYTES
  while (at + FRAME_BYTES <= png.length) {
    const end = at + FRAME_BYTES + png.readUInt32BE(at)
    if (end > png.length) return null
    const type = png.toString('latin1', at + 4, at + 8)
    const isAllowed = ALLOWED_CHUNKS.has(type) || (type === 'iCCP' && isSmallProfile(png.subarray(at + 8, end - 4)))
    if (isAllowed) parts.push(png.subarray(at, end))
    if (type === 'IEND') return Buffer.concat(parts)
    at = end
  }
  return null
}
