/** Digests of random values, and the comparison of secrets by them. Guessable values need a key: see `keyed-digest.ts`. */
import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

export const sha256Hex = (text: string): string => digest(text).toString('hex')

/** In constant time, whatever the length of what was given. */
export const isSameSecret = (value: string, secret: string): boolean => timingSafeEqual(digest(value), digest(secret))
