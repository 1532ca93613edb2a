/**
 * Keyed digest (HMAC): recognises a value again without storing it; without the key it can be neither read nor guessed.
 */
import { createHmac } from 'node:crypto'

/** 43 characters of base64url. `use` keeps the digests of one purpose apart from those of another. */
export const keyedDigest = (key: string, use: string, text: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([use, text]))
    .digest('base64url')
