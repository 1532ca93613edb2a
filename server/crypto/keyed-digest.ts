/** Keyed digest (HMAC): recognises a value without storing it. Without the key it can be neither read nor guessed. */
import { createHmac } from 'node:crypto'

/** 43 characters of base64url. `use` separates the digests of different purposes. */
export const keyedDigest = (key: string, use: string, text: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([use, text]))
    .digest('base64url')
