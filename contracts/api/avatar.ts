/**
 * `POST /api/user/avatar` (ACCOUNT-24): 413 `request.tooLarge` over 2 MB, 415 `avatar.unsupported` for anything that
 * is not really a PNG, JPEG or WebP picture. It is re-encoded as a WebP of 512 × 512 without the original's metadata.
 * `DELETE` removes the picture.
 */
import * as z from 'zod/mini'
import { AVATAR_MAX_BYTES } from '../limits.ts'

/** base64 has four characters for three bytes; the prefix of a data URL some more. */
const MAX_CHARACTERS = Math.ceil(AVATAR_MAX_BYTES / 3) * 4 + 100

export const avatarRequestSchema = z.strictObject({
  /** The picture in base64, bare or as a data URL, whose MIME type is ignored. */
  imageData: z.string().check(z.minLength(1), z.maxLength(MAX_CHARACTERS)),
  /** Accepted and ignored. */
  fileName: z.optional(z.string().check(z.maxLength(500))),
})
export const avatarResponseSchema = z.object({ avatar_url: z.nullable(z.string()) })
/** Never null after an upload. */
export const changedAvatarSchema = z.object({ avatar_url: z.string() })
